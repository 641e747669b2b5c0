/** The clock on the wall, looked at once a minute. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { isWithin, minuteOf, type Span } from "./hours.ts";

export interface WallClock {
  date(): Date;
  /** Acts again and again, so many milliseconds apart. */
  every(ms: number, act: () => void): void;
}

export interface Hours {
  readonly quiet: ReadonlySignal<boolean>;
  readonly dark: ReadonlySignal<boolean>;
}

const MINUTE = 60_000;

export function watchHours(
  { quiet, dark }: { readonly quiet: readonly Span[]; readonly dark: readonly Span[] },
  clock: WallClock,
): Hours {
  const minute = signal(minuteOf(clock.date()));
  clock.every(MINUTE, () => {
    minute.value = minuteOf(clock.date());
  });
  return {
    quiet: computed(() => isWithin(quiet, minute.value)),
    dark: computed(() => isWithin(dark, minute.value)),
  };
}
