/** A cupboard of named texts that may be locked or full. */
import { err, type Fault, ok, type Result } from "../engine/result.ts";

export type StoreFault = Fault<"STORE_FORBIDDEN" | "STORE_FULL">;

export interface Store {
  /** The text last written under this name, `null` if there is none. */
  read(name: string): Result<string | null, StoreFault>;
  /** On a fault, what was there before is still there. */
  write(name: string, text: string): Result<null, StoreFault>;
  remove(name: string): Result<null, StoreFault>;
  /** All names under which something lies here, in no order. */
  names(): Result<readonly string[], StoreFault>;
}

/** Keeps the names of this game apart from those of others on the same host. */
const PREFIX = "alemungula:";

/** What browsers call a full storage. */
const FULL = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];

/**
 * @param open gives the browser's storage. It is called anew for every deed and may throw, as
 * `() => window.localStorage` does where storage is forbidden.
 */
export function createStore(
  open: () => Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">,
): Store {
  function attempt<T>(deed: (storage: ReturnType<typeof open>) => T): Result<T, StoreFault> {
    try {
      return ok(deed(open()));
    } catch (error) {
      const full = error instanceof DOMException && FULL.includes(error.name);
      return full
        ? err("STORE_FULL", "The browser has no room left to store anything.")
        : err("STORE_FORBIDDEN", "The browser does not let anything be stored.");
    }
  }

  return {
    read: (name) => attempt((storage) => storage.getItem(PREFIX + name)),
    write: (name, text) =>
      attempt((storage) => {
        storage.setItem(PREFIX + name, text);
        return null;
      }),
    remove: (name) =>
      attempt((storage) => {
        storage.removeItem(PREFIX + name);
        return null;
      }),
    names: () =>
      attempt((storage) =>
        Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? "")
          .filter((key) => key.startsWith(PREFIX))
          .map((key) => key.slice(PREFIX.length)),
      ),
  };
}
