/** What a person does in a game, by pointer, key or control. */
import { type Signal, signal } from "@preact/signals";
import { pitLetter, pitsOf } from "../engine/pit.ts";
import { sameMove } from "../engine/position.ts";
import type { Direction, Move, Pit, Side } from "../engine/types.ts";
import { lonePerson } from "../session/seats.ts";
import { isUnderWay } from "../session/succession.ts";
import { moveOfTouch, type Touch } from "../session/touch.ts";
import type { Effect } from "./board/press.ts";
import type { KeyAction } from "./keys.ts";
import type { Model } from "./model.ts";
import { type Refused, refusalText } from "./text/refusalText.ts";
import type { Saying, Told } from "./text/reporter.ts";

export interface Actions {
  /** The pit whose two directions are on offer. */
  readonly choice: Signal<Pit | null>;
  /** The move that one more press plays, where the settings ask for two. */
  readonly chosen: Signal<Move | null>;
  /** The pit that is the board's one tab stop. */
  readonly cursor: Signal<Pit>;
  /** Counts refused presses, so that each can be seen. */
  readonly refusals: Signal<number>;
  /**
   * Plays, opens or closes the choice of directions, finishes a sowing, or says why not.
   * @param by whose hand it is, where two people face each other: what the other is about to do is left alone.
   */
  pressPit(pit: Pit, direction?: Direction, by?: Side | null): Effect;
  /** The board beside its pits. */
  pressBoard(by?: Side | null): Effect;
  /** The page beside the board. */
  pressElsewhere(by: Side | null): void;
  /** Halts a sowing or two machines' games where they are, or lets them go on. */
  pause(): void;
  key(action: KeyAction): void;
}

export function createActions(model: Model): Actions {
  const { ports, table, dialog, say } = model;
  const { session, settings, paused } = ports;
  const choice = signal<Pit | null>(null);
  const chosen = signal<Move | null>(null);
  const refusals = signal(0);

  const cursor = signal(firstPit());

  session.subscribe(({ kind }) => {
    if (kind !== "phase") drop();
    if (kind === "opened") cursor.value = firstPit();
  });

  function firstPit(): Pit {
    return pitAt(lonePerson(session.setup.seats) ?? "south", 0) as Pit;
  }

  function pitAt(side: Side, place: number): Pit | undefined {
    return pitsOf(session.setup.rules, side)[place];
  }

  function refuse(pit: Pit, code: Refused, by: Side | null): void {
    const { rules, seats } = table.value.setup;
    const { toMove } = table.value.position;
    refusals.value += 1;
    ports.refused();
    const saying: Saying = (t, listener) =>
      session.presented ? t("load.onlyShown") : refusalText({ t, rules, seats, listener }, code, pit, toMove);
    say({ saying }, "refusal", by);
  }

  function offer(pit: Pit): void {
    const { rules } = table.value.setup;
    choice.value = pit;
    const named = { pit: pitLetter(rules, pit) };
    const told: Told = { saying: (t) => t("board.choose", named), brief: (t) => t("board.choice", named) };
    say(told, "plain", table.value.position.toMove);
  }

  /** Forgets what a person was about to play, unless the other one's hand would have it so. */
  function drop(by: Side | null = null): void {
    if (by !== null && by !== table.value.position.toMove) return;
    choice.value = null;
    chosen.value = null;
  }

  /** Where a move is to be pressed twice and this is its first press, keeps it in mind. @returns whether it does. */
  function confirms(touch: Touch): boolean {
    if (!settings.value.confirm) return false;
    const { position, setup } = table.value;
    const move = moveOfTouch(setup.rules, position, session.phase, touch);
    if (!move.ok) return false;
    if (chosen.value !== null && sameMove(move.value, chosen.value)) return false;
    drop();
    chosen.value = move.value;
    const pit = pitLetter(setup.rules, touch.pit);
    say({ saying: (t) => t("board.confirm", { pit }) }, "plain", position.toMove);
    return true;
  }

  function finish(): Effect {
    paused.value = false;
    ports.finish();
    return "finished";
  }

  function pause(): void {
    if (isUnderWay(session)) paused.value = !paused.value;
  }

  function pressPit(pit: Pit, direction?: Direction, by: Side | null = null): Effect {
    const touch = touchOf(pit, direction);
    if (confirms(touch)) return "other";
    const tapped = session.tap(touch);
    if (tapped.ok) return "other";
    const { code } = tapped.error;
    const open = choice.value;
    drop(by);
    if (code === "choose-direction") {
      if (open !== pit) offer(pit);
    } else if (code === "showing") return finish();
    else refuse(pit, code, by);
    return "other";
  }

  function pressBoard(by: Side | null = null): Effect {
    if (session.phase === "showing") return finish();
    drop(by);
    if (session.phase === "thinking") refuse(cursor.value, "thinking", by);
    return "other";
  }

  function pressElsewhere(by: Side | null): void {
    if (by === null || by === table.value.position.toMove) choice.value = null;
  }

  function key(action: KeyAction): void {
    switch (action.kind) {
      case "pit": {
        if (session.phase === "showing") return; // A digit struck again must not reach into the next turn.
        const pit = pitAt(table.value.position.toMove, action.place);
        if (pit !== undefined) pressPit(pit);
        return;
      }
      case "undo":
        session.undo();
        return;
      case "hint":
        if (model.screen.value === "game") ports.adviser.hint();
        return;
      case "pause":
        pause();
        return;
      case "finish":
        if (session.phase === "showing") finish();
        return;
      case "mute":
        settings.value = { ...settings.value, muted: !settings.value.muted };
        return;
      case "help":
        model.showRules(table.value.setup.rules);
        return;
      case "menu":
        if (choice.value !== null || chosen.value !== null) drop();
        else if (model.screen.value === "game") dialog.value = "menu";
        else model.leave();
        return;
      default:
        action satisfies never;
    }
  }

  /** The middle pit pressed again means the direction that was chosen for it. */
  function touchOf(pit: Pit, direction: Direction | undefined): Touch {
    if (direction !== undefined) return { pit, direction };
    return chosen.value?.pit === pit ? chosen.value : { pit };
  }

  return { choice, chosen, cursor, refusals, pressPit, pressBoard, pressElsewhere, pause, key };
}
