/**
 * Writes the sprite in both codings and the map of it that the game reads, and prints how long and loud each take is.
 * Needs ffmpeg with libopus and libmp3lame. The same ffmpeg writes the same bytes each time.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decibels, loudness, peakOf } from "./level.ts";
import { takes } from "./sounds.ts";
import { layOut, moduleOf } from "./sprite.ts";
import { RATE } from "./wood.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const FOLDER = `${ROOT}assets/public/sound`;

/** "lowdelay" is the part of Opus that codes any sound; the other part knows speech, not clicks. */
const OPUS = ["-c:a", "libopus", "-application", "lowdelay", "-b:a", "32k", "-vbr", "on"];
/** Nothing in the sprite lies above 16 kHz. */
const MP3 = ["-ar", "32000", "-c:a", "libmp3lame", "-q:a", "7", "-id3v2_version", "0"];
/** No dates, names of programs or random identifiers. */
const BARE = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];

const all = takes();
const sprite = layOut(all);
/** In 16 bits, so that the coder knows silence from the faintest remainder. */
const input = Buffer.from(Int16Array.from(sprite.samples, (value) => Math.round(value * 32767)).buffer);

function encode(coding: readonly string[], file: string): void {
  const raw = ["-f", "s16le", "-ar", String(RATE), "-ac", "1", "-i", "-"];
  execFileSync("ffmpeg", ["-v", "error", "-y", ...raw, ...coding, ...BARE, `${FOLDER}/${file}`], { input });
}

mkdirSync(FOLDER, { recursive: true });
encode(OPUS, "sprite.webm");
encode(MP3, "sprite.mp3");
writeFileSync(`${ROOT}src/sound/sprite.ts`, moduleOf(sprite));

for (const { name, samples } of all) {
  const ms = Math.round((samples.length / RATE) * 1000);
  const [peak, loud] = [decibels(peakOf(samples)), loudness(samples)].map((level) => level.toFixed(1));
  console.log(`${name.padEnd(12)} ${String(ms).padStart(5)} ms   peak ${peak} dB   loudness ${loud} dB`);
}
