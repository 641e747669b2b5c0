/** Events → tracks: the order and the overlap of a ply's movements. How each looks is in `flight.ts` and `calm.ts`. */
import type { GameEvent } from "../engine/types.ts";
import { calm } from "./calm.ts";
import { flight } from "./flight.ts";
import type { Act, Manner, Part } from "./manner.ts";
import { foldPicture, type Picture } from "./picture.ts";
import type { Stage } from "./stage.ts";
import { endOf, type Track } from "./track.ts";

/** What is told of an event when it is seen. */
export type Hear = (event: GameEvent, seedsInPit: number, lastDrop: boolean) => void;

interface Plan {
  /** The tracks of each event. */
  readonly parts: readonly (readonly Track[])[];
  /** The picture when all tracks have run. */
  readonly after: Picture;
}

/** @param reduced no flights: counts change with a highlight, one step per pit. */
export function choreograph(
  before: Picture,
  events: readonly GameEvent[],
  stage: Stage,
  hear: Hear,
  reduced: boolean,
): Plan {
  const manner = reduced ? calm : flight;
  const lastDrop = events.findLastIndex(({ kind }) => kind === "drop");
  const parts: (readonly Track[])[] = [];
  let picture = before;
  let next = 0;
  let end = 0;
  let step = 0;
  events.forEach((event, index) => {
    const after = foldPicture(picture, event);
    step = event.kind === "drop" ? step + 1 : 0;
    const part = show(manner, {
      event,
      before: picture,
      after,
      at: events[index - 1]?.kind === event.kind ? next : end,
      step,
      stage,
      hear: () => hear(event, seedsInPit(event), index === lastDrop),
    });
    parts.push(part.tracks);
    next = part.next;
    end = Math.max(end, endOf(part.tracks));
    picture = after;
  });
  return { parts, after: picture };
}

/** The table of manners is indexed by the very kind that it is given; TypeScript cannot follow that by itself. */
function show(manner: Manner, act: Act): Part {
  const shown = manner[act.event.kind] as (act: Act) => Part;
  return shown(act);
}

function seedsInPit(event: GameEvent): number {
  if (event.kind === "drop") return event.inPit;
  return event.kind === "lift" || event.kind === "capture" ? event.seeds : 0;
}
