/** Puts the program together: the one place that knows every room. */
import { computed, effect, signal } from "@preact/signals";
import { version } from "../package.json";
import { createClient } from "./ai/client.ts";
import { hireWorker, pageTimer } from "./ai/hire.ts";
import { knowsEnds, placeOf } from "./ai/protocol.ts";
import { createQueue } from "./animation/queue.ts";
import { endOf } from "./engine/game.ts";
import type { Fault } from "./engine/result.ts";
import { split } from "./engine/rules/split.ts";
import { LANGUAGES } from "./i18n/language.ts";
import { type Around, fitBoard, type Size, USUAL } from "./layout/view.ts";
import { createEasel, type Looks } from "./scenes/easel.ts";
import { createAdviser } from "./session/adviser.ts";
import type { Change } from "./session/change.ts";
import { createReviewer } from "./session/reviewer.ts";
import { isMachine, lonePerson, onlyMachines, onlyPersons } from "./session/seats.ts";
import { createSession } from "./session/session.ts";
import { parseSeat, presentedSetup, resumedSetup, type SeatId, type Setup } from "./session/setup.ts";
import { followGames } from "./session/succession.ts";
import { createPlayer } from "./sound/player.ts";
import { parseAddress } from "./storage/address.ts";
import { speedFactor } from "./storage/choices.ts";
import { createKeeper } from "./storage/keeper.ts";
import { LINK_MARK } from "./storage/link.ts";
import { isResting } from "./storage/newVersion.ts";
import { keepOffline } from "./storage/offline.ts";
import { createRescue } from "./storage/rescue.ts";
import type { Save } from "./storage/save.ts";
import { readSettings, type Settings, writeSettings } from "./storage/settings.ts";
import { createStore } from "./storage/store.ts";
import { mountApp } from "./ui/app.tsx";
import { watchAppearance } from "./ui/appearance.ts";
import { readMeasures } from "./ui/measures.ts";
import type { Lack, Notice, Screen, Spoilt } from "./ui/ports.ts";
import { returnsToGame } from "./ui/trail.ts";

const report = (error: unknown) => console.error(error);

const languages = LANGUAGES.map(({ id }) => id);
const address = parseAddress(location.search, location.hash, parseSeat, languages);
/** In an exhibit nothing outlives the visit. */
const store = createStore(() => (address.exhibit === null ? window.localStorage : window.sessionStorage));
const tab = createStore(() => window.sessionStorage);
const notices = signal<readonly Notice[]>(address.faults.map((fault) => ({ about: "address", fault })));

/** What is met again with every move is told once. */
const told = new Set<string>();

function notice(about: Spoilt["about"], fault: Fault): void {
  if (told.has(fault.code)) return;
  if (fault.code.startsWith("STORE_")) told.add(fault.code);
  notices.value = [...notices.peek(), { about, fault }];
}

/** What cannot be had is tried again and again; it is told while it is missing. */
function miss(about: Lack["about"], missing = true): void {
  const others = notices.peek().filter((notice) => notice.about !== about);
  if (missing === others.length < notices.peek().length) return;
  notices.value = missing ? [...others, { about }] : others;
}

const rescue = createRescue({
  tab,
  now: Date.now,
  timer: pageTimer,
  reachable: () => fetch("./", { cache: "no-cache" }).then(({ ok }) => ok),
  reload: () => location.reload(),
});

/** What nobody has foreseen may have stopped the picture or the play. */
window.addEventListener("error", ({ error }) => {
  if (!(error instanceof Error)) return; // A browser's mere remark.
  miss("unforeseen");
  rescue.call();
});

/** Nothing can be shown without what could not be fetched: waits to be loaded anew. */
function stuck(error: unknown): Promise<never> {
  report(error);
  rescue.call();
  return new Promise(() => {});
}

// Settings. What the address asks for holds for this visit and is not kept.

const visit: Partial<Settings> = {
  ...(address.lang !== null && { language: address.lang }),
  ...(address.theme !== null && { theme: address.theme }),
  ...(address.speed !== null && { speed: address.speed }),
};
const exhibit =
  address.exhibit === null
    ? null
    : await (await import("./exhibit/exhibit.tsx").catch(stuck)).openExhibit({
        name: address.exhibit,
        asked: visit,
        version,
      });
