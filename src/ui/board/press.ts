/**
 * From pointers to presses. One press is one intention: the second half of a double click, a second finger and a tap that
 * trembles count for nothing, and a press that only finished a sowing has no successor within the same breath.
 *
 * A mouse presses with `click`, since only that tells a double click; a finger or pen with the release of the first
 * pointer, since two fingers make no `click` at all. A `click` without either comes from a key or a screen reader.
 */

/** Two presses closer than this, in milliseconds, may be one. */
export const BREATH = 350;
/** Two presses closer than this, in CSS pixels, may be one; and a pointer that has moved this far drags. */
export const TREMOR = 24;

export interface PointerFacts {
  /** Milliseconds on any steady clock. */
  readonly time: number;
  readonly id: number;
  readonly kind: "mouse" | "touch" | "none";
  readonly primary: boolean;
  readonly x: number;
  readonly y: number;
  /** What lies under the pointer: a pit's letter, a move with its direction, "" for the bare board. */
  readonly target: string;
  /** The browser's count of clicks in a row. */
  readonly clicks: number;
}

/** What a press did. */
export type Effect = "finished" | "other";

export interface PressHandler {
  press(target: string): Effect;
  /** A pointer went down on `target` and was let go `dx`, `dy` away. @returns whether that meant something. */
  drag(target: string, dx: number, dy: number): boolean;
  /** `target` is being held, or nothing any more. */
  hold(target: string | null): void;
}

export interface Presser {
  down(facts: PointerFacts): void;
  up(facts: PointerFacts): void;
  cancel(): void;
  click(facts: PointerFacts): void;
  /** A press that was made outside the board, on a dialog for example. */
  elsewhere(facts: PointerFacts): void;
}

export function createPresser(handler: PressHandler): Presser {
  let held: PointerFacts | null = null;
  let answered = false;
  let last: { readonly facts: PointerFacts; readonly effect: Effect | "elsewhere" } | null = null;

  /** Whether this press is the rest of the one before. */
  function isEcho(facts: PointerFacts): boolean {
    if (facts.clicks > 1) return true;
    if (last === null || facts.kind === "none" || facts.time - last.facts.time >= BREATH) return false;
    const near = Math.hypot(facts.x - last.facts.x, facts.y - last.facts.y) < TREMOR;
    if (last.effect === "elsewhere") return near;
    if (facts.kind === "mouse") return false;
    return last.effect === "finished" || near || (facts.target !== "" && facts.target === last.facts.target);
  }

  function press(facts: PointerFacts): void {
    if (!isEcho(facts)) last = { facts, effect: handler.press(facts.target) };
  }

  function letGo(): PointerFacts | null {
    const from = held;
    held = null;
    if (from !== null) handler.hold(null);
    return from;
  }

  return {
    down(facts) {
      if (!facts.primary) return;
      held = facts;
      answered = false;
      handler.hold(facts.target);
    },
    up(facts) {
      if (held?.id !== facts.id) return;
      const from = letGo();
      if (from === null) return;
      const dx = facts.x - from.x;
      const dy = facts.y - from.y;
      const dragged = Math.hypot(dx, dy) >= TREMOR && handler.drag(from.target, dx, dy);
      answered = dragged || facts.kind === "touch";
      if (!dragged && facts.kind === "touch" && facts.target === from.target) press(facts);
    },
    cancel() {
      letGo();
    },
    click(facts) {
      if (answered) answered = false;
      else press(facts);
    },
    elsewhere(facts) {
      last = { facts, effect: "elsewhere" };
    },
  };
}
