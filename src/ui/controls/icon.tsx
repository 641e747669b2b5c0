/** Line icons on a 24 × 24 grid, drawn for this game. They say nothing to a screen reader; their buttons do. */
import type { JSX } from "preact";

const PATHS = {
  undo: "M9 6 4.5 10.5 9 15M5 10.5h8.5a5.5 5.5 0 0 1 0 8H10",
  redo: "m15 6 4.5 4.5L15 15M19 10.5h-8.5a5.5 5.5 0 0 0 0 8H14",
  repeat: "M8.5 5.5v13l8-6.5zM5 6v12M19.5 9.5v5",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l10.5-6.5z",
  sound: "M4.5 9.5v5h3.2l4.3 3.7V5.8L7.7 9.5zM15.2 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.8 7.8 0 0 1 0 11.2",
  silence: "M4.5 9.5v5h3.2l4.3 3.7V5.8L7.7 9.5zM15.5 9.7l4.6 4.6M20.1 9.7l-4.6 4.6",
  menu: "M4.5 7h15M4.5 12h15M4.5 17h15",
  swap: "M5 8.5h12M13.5 5 17 8.5 13.5 12M19 15.5H7M10.5 12 7 15.5l3.5 3.5",
  agree: "m4.5 12.5 4 4 8-9M13 16l.5.5 8-9",
  first: "M6 6v12M18 6l-8 6 8 6z",
  previous: "M16 6l-8 6 8 6z",
  next: "m8 6 8 6-8 6z",
  last: "M18 6v12M6 6l8 6-8 6z",
  halt: "M7 7h10v10H7z",
  moves: "M9.5 6.5h10M9.5 12h10M9.5 17.5h10M5 6.5h.1M5 12h.1M5 17.5h.1",
  back: "M19.5 12h-14M11 6.5 5.5 12l5.5 5.5",
  close: "m6 6 12 12M18 6 6 18",
  rematch: "M19 12a7 7 0 1 1-2.2-5.1M19.2 4v4.2H15",
  copy: "M9 9h9.5v10.5H9zM6.5 15H5V4.5h9.5V6",
  share:
    "M17.5 8.5a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM6.5 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM17.5 20.7a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM8.9 10.7l6.2-3.4M8.9 13.3l6.2 3.4",
  save: "M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14",
  folder: "M4 18.5v-13h5.5l2 2.5H20v10.5zM4 11h16",
  sliders: "M4.5 8h15M4.5 16h15M9 5.5v5M15 13.5v5",
  lots: "M5 5h14v14H5zM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1",
  minus: "M5 12h14",
  picture: "M4.5 5.5h15v13h-15zM5 16l4.5-4.5 3.5 3.5 2.5-2.5 4 4M15.5 9.5h.1",
  bin: "M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5",
  plus: "M12 5v14M5 12h14",
  graph: "M4.5 4.5v15h15M7.5 14.5l3.6-4.6 3.2 2.6 4.2-5.8",
  hint: "M9.3 17.5h5.4M10.3 20.5h3.4M9.5 14.8c0-1.6-2.8-2.9-2.8-6a5.3 5.3 0 0 1 10.6 0c0 3.1-2.8 4.4-2.8 6",
  flag: "M6.5 20V5M6.5 5.5h10l-2.2 3.7 2.2 3.8h-10",
  arrow: "M4.5 12h14M13 6.5l5.5 5.5-5.5 5.5",
  person: "M12 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM5 20c.4-4 3.2-6 7-6s6.6 2 7 6",
  people:
    "M9 11.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM3 19.5c.3-3.6 2.6-5.4 6-5.4s5.7 1.8 6 5.4M15.5 5.2a3.3 3.3 0 0 1 0 6M17.5 14.4c2 .7 3.3 2.4 3.5 5.1",
  eye: "M3 12c2.4-4.2 5.4-6.2 9-6.2s6.6 2 9 6.2c-2.4 4.2-5.4 6.2-9 6.2S5.4 16.2 3 12zM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  gear: "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18",
  contrast: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 3.5v17M15 4.5v15M18 6.5v11",
  book: "M12 6.5C10 5 7.5 4.6 4 4.8v13c3.5-.2 6 .2 8 1.7 2-1.5 4.5-1.9 8-1.7v-13c-3.5-.2-6 .2-8 1.7zM12 6.5v13",
  globe:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.7 12h16.6M12 3.5c2.4 2.4 3.6 5.2 3.6 8.5s-1.2 6.1-3.6 8.5c-2.4-2.4-3.6-5.2-3.6-8.5s1.2-6.1 3.6-8.5z",
  words: "M4.5 6.5h15M4.5 11h15M4.5 15.5h9M4.5 20h11",
  sprout:
    "M12 20v-8.5M12 13.5c0-4-2.6-6.3-7.2-6.3 0 4.4 2.6 6.3 7.2 6.3zM12 11.5c0-4.2 2.4-6.5 7-6.5 0 4.5-2.4 6.5-7 6.5M7.5 20h9",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.6v.1",
  leave: "M13.5 4.5h-7v15h7M10.5 12h9M16 8.5l3.5 3.5-3.5 3.5",
  home: "m4 11.5 8-7 8 7M6.5 10v9.5h11V10M10 19.5V14h4v5.5",
} as const;

export type IconName = keyof typeof PATHS;

/** What points along the line turns with it, where lines run to the left. */
const ALONG: ReadonlySet<IconName> = new Set([
  "undo",
  "redo",
  "first",
  "previous",
  "next",
  "last",
  "back",
  "arrow",
  "moves",
  "leave",
]);

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class={ALONG.has(name) ? "icon along" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
