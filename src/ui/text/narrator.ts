/** Tells a screen reader, and the line under the turn, what happens in the session. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { endOf } from "../../engine/game.ts";
import type { Game, Side } from "../../engine/types.ts";
import type { Change } from "../../session/change.ts";
import { onlyMachines } from "../../session/seats.ts";
import { gamesIn } from "../../session/series.ts";
import type { Session } from "../../session/session.ts";
import type { Setup } from "../../session/setup.ts";
import type { SpeedChoice } from "../../storage/choices.ts";
import type { Settings } from "../../storage/settings.ts";
import { roundSentence } from "./matchText.ts";
import { createReporter, type Told } from "./reporter.ts";
import { lookedSentence, presentedSentence, standingSentence } from "./sentence.ts";

export interface Message extends Told {
  readonly id: number;
  readonly tone: "plain" | "refusal";
  /** Of two who face each other, the one whom it concerns alone. */
  readonly to: Side | null;
}

export interface Narrator {
  /** What the live region holds, the newest last. */
  readonly messages: ReadonlySignal<readonly Message[]>;
  say(told: Told, tone?: Message["tone"], to?: Side | null): void;
  tell(change: Change): void;
}

/** The last ply's sentence stays beside the present one, since an answer may come before it has been heard. */
const KEPT = 2;

export function createNarrator(session: Session, settings: ReadonlySignal<Settings>): Narrator {
  const messages = signal<readonly Message[]>([]);
  let said = 0;

  function say(told: Told, tone: Message["tone"] = "plain", to: Side | null = null): void {
    said += 1;
    messages.value = [...messages.value, { ...told, id: said, tone, to }].slice(-KEPT);
  }

  // In another language everything there would be read again: only what is still so remains.
  let { language } = settings.peek();
  settings.subscribe((now) => {
    if (now.language === language) return;
    language = now.language;
    messages.value = messages.value.filter(({ tone }) => tone === "plain").slice(-1);
  });

  const timeout = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  };
  const reporter = createReporter({ after: timeout }, say);

  function tell(change: Change): void {
    const { setup } = session;
    const named = { rules: setup.rules, seats: setup.seats };
    switch (change.kind) {
      case "phase":
        return;
      case "ply":
      case "replayed":
      case "again":
        reporter.ply(named, change.ply, isFast(setup, settings.value.speed));
        if (change.kind === "ply") tellRound(setup, change.game);
        return;
      case "opened":
      case "moved":
      case "closed":
        reporter.clear();
        if (change.kind === "opened" && followsFast(setup, settings.value.speed)) return;
        if (change.kind === "opened") messages.value = []; // Nothing of another game is read again.
        if (session.presented)
          say({ saying: (t, listener) => presentedSentence({ ...named, t, listener }, session.whole) });
        else if (change.kind === "opened" && change.game.cursor > 0 && endOf(change.game) === null)
          say({ saying: (t, listener) => lookedSentence({ ...named, t, listener }, change.game) });
        else say({ saying: (t, listener) => standingSentence({ ...named, t, listener }, change.game) });
        if (change.kind === "closed") tellRound(setup, change.game);
        return;
      case "looked":
        reporter.clear();
        say({ saying: (t, listener) => lookedSentence({ ...named, t, listener }, change.game) });
        return;
      default:
        change satisfies never;
    }
  }

  /** In a match, what a round that has ended brings. */
  function tellRound({ match, rules, seats }: Setup, game: Game): void {
    if (match === null || endOf(game) === null) return;
    say({ saying: (t, listener) => roundSentence({ rules, seats, t, listener }, match, game) });
  }

  return { messages, say, tell };
}

function isFast({ seats }: Setup, speed: SpeedChoice): boolean {
  return onlyMachines(seats) && (speed === "4" || speed === "instant");
}

/** Games that follow each other in no time are told by their ends alone. */
function followsFast(setup: Setup, speed: SpeedChoice): boolean {
  const { series } = setup;
  return series !== undefined && gamesIn(series) > 0 && isFast(setup, speed);
}
