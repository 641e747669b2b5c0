import { describe, expect, it } from "vitest";
import { isEcho, type Press } from "../../../src/ui/game/echo.ts";

const rematch = { name: "Rematch" };
const speed = { name: "Speed" };
const last: Press = { time: 1000, x: 300, y: 700, control: rematch, clicks: 1 };
const second: Press = { time: 1200, x: 304, y: 698, control: speed, clicks: 2 };

describe("a second press", () => {
  it("at once and at the same place on a control that has just appeared is an echo", () => {
    expect(isEcho(last, second)).toBe(true);
  });

  it.each<[string, Partial<Press>]>([
    ["on the same control", { control: rematch }],
    ["elsewhere", { x: 340 }],
    ["later", { time: 1400 }],
    ["by key", { clicks: 0 }],
  ])("%s counts", (_, change) => {
    expect(isEcho(last, { ...second, ...change })).toBe(false);
  });

  it("counts where it is the first", () => {
    expect(isEcho(null, second)).toBe(false);
  });
});
