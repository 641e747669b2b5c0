/** The page's state: the session as signals, and what is open on top of it. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { endOf } from "../engine/game.ts";
import type { Headers } from "../engine/headers.ts";
import { oppositeSide } from "../engine/pit.ts";
import type { Game, RuleSet, Side } from "../engine/types.ts";
import type { Speech } from "../i18n/language.ts";
import { lonePerson, onlyMachines } from "../session/seats.ts";
import { resumedSetup, type SeatId, type Setup } from "../session/setup.ts";
import { isUnderWay } from "../session/succession.ts";
import type { Save } from "../storage/save.ts";
import { type Draft, startDraft } from "./draft.ts";
import { createInsight, type Insight } from "./insight.ts";
import type { Ports, RoomName, Screen, Surround } from "./ports.ts";
import { type Table, tableOf } from "./table.ts";
import { createNarrator, type Narrator } from "./text/narrator.ts";
import { type Named, playerName, type Words } from "./text/words.ts";

export type DialogName =
  | "menu"
  | "settings"
  | "rules"
  | "new"
  | "restart"
  | "resign"
  | "agree"
  | "watch"
  | "records"
  | "share"
  | "load"
  | "editor"
  | "practice"
  | "language"
  | "text"
  | "about"
  | "replace"
  | "again"
  | "staff";

export interface Model extends Insight, Pick<Narrator, "messages" | "say"> {
  readonly ports: Ports;
  readonly speech: ReadonlySignal<Speech>;
  readonly screen: Signal<Screen>;
  /** What stands around the board where the screen is neither home nor the game. */
  readonly surround: ReadonlySignal<Surround | null>;
  readonly dialog: Signal<DialogName | null>;
  /** Of two who face each other, the one to whom the dialog is turned. */
  readonly asker: ReadonlySignal<Side>;
  /** Whether the moves are shown beside the board. */
  readonly panel: Signal<boolean>;
  /** The rule set that the rules dialog or another room explains. */
  readonly shownRules: ReadonlySignal<RuleSet>;
  /** From where the practice dialog begins. */
  readonly practice: ReadonlySignal<Draft>;
  readonly table: ReadonlySignal<Table>;
  readonly words: ReadonlySignal<Words>;
  /** What the record of the game that is presented says beside its moves. */
  readonly credits: ReadonlySignal<Headers>;
  /** Goes on with a game, or begins one; where that takes the place of an unfinished one, it is asked first. */
  open(setup: Setup, game?: Game): void;
  /** Shows a game to be looked at only; the last game stays as it is. @param headers of its record. */
  present(setup: Setup, game: Game, headers: Headers): void;
  /** Begins the game that was asked about. */
  replace(): void;
  /** Ends the game by agreement, or tells that the machine wants to play on. */
  agree(): void;
  /** Goes on with the last game. */
  goOn(): void;
  goHome(): void;
  /** Opens a dialog for one of two who face each other. */
  ask(name: DialogName, by: Side): void;
  /** Shows another room's screen, as soon as that has been fetched; where it cannot be, tells so. @param rules that it is to be about. */
  enter(room: RoomName, rules?: RuleSet): Promise<void>;
  /** Back from another room's screen: to the game as it stood there, or home. */
  leave(): void;
  showRules(rules: RuleSet): void;
  /** Asks how to play from a position. @param from can be played. */
  practise(from: Draft): void;
}

