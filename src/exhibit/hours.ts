/** Spans of the day, by the clock on the wall. */

/** Minutes after midnight. One that ends before it begins goes on over midnight; one that ends as it begins is a whole day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Reads `18:00`; `null` for what is no time of day. */
export function parseTime(text: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export function isWithin(spans: readonly Span[], minute: number): boolean {
  return spans.some(({ from, to }) =>
    from < to ? from <= minute && minute < to : minute >= from || minute < to,
  );
}

/** Of the place where the clock hangs, summer time and all. */
export function minuteOf(date: Date): number {
  return date.getHours() * 60 + date.getMinutes();
}
