import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DEFAULT_CONFIG, parseConfig } from "../../src/exhibit/config.ts";

const example = readFileSync(new URL("../../assets/public/exhibits/example.json", import.meta.url), "utf8");

it("the settings file to begin with is right, and has every field", () => {
  expect(parseConfig(example).faults).toEqual([]);
  expect(Object.keys(JSON.parse(example)).sort()).toEqual(Object.keys(DEFAULT_CONFIG).sort());
});

it("the README names every field", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  for (const [name, value] of Object.entries(DEFAULT_CONFIG)) {
    const isGroup = name === "idle" || name === "sound";
    const fields = isGroup ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name];
    for (const field of fields) expect(readme, field).toContain(`\`${field}\``);
  }
});
