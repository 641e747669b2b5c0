import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decibels, loudness, peakOf } from "../../assets/source/sound/level.ts";
import { type Take, takes } from "../../assets/source/sound/sounds.ts";
import { layOut, moduleOf } from "../../assets/source/sound/sprite.ts";
import { RATE, type Samples } from "../../assets/source/sound/wood.ts";
import { SPRITE } from "../../src/sound/sprite.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const webm = read("assets/public/sound/sprite.webm");
const mp3 = read("assets/public/sound/sprite.mp3");

const all = takes();
const sprite = layOut(all);
const places = Object.values(SPRITE).flat();
const spriteMs = (sprite.samples.length / RATE) * 1000;

const named = (name: string): readonly Take[] => all.filter((take) => take.name === name);
const each = all.map(({ name, samples }, index): [string, Samples] => [`${name} (${index})`, samples]);

/** Duration as the file's Info element tells it: identifier 0x4489, eight bytes, milliseconds. */
function webmMs(file: Buffer): number {
  const at = file.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  expect(at).toBeGreaterThan(0);
  return file.readDoubleBE(at + 3);
}

/** Duration by the count of frames in the Xing header; MPEG-1 layer III has 1152 samples a frame. */
function mp3Ms(file: Buffer): number {
  const at = file.indexOf("Xing");
  expect(at).toBeGreaterThan(0);
  return (file.readUInt32BE(at + 8) * 1152 * 1000) / 32_000;
}

/** Power of one frequency in a sound (Goertzel's algorithm). */
function powerAt(hz: number, sound: Samples): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / RATE);
  let last = 0;
  let before = 0;
  for (const value of sound) [before, last] = [last, value + turn * last - before];
  return last ** 2 + before ** 2 - turn * last * before;
}

/** The pitch of a drop: the middle of its power between 400 and 1600 Hz, where a pit's wood rings. */
function pitch(sound: Samples): number {
  const tones = Array.from({ length: 121 }, (_, step) => 400 + 10 * step);
  const powers = tones.map((hz) => powerAt(hz, sound));
  const sum = powers.reduce((total, power) => total + power, 0);
  return tones.reduce((total, hz, index) => total + hz * (powers[index] ?? 0), 0) / sum;
}

/** Milliseconds to the sample that first comes within 6 dB of the peak. */
function attackMs(sound: Samples): number {
  const loud = peakOf(sound) / 2;
  return (sound.findIndex((value) => Math.abs(value) >= loud) / RATE) * 1000;
}

describe("the files", () => {
  test("weigh less than 150 kB together", () => {
    expect(webm.length + mp3.length).toBeLessThan(150_000);
  });

  test("are Opus in WebM and MP3, one channel each", () => {
    expect(webm.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    const head = webm.indexOf("OpusHead");
    expect(head).toBeGreaterThan(0);
    expect(webm[head + 9]).toBe(1);
    expect(mp3.readUInt16BE(0) & 0xfffe).toBe(0xfffa);
    expect((mp3[3] ?? 0) >> 6).toBe(0b11);
  });

  test("hold all that the map speaks of, and no more", () => {
    const [start, ms] = places.at(-1) ?? [0, 0];
    expect(start + ms).toBeLessThanOrEqual(spriteMs);
    for (const length of [webmMs(webm), mp3Ms(mp3)]) {
      expect(length).toBeGreaterThan(spriteMs - 1);
      expect(length).toBeLessThan(spriteMs + 120);
    }
  });

  test("say nothing of who made them, when and where", () => {
    for (const file of [webm, mp3])
      expect(file.toString("latin1")).not.toMatch(/\/(home|root|tmp|work)\/|20\d\d-/);
  });
});

describe("the map", () => {
  test("is the one that the script makes", () => {
    expect(read("src/sound/sprite.ts").toString()).toBe(moduleOf(sprite));
  });

  test("has no take over another", () => {
    let end = 0;
    for (const [start, ms] of places) {
      expect(start).toBeGreaterThanOrEqual(end);
      end = start + ms;
    }
  });

  test("has enough takes of what is heard most", () => {
    for (const name of ["drop-empty", "drop-some", "drop-full"] as const) {
      expect(SPRITE[name].length).toBeGreaterThanOrEqual(6);
    }
    expect(SPRITE.lift.length).toBeGreaterThanOrEqual(2);
  });
});

describe("each take", () => {
  test.each(each)("%s is clean: no clipping, no constant, silence at its end", (_, samples) => {
    expect(decibels(peakOf(samples))).toBeLessThan(-3);
    expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(1e-5);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.02);
    expect(decibels(peakOf(samples.slice(-48)) / peakOf(samples))).toBeLessThan(-50);
  });

  test("differs from the others of its sound", () => {
    for (const name of Object.keys(SPRITE)) {
      const prints = named(name).map(({ samples }) => samples.slice(0, 2000).join());
      expect(new Set(prints).size).toBe(prints.length);
    }
  });
});

describe("the sounds beside each other", () => {
  const levelOf = (name: string) => loudness(named(name)[0]?.samples ?? new Float64Array(1));
  const mean = (name: string, measure: (sound: Samples) => number) => {
    const values = named(name).map(({ samples }) => measure(samples));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };

  test("all takes of a sound are equally loud", () => {
    for (const name of Object.keys(SPRITE)) {
      const levels = named(name).map(({ samples }) => loudness(samples));
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(0.5);
    }
  });

  test("from the turn, hardly heard, to the end", () => {
    const rising = ["turn", "relay", "lift", "bar", "knock", "drop-some", "capture-1", "end-won"].map(
      levelOf,
    );
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect(levelOf("end-won") - levelOf("drop-empty")).toBeLessThan(9);
  });

  test("a drop is a dry click: there at once and soon gone", () => {
    for (const { name, samples } of all.filter(({ name }) => name.startsWith("drop"))) {
      expect(attackMs(samples), name).toBeLessThan(2);
      expect(samples.length / RATE, name).toBeLessThan(0.16);
    }
  });

  test("a lift comes on slowly", () => {
    expect(mean("lift", attackMs)).toBeGreaterThan(20);
    expect(mean("relay", attackMs)).toBeGreaterThan(20);
  });

  test("the fuller the pit, the lower the drop", () => {
    const [empty, some, full] = ["drop-empty", "drop-some", "drop-full"].map((name) => mean(name, pitch));
    expect(some).toBeLessThan((empty ?? 0) * 0.95);
    expect(full).toBeLessThan((some ?? 0) * 0.95);
  });

  test("each link of a chain is a third higher", () => {
    const tones = [349, 436.25, 523.5, 654.375, 785.25];
    tones.forEach((_, link) => {
      const [take] = named(`capture-${link + 1}`);
      const powers = tones.map((hz) => powerAt(hz, take?.samples ?? new Float64Array(1)));
      expect(powers.indexOf(Math.max(...powers))).toBe(link);
    });
  });

  test("the ends differ, and none keeps anybody waiting", () => {
    const ends = ["end-won", "end-lost", "end-drawn", "end-neutral"].map(
      (name) => named(name)[0]?.samples.length,
    );
    expect(new Set(ends).size).toBe(4);
    for (const length of ends) expect(length).toBeLessThan(1.5 * RATE);
  });
});
