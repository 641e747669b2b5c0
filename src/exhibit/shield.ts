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
  /** Covers what is held from now on until it has been let go, everything else for a breath. */
  raise(time: number): void;
  /** To be told of every sign. @returns whether it means nothing. */
  takes(sign: Sign): boolean;
  isRaised(time: number): boolean;
}

/** A hand that goes on resting on the screen covers itself alone: whoever sits across is answered. */
export function createShield(): Shield {
  /** What is down, and whether it is covered. */
  const held = new Map<string, boolean>();
  let until = Number.NEGATIVE_INFINITY;

  const isRaised = (time: number) => time < until;

  return {
    isRaised,
    raise(time) {
      until = time + BREATH;
      for (const id of held.keys()) held.set(id, true);
    },
    takes({ kind, id, fresh, time }) {
      if (kind === "down" && fresh) held.clear(); // What was let go unseen is held no longer.
      const taken = isRaised(time) || held.get(id) === true;
      if (kind === "down") held.set(id, taken);
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
