/** Whether a visitor is still there. Times are milliseconds on any clock that is never set. */

export interface Visit {
  /** The last time that something was touched. */
  readonly touched: number;
  /** The last time that something was touched or was being shown. */
  readonly stirred: number;
  /** The last time that anybody looked. */
  readonly seen: number;
}

export interface Patience {
  /** Without a touch, until the visit is over. */
  readonly seconds: number;
  /** The last of them are counted down in sight. */
  readonly countdown: number;
}

export type Idleness =
  | { readonly kind: "present" }
  | { readonly kind: "counting"; readonly left: number }
  | { readonly kind: "gone" };

/** Between two looks a second lies, in a window that is not seen a minute: after a longer time the machine has slept. */
const SLEEP = 150_000;

/** Whoever has touched nothing for so long does not watch either. */
const LONGEST_SHOW = 600_000;

export function beginVisit(now: number): Visit {
  return { touched: now, stirred: now, seen: now };
}

/** To be called again and again. @param shows whether the visitor waits for what is being shown. */
export function lookAt(visit: Visit, now: number, shows: boolean): Visit {
  if (slept(visit, now)) return visit;
  const watched = shows && now - visit.touched < LONGEST_SHOW;
  return { ...visit, seen: now, stirred: watched ? now : visit.stirred };
}

/** Whoever comes after the visit is over does not go on with it. */
export function touch(visit: Visit, now: number, patience: Patience): Visit {
  return idleness(visit, now, patience).kind === "gone" ? visit : beginVisit(now);
}

export function idleness(visit: Visit, now: number, { seconds, countdown }: Patience): Idleness {
  const left = Math.ceil(seconds - (now - visit.stirred) / 1000);
  if (left <= 0 || slept(visit, now)) return { kind: "gone" };
  return left <= countdown ? { kind: "counting", left } : { kind: "present" };
}

const slept = (visit: Visit, now: number): boolean => now - visit.seen > SLEEP;
