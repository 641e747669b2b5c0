/** How loud an exhibit may be. */
import type { Settings } from "../storage/settings.ts";
import type { Config } from "./config.ts";

export type Loudness = Pick<Settings, "volume" | "muted">;

/** @param hushed whether nobody is there, or these are quiet hours: then it is silent, whatever the visitor has set. */
export function loudnessOf(
  { volume, muted }: Loudness,
  { on, ceiling }: Config["sound"],
  hushed: boolean,
): Loudness {
  return { volume: Math.min(volume, ceiling), muted: muted || hushed || !on };
}
