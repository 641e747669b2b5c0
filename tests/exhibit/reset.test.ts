import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import { clearVisit } from "../../src/exhibit/reset.ts";
import { DEFAULT_SETTINGS, type Settings, writeSettings } from "../../src/storage/settings.ts";
import { createStore } from "../../src/storage/store.ts";
import { workingCupboard } from "../storage/fakes.ts";
import { openPage } from "../ui/page.ts";

it("nothing of the last visitor is left, not even what is kept while it goes", async () => {
  const { model } = await openPage();
  const held = new Map([["another page", "stays"]]);
  const visit = createStore(workingCupboard(held));
  const start: Settings = { ...DEFAULT_SETTINGS, language: "es", theme: "light" };
  const { settings } = model.ports;
  settings.subscribe((now) => void writeSettings(visit, now));
  settings.value = { ...start, language: "eo", theme: "contrast", muted: true, speed: "4" };
  visit.write("last", "a game");
  model.dialog.value = "settings";
  model.panel.value = true;
  const left = signal<number | null>(3);
  const halted = signal(true);

  clearVisit({ left, halted, start, visit }, model);

  expect(settings.value).toEqual(start);
  expect([left.value, halted.value, model.dialog.value, model.panel.value]).toEqual([
    null,
    false,
    null,
    false,
  ]);
  expect([...held.keys()]).toEqual(["another page"]);
});
