/** Puts the game on show: what the page, its settings and its sound are told of an exhibit. */
import { signal } from "@preact/signals";
import { DEFAULT_SETTINGS, type Settings } from "../storage/settings.ts";
import { createStore } from "../storage/store.ts";
import type { Exhibit, Surround } from "../ui/ports.ts";
import { AskAgain } from "./again.tsx";
import { attractSurround } from "./attract.tsx";
import { watchHours } from "./clock.ts";
import type { Config } from "./config.ts";
import { Lobby } from "./lobby.tsx";
import { type Loudness, loudnessOf } from "./loudness.ts";
import { Over } from "./over.tsx";
import type { Place } from "./place.ts";
import { takeSizes } from "./screen.ts";
import { fetchConfig } from "./settingsFile.ts";
import { Staff } from "./staff.tsx";
import "./exhibit.css";

/** What `main` is given to put an exhibit together. */
export interface Opened {
  readonly port: Exhibit;
  /** With which every visit begins. */
  readonly start: Settings;
  attract(): Promise<Surround>;
  /** How loud it may be now, whatever the visitor has set. */
  loudness(settings: Settings): Loudness;
}

interface Asked {
  readonly name: string;
  /** What the page's address asks for; it counts more than the settings file. */
  readonly asked: Partial<Settings>;
  readonly version: string;
}

/** @param name of the settings file. */
export async function openExhibit({ name, asked, version }: Asked): Promise<Opened> {
  const fetched = await fetchConfig(name);
  const { config } = fetched;
  takeSizes(config.touch);
  const place: Place = {
    ...fetched,
    ...watchHours(config, { date: () => new Date(), every: (ms, act) => void setInterval(act, ms) }),
    name,
    version,
    start: { ...startOf(config), ...asked },
    idle: signal(true),
    left: signal(null),
    halted: signal(false),
    device: createStore(() => window.localStorage),
    visit: createStore(() => window.sessionStorage),
  };
  return {
    start: place.start,
    port: {
      languages: config.languages,
      rules: config.rules,
      idle: place.idle,
      Lobby: () => <Lobby place={place} />,
      Over: () => <Over place={place} />,
      dialogs: { again: () => <AskAgain place={place} />, staff: () => <Staff place={place} /> },
    },
    attract: () => Promise.resolve(attractSurround(place)),
    loudness: (settings) => loudnessOf(settings, config.sound, place.quiet.value || place.idle.value),
  };
}

function startOf({ language, theme, speed, sound, rules, levels, facing }: Config): Settings {
  return {
    ...DEFAULT_SETTINGS,
    language,
    theme,
    speed,
    facing,
    muted: !sound.on,
    rules: rules[0] ?? DEFAULT_SETTINGS.rules,
    level: levels[0] ?? DEFAULT_SETTINGS.level,
  };
}