export function createModel(ports: Ports, speech: ReadonlySignal<Speech>, firstScreen: Screen): Model {
  const { session, settings, paused } = ports;
  const screen = signal(firstScreen);
  const surround = signal<Surround | null>(null);
  let back = goHome;
  const dialog = signal<DialogName | null>(null);
  const asker = signal<Side>("south");
  dialog.subscribe((name) => {
    if (name === null) asker.value = "south";
  });
  const panel = signal(session.presented);
  const shownRules = signal(session.setup.rules);
  const practice = signal(startDraft(session.setup.rules));
  const table = signal(tableOf(session));
  const credits = signal<Headers>(new Map());
  const words = computed<Words>(() => ({ ...namedBy(table.value.setup), t: speech.value.t }));
  const narrator = createNarrator(session, settings);
  const { messages, say } = narrator;
  let asked: Setup | null = null;

  session.subscribe((change) => {
    table.value = tableOf(session);
    if (!isUnderWay(session)) paused.value = false;
    if (session.presented && change.kind === "opened" && session.setup.purpose === "play") panel.value = true;
    if (change.kind === "opened") credits.value = new Map();
    narrator.tell(change);
  });
  if (firstScreen === "game") narrator.tell({ kind: "opened", game: session.game });

  function enterGame(): void {
    paused.value = false;
    dialog.value = null;
    screen.value = "game";
  }

  function begin(setup: Setup, game?: Game): void {
    enterGame();
    session.open(setup, game);
  }

  function present(setup: Setup, game: Game, headers: Headers): void {
    enterGame();
    session.present(setup, game);
    credits.value = headers;
  }

  function goHome(): void {
    paused.value = true; // Two machines would play on unseen.
    dialog.value = null;
    screen.value = "home";
  }

  /** From another room to where the page is now. */
  function wayBack(): () => void {
    if (screen.value === "home") return goHome;
    const { setup, whole, presented } = session;
    const headers = credits.value;
    return () => (presented ? present(setup, whole, headers) : begin(setup, whole));
  }

  async function enter(room: RoomName, rules: RuleSet = session.setup.rules): Promise<void> {
    const fetched = await ports.rooms[room]?.().catch(ports.missed);
    if (fetched === undefined) return;
    if (room === "attract") back = goHome;
    else if (screen.value === "home" || screen.value === "game") back = wayBack();
    batch(() => {
      paused.value = false;
      dialog.value = null;
      shownRules.value = rules;
      surround.value = fetched;
      screen.value = room;
    });
  }

  return {
    ...createInsight(ports, table, panel, say),
    ports,
    speech,
    screen,
    surround,
    dialog,
    asker,
    panel,
    shownRules,
    practice,
    table,
    words,
    credits,
    messages,
    say,
    present,
    open(setup, game) {
      const last = ports.lastGame.value;
      const takesPlace = game === undefined && setup.purpose === "play";
      if (!takesPlace || last === null || !isMissed(last)) return begin(setup, game);
      asked = setup;
      dialog.value = "replace";
    },
    replace() {
      if (asked !== null) begin(asked);
    },
    agree() {
      const { setup } = session;
      const side = lonePerson(setup.seats);
      const tell = (key: "ask.asked" | "ask.refused" | "ask.silent") => {
        if (side === null) return;
        say({ saying: (t) => t(key, { name: playerName({ ...namedBy(setup), t }, oppositeSide(side)) }) });
      };
      tell("ask.asked");
      session.agree().then((agreed) => {
        if (agreed.ok) return;
        if (agreed.error.code === "NOT_AGREED") tell("ask.refused");
        if (agreed.error.code === "NO_ANSWER") tell("ask.silent");
      });
    },
    goOn() {
      const last = ports.lastGame.value;
      if (screen.value === "game" || last === null) dialog.value = null;
      else begin(resumedSetup(last), last.game);
    },
    goHome,
    ask(name, by) {
      asker.value = by;
      dialog.value = name;
    },
    enter,
    leave: () => back(),
    showRules(rules) {
      shownRules.value = rules;
      dialog.value = "rules";
    },
    practise(from) {
      practice.value = from;
      dialog.value = "practice";
    },
  };
}

/** Whether a person would miss the game if another took its place. */
function isMissed({ game, seats }: Save<SeatId>): boolean {
  return endOf(game) === null && !onlyMachines(seats);
}

const namedBy = ({ rules, seats }: Setup): Named => ({ rules, seats });
