/** Cupboards for the store: one that works, one that is full, one that is locked. */
import type { createStore } from "../../src/storage/store.ts";

type Cupboard = Parameters<typeof createStore>[0];

export function workingCupboard(held = new Map<string, string>()): Cupboard {
  return () => ({
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, text) => void held.set(name, text),
    removeItem: (name) => void held.delete(name),
    key: (n) => [...held.keys()][n] ?? null,
    length: held.size,
  });
}

/** Holds what it holds, and no more. */
export function fullCupboard(held: Map<string, string>): Cupboard {
  return () => ({
    ...workingCupboard(held)(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
}

/** As in a browser that forbids storage: already asking for it throws. */
export const lockedCupboard: Cupboard = () => {
  throw new DOMException("denied", "SecurityError");
};
