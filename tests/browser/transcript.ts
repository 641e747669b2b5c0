/** What a screen reader is to say of a game, told by the engine's events alone and not by the page. */
import { readFileSync } from "node:fs";
import { pitLetter, sideOf } from "../../src/engine/pit.ts";
import { decidedFor } from "../../src/engine/position.ts";
import type { Game, GameEvent, Pit, Ply, Side } from "../../src/engine/types.ts";

export interface Telling {
  readonly language: "en" | "es" | "eo";
  /** The side of the one person, who is called “you”. */
  readonly person: Side | null;
  /** How the machine is called in the texts. */
  readonly machine: string;
}

/** A text of the language's file, with its gaps filled; all three languages have a form for one and one for the others. */
export function text(language: string, key: string, values: Record<string, string | number> = {}): string {
  const file: unknown = JSON.parse(
    readFileSync(new URL(`../../src/i18n/${language}.json`, import.meta.url), "utf8"),
  );
  const found = (path: string) =>
    path.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], file);
  const template = found(key) ?? found(`${key}_${values.count === 1 ? "one" : "other"}`);
  if (typeof template !== "string") throw new Error(`${language} has no ${key}`);
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, gap) => String(values[gap]));
}

/** One sentence a ply: mover, seeds, pit, direction, landing, captures, bar, what the rules add, and the score or the end. */
export function plyTold(telling: Telling, game: Game, ply: Ply): string {
  const { language, person } = telling;
  const { rules } = game;
  const { move, before, after, events } = ply;
  const say = (key: string, values = {}) => text(language, key, values);
  const voice = (side: Side) => (side === person ? "you" : "named");
  const place = (role: string, pit: Pit) =>
    say(`ply.${role}.${sideOf(rules, pit) === person ? "you" : sideOf(rules, pit)}`, {
      pit: pitLetter(rules, pit),
    });
  const name = (side: Side) => nameOf(telling, side);

  const kinds = <K extends GameEvent["kind"]>(kind: K) =>
    events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
  const mover = before.toMove;
  const captures = kinds("capture");
  const clauses = [
    say(`ply.sow.${voice(mover)}`, {
      name: name(mover),
      count: before.pits[move.pit] ?? 0,
      pit: pitLetter(rules, move.pit),
      direction: say(`direction.${move.direction}`),
    }),
    ...kinds("drop")
      .slice(-1)
      .map(({ pit }) => say("ply.last", { pit: place("into", pit) })),
    ...(captures.length === 0
      ? []
      : [
          say("ply.capture", {
            count: captures.reduce((sum, { seeds }) => sum + seeds, 0),
            pits: captures.map(({ pit }) => pitLetter(rules, pit)).join(", "),
          }),
        ]),
    ...kinds("bar").map(({ pit }) => say("ply.barred", { pit: place("pit", pit) })),
  ];
  const added = kinds("notice").map(({ what }) => {
    const side = decidedFor(after);
    return what === "repeated" || side === null
      ? say("notice.repeated")
      : say(`notice.decided.${voice(side)}`, { name: name(side) });
  });
  const [end] = kinds("end");
  const score = say("ply.score", {
    south: name("south"),
    southSeeds: after.stores.south,
    north: name("north"),
    northSeeds: after.stores.north,
  });
  return [`${clauses.join(", ")}.`, ...added, end === undefined ? score : endTold()].join(" ");

  function endTold(): string {
    const { winner, stores } = end?.outcome ?? { winner: null, stores: after.stores };
    const reason =
      end?.reason === "no-moves"
        ? say(`end.reason.no-moves.${voice(after.toMove)}`, { name: name(after.toMove) })
        : say(`end.reason.${end?.reason}`);
    const result =
      winner === null ? say("end.draw") : say(`end.win.${voice(winner)}`, { name: name(winner) });
    const [first, second] =
      winner === "north" ? (["north", "south"] as const) : (["south", "north"] as const);
    return `${reason} ${result}, ${say("end.score", { winner: stores[first], loser: stores[second] })}.`;
  }
}

function nameOf({ language, person, machine }: Telling, side: Side): string {
  if (side === person) return text(language, "name.you");
  return text(language, person === null ? `name.${side}` : `opponent.${machine}.name`);
}
