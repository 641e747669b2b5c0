/** Choices that both the settings and the address know. */
export const LANGUAGES = ["en", "es", "eo"] as const;
export const THEMES = ["dark", "light", "contrast"] as const;
export const SPEEDS = ["0.5", "1", "2", "4", "instant"] as const;

export type LanguageChoice = (typeof LANGUAGES)[number];
export type ThemeChoice = (typeof THEMES)[number];
export type SpeedChoice = (typeof SPEEDS)[number];

/** Milliseconds of animation shown in a millisecond. */
export function speedFactor(speed: SpeedChoice): number {
  return speed === "instant" ? Number.POSITIVE_INFINITY : Number(speed);
}
