/** When a page gives way to a newer version of itself: only where nobody would miss anything. */

/** `waiting`: a newer version is stored and may take over. `ruling`: it has taken over, and this page is of an older one. */
export type News = "none" | "waiting" | "ruling";

export interface Circumstances {
  readonly news: News;
  /** For a while nothing has been on show that a reload would take away. */
  readonly rested: boolean;
  /** Milliseconds since this tab last reloaded itself, `null` if it never did. */
  readonly sinceReload: number | null;
}

/** `activate` asks for every other tab's rest too. */
export type Step = "stay" | "activate" | "reload";

/** Milliseconds between two reloads at least, so that a server with a new answer to every request starts no loop. */
export const RELOADS_APART = 3_600_000;

/** A clock that has been set back counts like one that went on. */
export function nextStep({ news, rested, sinceReload }: Circumstances): Step {
  const lately = sinceReload !== null && Math.abs(sinceReload) < RELOADS_APART;
  if (!rested || lately) return "stay";
  switch (news) {
    case "none":
      return "stay";
    case "waiting":
      return "activate";
    case "ruling":
      return "reload";
    default:
      return news satisfies never;
  }
}

/**
 * Whether a reload would take nothing away: in an exhibit while it waits for visitors, elsewhere at home, and nowhere
 * while something is asked.
 * @param opens the screen that the page's address opens; one that asks for a game would show that in place of home.
 */
export function isResting(screen: string, asking: boolean, opens: string): boolean {
  return !asking && screen === opens && (opens === "home" || opens === "attract");
}
