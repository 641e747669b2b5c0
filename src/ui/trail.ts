/** Gives a game begun at home its own entry in the browser's history, so that Back leads home and not out. */
import type { Model } from "./model.ts";
import type { Screen } from "./ports.ts";

export function followHistory({ screen, goHome, goOn }: Pick<Model, "screen" | "goHome" | "goOn">): void {
  let shown = screen.peek();
  if (shown === "home" || !returnsToGame()) history.replaceState(null, "");
  screen.subscribe((next) => {
    if (next === shown) return;
    shown = next;
    if (leadsOn(next) && !isGame(history.state)) history.pushState({ game: true }, "");
    if (!leadsOn(next) && isGame(history.state)) history.back();
  });
  window.addEventListener("popstate", ({ state }) => {
    if (isGame(state) && screen.peek() === "home") goOn();
    if (!isGame(state) && leadsOn(screen.peek())) goHome();
  });
}

/** Whether Back leads from a screen to another one of ours. */
const leadsOn = (screen: Screen) => screen !== "home" && screen !== "attract";

/**
 * Whether the page is loaded again, or come back to, at a game's entry. Browsers keep the entry too when the page's own
 * address is asked for anew, which is to lead home.
 */
export function returnsToGame(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const anew = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isGame(history.state) && !anew;
}

/** Entries of the history may be anybody's. */
function isGame(state: unknown): boolean {
  return typeof state === "object" && state !== null && "game" in state;
}
