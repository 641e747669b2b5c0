/** Choices that both the settings and the address know. */
export const THEMES = ["dark", "light", "contrast"] as const;
export const SPEEDS = ["0.5", "1", "2", "4", "instant"] as const;

/** One game, or a match of rounds: first to so many wins, or so many rounds. */
export const ROUNDS = [
  "one",
  "first-to:2",
  "first-to:3",
  "first-to:5",
  "fixed:2",
  "fixed:4",
  "fixed:6",
] as const;

export type RoundsChoice = (typeof ROUNDS)[number];
export type ThemeChoice = (typeof THEMES)[number];
export type SpeedChoice = (typeof SPEEDS)[number];

/** Milliseconds of animation shown in a millisecond. */
export function speedFactor(speed: SpeedChoice): number {
  return speed === "instant" ? Number.POSITIVE_INFINITY : Number(speed);
}
