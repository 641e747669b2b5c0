/** The single keys of the game. They are heard only with the focus in the game. */

export type KeyAction =
  /** The pit at this place of the mover's row, 0 at his left. */
  | { readonly kind: "pit"; readonly place: number }
  | { readonly kind: "undo" | "hint" | "pause" | "finish" | "mute" | "help" | "menu" };

export interface KeyStroke {
  readonly key: string;
  /** The physical key, so that digits work on layouts that shift them. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
}

const LETTERS: Readonly<Record<string, KeyAction>> = {
  u: { kind: "undo" },
  h: { kind: "hint" },
  p: { kind: "pause" },
  m: { kind: "mute" },
  ".": { kind: "finish" },
  "?": { kind: "help" },
  escape: { kind: "menu" },
};

/** What a key means, or `null`. Keys with a modifier belong to the browser, and a key held down acts once. */
export function keyAction(stroke: KeyStroke): KeyAction | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey || stroke.repeat) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(stroke.code)?.[1];
  if (digit !== undefined) return { kind: "pit", place: Number(digit) - 1 };
  return LETTERS[stroke.key.toLowerCase()] ?? null;
}
