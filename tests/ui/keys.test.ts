import { describe, expect, it } from "vitest";
import { type KeyStroke, keyAction } from "../../src/ui/keys.ts";

const stroke = (key: string, code = "", more: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});

describe("keys", () => {
  it("reads digits off the physical key, shifted or on the number pad", () => {
    expect(keyAction(stroke("1", "Digit1"))).toEqual({ kind: "pit", place: 0 });
    expect(keyAction(stroke("&", "Digit1"))).toEqual({ kind: "pit", place: 0 });
    expect(keyAction(stroke("5", "Numpad5"))).toEqual({ kind: "pit", place: 4 });
    expect(keyAction(stroke("0", "Digit0"))).toBeNull();
  });

  it.each([
    ["u", "undo"],
    ["U", "undo"],
    ["p", "pause"],
    [".", "finish"],
    ["m", "mute"],
    ["?", "help"],
    ["Escape", "menu"],
  ])("%s means %s", (key, kind) => {
    expect(keyAction(stroke(key))).toEqual({ kind });
  });

  it("leaves everything else to the browser", () => {
    for (const key of ["x", "Tab", "Enter", "ArrowLeft", " "]) expect(keyAction(stroke(key))).toBeNull();
    for (const modifier of ["ctrlKey", "altKey", "metaKey", "repeat"]) {
      expect(keyAction(stroke("u", "KeyU", { [modifier]: true }))).toBeNull();
      expect(keyAction(stroke("1", "Digit1", { [modifier]: true }))).toBeNull();
    }
  });
});
