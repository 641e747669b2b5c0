/** What the settings and the system together ask the page to look like. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ThemeChoice } from "../storage/choices.ts";
import type { Settings } from "../storage/settings.ts";

export interface Appearance {
  readonly theme: ThemeChoice;
  readonly reducedMotion: boolean;
}

/** Follows the settings and, where they leave it to the system, the browser's media queries. */
export function watchAppearance(settings: ReadonlySignal<Settings>): ReadonlySignal<Appearance> {
  const light = watchMedia("(prefers-color-scheme: light)");
  const contrast = watchMedia("(prefers-contrast: more)");
  const still = watchMedia("(prefers-reduced-motion: reduce)");
  const theme = computed<ThemeChoice>(() => {
    const chosen = settings.value.theme;
    if (chosen !== "system") return chosen;
    return contrast.value ? "contrast" : light.value ? "light" : "dark";
  });
  const reducedMotion = computed(() => {
    const chosen = settings.value.motion;
    return chosen === "system" ? still.value : chosen === "reduced";
  });
  return computed(() => ({ theme: theme.value, reducedMotion: reducedMotion.value }));
}

function watchMedia(query: string): ReadonlySignal<boolean> {
  const list = window.matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
