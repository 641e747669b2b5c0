/** Plays the sounds. The one file that knows Howler. */
import type { Howl } from "howler";
import type { Cue } from "../animation/cue.ts";
import { REFUSED, type Sound, soundOf } from "./cues.ts";
import { createPace } from "./pace.ts";
import { createTurns, TAKES } from "./takes.ts";

/** In the order in which they are tried: a browser may say that it knows a coding and then fail to decode it. */
const FILES = ["sprite.webm", "sprite.mp3"];
/** Where browsers let sound begin. Moving a pointer or touching without letting go is not enough. */
const GESTURES = ["touchend", "click", "keydown"];
/** Sounds at once; the oldest gives way. */
const VOICES = 8;
/** Milliseconds in which a sound that is cut short fades. */
const FADE = 60;

type Library = typeof import("howler");

interface Loudness {
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
}

interface Start {
  readonly loudness: Loudness;
  /** Gets what went wrong in the browser's audio; the game has gone on all the same. */
  readonly report: (error: unknown) => void;
}

export interface Player extends Cue {
  /** Fetches what plays, so that the first gesture finds it there. */
  prepare(): void;
  /** A press was refused. */
  refused(): void;
  set(loudness: Loudness): void;
  /** Fades whatever is heard: what it told of is no longer on show. */
  hush(): void;
}

/**
 * A player that is silent until the page's first gesture, when it loads its file, and wherever there is no sound to be
 * had. What cannot be heard at once is never heard: nothing waits for the file or for the browser's permission.
 */
export function createPlayer({ loudness, report }: Start): Player {
  const admits = createPace();
  const takeOf = createTurns();
  const voices = new Map<number, Sound>();
  let library: Library | null = null;
  let fetching: Promise<void> | null = null;
  let howl: Howl | null = null;
  let { volume, muted } = loudness;
  let returned = false;

  /** Where it cannot be had, the next gesture tries again. */
  function fetchLibrary(): Promise<void> {
    fetching ??= import("howler").then(
      (fetched) => {
        library = fetched;
        library.Howler.autoSuspend = false; // It would swallow the first sound after half a minute of thought.
      },
      (error: unknown) => {
        fetching = null;
        report(error);
      },
    );
    return fetching;
  }

  function setLoudness({ Howler }: Library): void {
    Howler.volume(volume);
    Howler.mute(muted);
  }

  function load({ Howl }: Pick<Library, "Howl">, [file, ...others]: readonly string[]): void {
    if (file === undefined) return;
    const forget = (id: number) => voices.delete(id);
    const loading = new Howl({
      src: `${import.meta.env.BASE_URL}sound/${file}`,
      sprite: { ...TAKES },
      onend: forget,
      onfade: (id) => loading.stop(id),
      onloaderror() {
        loading.unload();
        load({ Howl }, others);
      },
    });
    howl = loading;
  }

  /**
   * An iPhone back from the background is silent although its state may say that it runs; suspended and resumed, it
   * sounds again.
   */
  async function revive(audio: AudioContext): Promise<void> {
    if (audio.state === "running" && !returned) return;
    returned = false;
    if (audio.state === "running") await audio.suspend();
    await audio.resume();
  }

  function wake(): void {
    if (library === null) {
      fetchLibrary().then(() => library && wake());
      return;
    }
    if (howl === null) {
      setLoudness(library);
      load(library, FILES);
    }
    const { Howler } = library;
    if (Howler.usingWebAudio) revive(Howler.ctx).catch(ignore);
  }

  function fade(howl: Howl, [id, { volume }]: readonly [number, Sound]): void {
    voices.delete(id);
    howl.fade(volume, 0, FADE, id);
  }

  function fadeAll(which: (sound: Sound) => boolean): void {
    for (const voice of [...voices]) if (howl !== null && which(voice[1])) fade(howl, voice);
  }

  function play(sound: Sound): void {
    try {
      start(sound);
    } catch (error) {
      report(error);
    }
  }

  function start(sound: Sound): void {
    if (muted || library === null || howl?.state() !== "loaded") return;
    const { Howler } = library;
    if (!Howler.usingWebAudio || Howler.ctx.state !== "running") return;
    if (!admits(sound, performance.now())) return;
    if (sound.kind === "end") fadeAll(({ kind }) => kind === "sweep");
    const id = howl.play(takeOf(sound.name));
    howl.volume(sound.volume, id);
    howl.rate(sound.rate, id);
    voices.set(id, sound);
    const [oldest] = voices;
    if (voices.size > VOICES && oldest !== undefined) fade(howl, oldest);
  }

  for (const gesture of GESTURES) window.addEventListener(gesture, wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    returned = true;
  });

  return {
    prepare() {
      fetchLibrary();
    },
    play(event, context) {
      const sound = soundOf(event, context);
      if (sound !== null) play(sound);
    },
    refused() {
      play(REFUSED);
    },
    set(loudness) {
      ({ volume, muted } = loudness);
      if (library !== null && howl !== null) setLoudness(library);
    },
    hush() {
      fadeAll(() => true);
    },
  };
}

/** The next gesture tries again. */
function ignore(): void {}