const kept = readSettings(store, languages);
if (kept.fault !== null) notice("settings", kept.fault);
const begun = exhibit === null || returnsToGame() ? kept.settings : exhibit.start;
const settings = signal<Settings>({ ...begun, ...visit });
settings.subscribe((now) => {
  const own = Object.entries(now).filter(([name, value]) => visit[name as keyof Settings] !== value);
  const written = writeSettings(store, { ...kept.settings, ...Object.fromEntries(own) });
  if (!written.ok) notice("settings", written.error);
});
const appearance = watchAppearance(settings);

// What is seen and heard. The game waits for its picture, and stands still while there is none.

const loudness = computed(() => exhibit?.loudness(settings.value) ?? settings.value);
const sound = createPlayer({ loudness: loudness.value, report });
loudness.subscribe((now) => sound.set(now));

const queue = createQueue();
const paused = signal(false);
effect(() => {
  queue.speed = speedFactor(settings.value.speed);
  queue.paused = paused.value;
});

const easel = createEasel({
  queue,
  cue: sound,
  hush: sound.hush,
  report,
  lost() {
    miss("graphics");
    rescue.call();
  },
  incomplete: (missing) => miss("picture", missing),
  looks: () => looks.value,
  viewpoint: () => lonePerson(session.setup.seats),
});

const machine = createClient({
  hire: hireWorker,
  timer: pageTimer,
  report(error) {
    report(error);
    if (!told.has("machine")) miss("machine");
    told.add("machine");
  },
});
const session = createSession({ machine, show: easel, report });

const adviser = createAdviser({ session, analyst: machine, report });
const reviewer = createReviewer({ session, analyst: machine, adviser, report });

/** Whose row is at the bottom: a person alone sits there. */
const seat = signal(lonePerson(session.setup.seats) ?? "south");
const row = signal(session.setup.rules.row);
const twoPersons = signal(playedByTwo());
const facing = computed(() => settings.value.facing && twoPersons.value);
const size = signal<Size | null>(null);
const measures = signal<Omit<Around, "facing">>(USUAL);
const around = computed<Around>(() => ({ ...measures.value, facing: facing.value }));
const looks = computed<Looks>(() => {
  const { counts } = settings.value;
  const numerals = counts === "focus" ? "pointed" : counts;
  return { ...appearance.value, seat: seat.value, around: around.value, numerals };
});
looks.subscribe(easel.changeLooks);

function playedByTwo(): boolean {
  return session.setup.purpose === "play" && onlyPersons(session.setup.seats) && !session.presented;
}

function show(change: Change): void {
  if (change.kind === "opened") {
    seat.value = lonePerson(session.setup.seats) ?? "south";
    row.value = session.setup.rules.row;
    twoPersons.value = playedByTwo();
  }
  easel.show(change);
}

/** Snaps to the present when the page is seen again. */
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") easel.finish();
});

// Games. A save is found again by the address that began its game.

const forever = new AbortController().signal;
const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const asked: Setup = {
  rules: address.rules ?? split,
  seats: askedSeats(address.south, address.north),
  start: address.position,
  seed: address.seed ?? randomSeed(),
  match: null,
  purpose: "play",
};

/** Where the address leaves a seat open, one person plays one machine. */
function askedSeats(south: SeatId | null, north: SeatId | null): Setup["seats"] {
  const other = (seat: SeatId | null): SeatId => (seat === "human" ? "level:2" : "human");
  return { south: south ?? other(north ?? "level:2"), north: north ?? other(south ?? "human") };
}

const lastGame = signal<Save<SeatId> | null>(null);
const keeper = createKeeper({
  store,
  tab,
  parseSeat,
  now: Date.now,
  asked: address.opens === "game" && address.game === null ? { ...asked, seed: address.seed } : null,
  isOwn: (seats) => exhibit === null && !onlyMachines(seats),
  last: lastGame,
  tell: (fault) => notice("save", fault),
});

function keep(): void {
  const { whole: game, setup, presented } = session;
  const { seats, seed, match, purpose } = setup;
  keeper.keep(presented || purpose !== "play" ? null : { game, seats, seed, match });
}

