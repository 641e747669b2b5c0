/** What is pointed at on the board, and the preview that follows from it. */
import { effect, signal } from "@preact/signals";
import { formatMove } from "../../engine/notation.ts";
import { pitLetter } from "../../engine/pit.ts";
import { legalMoves } from "../../engine/position.ts";
import type { Move } from "../../engine/types.ts";
import type { App } from "../context.ts";
import type { Table } from "../table.ts";
import { pitOfLetter } from "./places.ts";

/** A finger that rests for this long, in milliseconds, wants to see before it plays. */
const HOLD = 200;

/** Targets are a pit's letter or a move in notation. The one held counts before the one hovered or, later, in focus; while a pit's direction is to be chosen, no other pit counts. */
export interface Pointing {
  hover(target: string | null): void;
  focus(target: string | null): void;
  hold(target: string | null): void;
  stop(): void;
}

export function createPointing({ ports, table, actions }: App): Pointing {
  const hovered = signal<string | null>(null);
  const focused = signal<string | null>(null);
  const held = signal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = effect(() => {
    const { rules } = table.value.setup;
    const pointed = held.value ?? hovered.value ?? focused.value;
    const choice = actions.choice.value;
    const asked = choice === null ? null : pitLetter(rules, choice);
    const target = asked === null || pointed?.startsWith(asked) ? pointed : asked;
    ports.pointAt(target === null ? null : pitOfLetter(rules, target.slice(0, 1)));
    const preview = target === null ? null : movePreviewed(table.value, target);
    ports.preview(preview ?? actions.chosen.value);
  });

  return {
    hover(target) {
      hovered.value = target;
    },
    focus(target) {
      focused.value = target;
      if (target !== null) hovered.value = null;
    },
    hold(target) {
      clearTimeout(timer);
      held.value = null;
      if (target === null) return;
      timer = setTimeout(() => {
        held.value = target;
      }, HOLD);
    },
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
}

/** The only legal move that the target can mean for the person to move. */
function movePreviewed({ setup, position, phase }: Table, target: string): Move | null {
  if (phase !== "person") return null;
  const { rules } = setup;
  const [move, other] = legalMoves(rules, position).filter(
    (legal) => formatMove(rules, legal) === target || pitLetter(rules, legal.pit) === target,
  );
  return move === undefined || other !== undefined ? null : move;
}
