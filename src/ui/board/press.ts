/**
 * From pointers to presses. One press is one intention: the second half of a double click, a second finger and a tap that
 * trembles count for nothing, and a press that only finished a sowing has no successor within the same breath.
 *
 * A mouse presses with `click`, since only that tells a double click; a finger or pen with its release, since two
 * fingers make no `click` at all. A `click` without either comes from a key or a screen reader.
 *
 * Where two people face each other, each has a hand of their own: what one does blocks or echoes nothing of the other's.
 */
import type { Side } from "../../engine/types.ts";

/** Two presses closer than this, in milliseconds, may be one. */
export const BREATH = 350;
/** Two presses closer than this, in CSS pixels, may be one; and a pointer that has moved this far drags. */
export const TREMOR = 24;

export interface PointerFacts {
  /** Milliseconds on any steady clock. */
  readonly time: number;
  readonly id: number;
  readonly kind: "mouse" | "touch" | "none";
  readonly x: number;
  readonly y: number;
  /** What lies under the pointer: a pit's letter, a move with its direction, "" for the bare board. */
  readonly target: string;
  /** The browser's count of clicks in a row. */
  readonly clicks: number;
  /** In whose half of the board it is, where two people face each other; else `null`. */
  readonly seat: Side | null;
}

/** What a press did. */
export type Effect = "finished" | "other";

/** `seat` is whose hand does it, where two people face each other; else `null`. */
export interface PressHandler {
  press(target: string, seat: Side | null): Effect;
  /** A pointer went down on `target` and was let go `dx`, `dy` away. @returns whether that meant something. */
  drag(target: string, dx: number, dy: number, seat: Side | null): boolean;
  /** `target` is being held, or nothing any more. */
  hold(target: string | null, seat: Side | null): void;
}

export interface Presser {
  down(facts: PointerFacts): void;
  up(facts: PointerFacts): void;
  /** The browser has taken the pointer over. */
  cancel(id: number): void;
  click(facts: PointerFacts): void;
  /** A press that was made outside the board, on a dialog for example. */
  elsewhere(facts: PointerFacts): void;
}

interface Hand {
  readonly seat: Side | null;
  /** The one pointer that counts; others that come with it do not. */
  held: PointerFacts | null;
  last: { readonly facts: PointerFacts; readonly effect: Effect | "elsewhere" } | null;
}

export function createPresser(handler: PressHandler): Presser {
  const hands: Hand[] = [];
  /** When a release was answered, whose `click` is still to come, if any comes. */
  let answered = Number.NEGATIVE_INFINITY;

  function handAt(seat: Side | null): Hand {
    const known = hands.find((hand) => hand.seat === seat);
    if (known !== undefined) return known;
    const hand = { seat, held: null, last: null };
    hands.push(hand);
    return hand;
  }

  /** Whether this press is the rest of the one before. */
  function isEcho({ last }: Hand, facts: PointerFacts): boolean {
    if (facts.clicks > 1) return true;
    if (last === null || facts.kind === "none" || facts.time - last.facts.time >= BREATH) return false;
    const near = Math.hypot(facts.x - last.facts.x, facts.y - last.facts.y) < TREMOR;
    if (last.effect === "elsewhere") return near;
    if (facts.kind === "mouse") return false;
    return last.effect === "finished" || near || (facts.target !== "" && facts.target === last.facts.target);
  }

  function press(hand: Hand, facts: PointerFacts): void {
    if (!isEcho(hand, facts)) hand.last = { facts, effect: handler.press(facts.target, hand.seat) };
  }

  /** @returns the hand that held the pointer, and where. */
  function letGo(id: number): { readonly hand: Hand; readonly from: PointerFacts } | null {
    const hand = hands.find(({ held }) => held?.id === id);
    const from = hand?.held;
    if (hand === undefined || !from) return null;
    hand.held = null;
    handler.hold(null, hand.seat);
    return { hand, from };
  }

  return {
    down(facts) {
      const hand = handAt(facts.seat);
      // A second finger counts for nothing, but one that rests on the board gives way.
      if (hand.held !== null && facts.time - hand.held.time < BREATH) return;
      hand.held = facts;
      answered = Number.NEGATIVE_INFINITY;
      handler.hold(facts.target, hand.seat);
    },
    up(facts) {
      const held = letGo(facts.id);
      if (held === null) return;
      const { hand, from } = held;
      const dx = facts.x - from.x;
      const dy = facts.y - from.y;
      const dragged = Math.hypot(dx, dy) >= TREMOR && handler.drag(from.target, dx, dy, hand.seat);
      if (dragged || facts.kind === "touch") answered = facts.time;
      if (!dragged && facts.kind === "touch" && facts.target === from.target) press(hand, facts);
    },
    cancel(id) {
      letGo(id);
    },
    click(facts) {
      const rest = facts.kind !== "none" && facts.time - answered < BREATH;
      answered = Number.NEGATIVE_INFINITY;
      if (!rest) press(handAt(facts.seat), facts);
    },
    elsewhere(facts) {
      handAt(facts.seat).last = { facts, effect: "elsewhere" };
    },
  };
}
