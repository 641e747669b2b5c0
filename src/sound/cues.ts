/** Which sound an event makes. */
import type { CueContext } from "../animation/cue.ts";
import type { GameEvent, Outcome, Side } from "../engine/types.ts";
import type { SPRITE } from "./sprite.ts";

export type SoundName = keyof typeof SPRITE;

export interface Sound {
  /** What it tells of; the sounds of one kind keep a distance from each other. */
  readonly kind: GameEvent["kind"] | "refused";
  readonly name: SoundName;
  /** 0 to 1, a share of the volume that is set. */
  readonly volume: number;
  /** Speed of playing: 2 is an octave higher and half as long. */
  readonly rate: number;
  /** Sounds however close to the one before. */
  readonly always: boolean;
}

const CAPTURES = ["capture-1", "capture-2", "capture-3", "capture-4", "capture-5"] as const;
/** With so many seeds a pit is full to the ear. */
const HEAP = 6;
/** How far each further seed lowers a pit's tone, and how many do. */
const LOWER = 0.012;
const LOWEST = 10;
/** What is taken from the listener sounds a small third lower. */
const THIRD = 5 / 6;

/** A press that is not allowed. */
export const REFUSED: Sound = sound("refused", "knock");

/** @returns `null` where nothing is to be heard: most of what happens in no time, and what only eyes need. */
export function soundOf(event: GameEvent, context: CueContext): Sound | null {
  const heard = soundInTime(event, context);
  if (Number.isFinite(context.speed) || heard?.always === true || event.kind === "capture") return heard;
  return null;
}

function soundInTime(event: GameEvent, { viewpoint, lastDrop }: CueContext): Sound | null {
  switch (event.kind) {
    case "lift":
      return sound("lift", event.lap === 1 ? "lift" : "relay", { volume: upTo(event.seeds, 10, 0.5) });
    case "drop":
      return drop(event.inPit, lastDrop);
    case "capture": {
      const name = CAPTURES[event.link - 1] ?? "capture-5";
      const suffered = viewpoint !== null && viewpoint !== event.by;
      const volume = upTo(event.seeds, 6, suffered ? 0.55 : 0.7);
      return sound("capture", name, { volume, rate: suffered ? THIRD : 1 });
    }
    case "bar":
      return sound("bar", "bar");
    case "pass":
      return sound("pass", "turn", { rate: 0.8 });
    case "turn":
      return event.side === viewpoint ? sound("turn", "turn") : null;
    case "notice":
      return null;
    case "sweep":
      return sound("sweep", "sweep");
    case "end":
      return sound("end", endName(event.outcome, viewpoint), { always: true });
    default:
      return event satisfies never;
  }
}

/** The fuller the pit, the lower and heavier; the last seed stands out. */
function drop(inPit: number, lastDrop: boolean): Sound {
  const [name, from] =
    inPit === 1
      ? ["drop-empty" as const, 1]
      : inPit < HEAP
        ? ["drop-some" as const, 2]
        : ["drop-full" as const, HEAP];
  return sound("drop", name, {
    volume: lastDrop ? 1 : upTo(inPit, 10, 0.7) * 0.85,
    rate: 1 - LOWER * Math.min(inPit - from, LOWEST),
    always: lastDrop,
  });
}

function endName({ winner }: Outcome, viewpoint: Side | null): SoundName {
  if (winner === null) return "end-drawn";
  if (viewpoint === null) return "end-neutral";
  return winner === viewpoint ? "end-won" : "end-lost";
}

/** From `least` for none to 1 for `most` and more. */
function upTo(seeds: number, most: number, least: number): number {
  return least + (1 - least) * Math.min(1, seeds / most);
}

function sound(
  kind: Sound["kind"],
  name: SoundName,
  manner: Partial<Pick<Sound, "volume" | "rate" | "always">> = {},
): Sound {
  return { kind, name, volume: 1, rate: 1, always: false, ...manner };
}