/** A page that is loaded again shows the game that it showed; else the address says what opens. */
function openFirst(): Screen {
  const left = returnsToGame() ? keeper.left() : null;
  const kept = left ?? keeper.found();
  if (kept !== null) session.open(resumedSetup(kept), kept.game);
  else if (address.opens !== "game") return address.opens;
  else if (address.game !== null) session.present(presentedSetup(address.game), address.game);
  else session.open(asked);
  return left === null ? address.opens : "game";
}

/** Nobody finds the game of a visitor who has gone. */
effect(() => {
  if (exhibit?.port.idle.value) lastGame.value = null;
});

/** Where a machine plays that makes use of it, it learns how games end, once the board stands. */
function prepare({ kind }: Change): void {
  const { game, setup } = session;
  const { south, north } = setup.seats;
  if (kind !== "opened" || endOf(game) !== null) return;
  if (![south, north].some((seat) => isMachine(seat) && knowsEnds(seat))) return;
  easel
    .appeared()
    .then(() => machine.prepare(placeOf(game), forever))
    .catch(report);
}

session.subscribe(show);
session.subscribe(keep);
session.subscribe(prepare);
followGames({ session, show: easel });
const firstScreen = openFirst();
if (firstScreen !== "home") easel.prepare();

/** Another tab has gone on with the same game: this one follows. */
window.addEventListener("storage", () => {
  const newer = keeper.newer();
  if (newer !== null) session.open(resumedSetup(newer), newer.game);
});

/** A link that is opened in this very page changes nothing but the fragment of its address. */
window.addEventListener("hashchange", () => {
  if (location.hash.startsWith(LINK_MARK)) location.reload();
});

// The page.

const root = document.querySelector("#app");
if (!(root instanceof HTMLElement)) throw new Error("The page has no place for the game.");

const shown = (firstScreen === "home" ? Promise.resolve() : easel.appeared()).then(idle);

mountApp(
  root,
  {
    session,
    adviser,
    reviewer,
    settings,
    appearance,
    paused,
    lastGame,
    records: keeper.records,
    notices,
    view: computed(() =>
      size.value === null ? null : fitBoard(size.value, row.value, seat.value, around.value),
    ),
    facing,
    languages: navigator.languages,
    attachBoard(place) {
      const measure = () => {
        measures.value = readMeasures();
        size.value = { width: place.clientWidth, height: place.clientHeight };
      };
      const observer = new ResizeObserver(measure);
      observer.observe(place);
      measure();
      const takeDown = easel.hang(place, session);
      return () => {
        observer.disconnect();
        takeDown();
      };
    },
    finish: easel.finish,
    preview: easel.preview,
    pointAt: easel.point,
    photograph: easel.photograph,
    refused: sound.refused,
    missed(error) {
      report(error);
      miss("part");
    },
    exhibit: exhibit?.port ?? null,
    rooms: {
      lesson: () => import("./learn/lessonView.tsx").then((room) => room.lessonSurround),
      guide: () => import("./learn/guideView.tsx").then((room) => room.guideSurround),
      ...(exhibit !== null && { attract: exhibit.attract }),
    },
    about: () => import("./learn/about.tsx").then((room) => room.About),
    seed: () => address.seed ?? randomSeed(),
  },
  firstScreen,
)
  .catch(stuck)
  .then(stayWithoutNetwork)
  .catch(report);

shown.then(sound.prepare).catch(report);
shown.then(easel.prepare).catch(report);

/** The built page keeps itself on the device, where the browser has service workers and lets it. */
async function stayWithoutNetwork({ screen, dialog }: Awaited<ReturnType<typeof mountApp>>): Promise<void> {
  const { serviceWorker: workers, locks }: Partial<Navigator> = navigator;
  if (!import.meta.env.PROD || workers === undefined || locks === undefined) return;
  await keepOffline({
    workers,
    locks,
    timer: pageTimer,
    now: Date.now,
    tab,
    resting: computed(() => isResting(screen.value, dialog.value !== null, address.opens)),
    shown,
    fetched: () =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.includes("/exhibits/")),
    fetch: (address) => fetch(address),
    reload: () => location.reload(),
  });
}

/** Resolves when the browser has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 2_000);
  });
}
