/**
 * Keeps a touch that meant one thing from meaning another: whoever wakes the screen does not press what appears under
 * the finger, with this finger, another one, the same key held down, or the second half of a double tap.
 */
import { BREATH } from "../ui/board/press.ts";

export interface Sign {
  /** `click` is what browsers make of a touch that has ended. */
  readonly kind: "down" | "up" | "click";
  /** The pointer or the key. */
  readonly id: string;
  /** Whether a touch of its own begins, and not one more finger or a key that is held. */
  readonly fresh: boolean;
  /** Milliseconds on any steady clock. */
  readonly time: number;
}

export interface Shield {
  /** From now on until everything that is held has been let go, and a breath longer. */
  raise(time: number): void;
  /** To be told of every sign. @returns whether it means nothing. */
  takes(sign: Sign): boolean;
  isRaised(time: number): boolean;
}

export function createShield(): Shield {
  const held = new Set<string>();
  let until = Number.NEGATIVE_INFINITY;
  let raised = false;

  function isRaised(time: number): boolean {
    if (held.size === 0 && time >= until) raised = false;
    return raised;
  }

  return {
    isRaised,
    raise(time) {
      raised = true;
      until = time + BREATH;
    },
    takes({ kind, id, fresh, time }) {
      if (kind === "down" && fresh) held.clear(); // What was let go unseen is held no longer.
      const taken = isRaised(time);
      if (kind === "down") held.add(id);
      if (kind === "up" && held.delete(id) && taken) until = time + BREATH;
      return taken;
    },
  };
}

const KINDS: Readonly<Record<string, Sign["kind"]>> = {
  pointerdown: "down",
  keydown: "down",
  pointerup: "up",
  pointercancel: "up",
  keyup: "up",
  click: "click",
};

/** Everything that a visitor's touches and keys make a browser tell. */
export const SIGNS = [...Object.keys(KINDS), "mousedown", "mouseup", "dblclick"];

/** `null` for what only goes along with another sign. */
export function signOf(event: Event): Sign | null {
  const kind = KINDS[event.type];
  const time = event.timeStamp;
  if (kind === undefined) return null;
  if (event instanceof KeyboardEvent) return { kind, id: event.code, fresh: !event.repeat, time };
  if (!(event instanceof PointerEvent)) return { kind, id: "", fresh: true, time };
  return { kind, id: `${event.pointerId}`, fresh: event.isPrimary, time };
}
