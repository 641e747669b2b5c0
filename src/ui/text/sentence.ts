/** What a screen reader is told of the game, and what stands under the turn: one sentence a ply. */
import { currentPosition, endOf } from "../../engine/game.ts";
import { pitLetter } from "../../engine/pit.ts";
import { decidedFor } from "../../engine/position.ts";
import type { Game, GameEvent, Ply, Position, Side } from "../../engine/types.ts";
import { endSentence, endText } from "./endText.ts";
import { listed, sentence } from "./listed.ts";
import { pitPhrase, playerName, seatedName, voiced, type Words } from "./words.ts";

type Kind<K extends GameEvent["kind"]> = Extract<GameEvent, { kind: K }>;

function ofKind<K extends GameEvent["kind"]>(events: readonly GameEvent[], kind: K): readonly Kind<K>[] {
  return events.filter((event): event is Kind<K> => event.kind === kind);
}

/** Mover, pit, seeds, direction, last pit, captures, bar; then passing, notices, and the score or the end. */
export function plySentence(words: Words, ply: Ply): string {
  return [
    sentence(words.t, sowing(words, ply)),
    ...asides(words, ply.events, ply.after),
    ending(words, ply) ?? scoreSentence(words, ply.after),
  ].join(" ");
}

/** The same for the eye where there is no room, since the board tells the rest. */
export function plyBrief(words: Words, ply: Ply): string {
  const { t, rules } = words;
  const { move, before, after, events } = ply;
  const end = ending(words, ply);
  if (end !== null) return end;
  const last = ofKind(events, "drop").at(-1);
  const captured = seedsCaptured(events);
  const sown = t("ply.brief.sow", {
    name: playerName(words, before.toMove),
    pit: pitLetter(rules, move.pit),
    direction: t(`direction.${move.direction}`),
    last: pitLetter(rules, last?.pit ?? move.pit),
  });
  const clauses = captured === 0 ? [sown] : [sown, t("ply.brief.capture", { count: captured })];
  return [sentence(t, listed(t, clauses)), ...asides(words, events, after)].join(" ");
}

/** As brief, where the result stands already. */
export function plyGlance(words: Words, ply: Ply): string {
  const last = ply.events.at(-1);
  return last?.kind === "end" ? endText(words, last, ply.after.toMove).reason : plyBrief(words, ply);
}

/** A moment that somebody looks at: how many plies had been played, and the last one of them. */
export function lookedSentence(words: Words, { plies, cursor }: Game): string {
  const ply = plies[cursor - 1];
  const place = sentence(words.t, words.t("moves.of", { ply: cursor, plies: plies.length }));
  return ply === undefined ? place : `${place} ${plySentence(words, ply)}`;
}

/** Where a game stands that has been opened, undone, redone or closed. */
export function standingSentence(words: Words, game: Game): string {
  const { t } = words;
  const end = endOf(game);
  if (end !== null && game.plies.length > 0) return endSentence(words, end, currentPosition(game).toMove);
  if (game.cursor > 0) return t("moved.ply", { ply: game.cursor });
  return game.plies.length > 0 ? t("moved.start") : openingSentence(words, game);
}

/** A game or a position that came from outside and is only shown. */
export function presentedSentence(words: Words, game: Game): string {
  const count = game.plies.length;
  if (count > 0) return words.t("load.shown", { count });
  return `${words.t("load.position")} ${openingSentence(words, game)}`;
}

/**
 * Who begins, or where nobody does how it stands; before that, whether the first player must pass, and perhaps that all
 * is over at once.
 */
function openingSentence(words: Words, game: Game): string {
  const { events, after } = game.opening;
  const end = endOf(game);
  const { toMove } = after;
  const begins =
    words.seats[toMove] === "nobody"
      ? scoreSentence(words, after)
      : words.t(voiced(words, "opening", toMove), { name: seatedName(words, toMove) });
  return [
    ...asides(words, events, after),
    end === null ? begins : endSentence(words, end, after.toMove),
  ].join(" ");
}

export function scoreSentence(words: Words, position: Position): string {
  return words.t("ply.score", {
    south: playerName(words, "south"),
    southSeeds: position.stores.south,
    north: playerName(words, "north"),
    northSeeds: position.stores.north,
  });
}

function sowing(words: Words, { move, before, events }: Ply): string {
  const { t, rules } = words;
  const side = before.toMove;
  const [lift, ...relays] = ofKind(events, "lift");
  const last = ofKind(events, "drop").at(-1);
  const captures = ofKind(events, "capture");
  const [bar] = ofKind(events, "bar");
  const captured = seedsCaptured(events);
  const pits = captures.map(({ pit }) => pitLetter(rules, pit));
  const clauses = [
    t(voiced(words, "ply.sow", side), {
      name: playerName(words, side),
      count: lift?.seeds ?? 0,
      pit: pitLetter(rules, move.pit),
      direction: t(`direction.${move.direction}`),
    }),
    relays.length > 0 && t("ply.relay", { count: relays.length }),
    last && t("ply.last", { pit: pitPhrase(words, last.pit, "into") }),
    captured > 0 && t("ply.capture", { count: captured, pits: listed(t, pits) }),
    bar && t("ply.barred", { pit: pitPhrase(words, bar.pit, "pit") }),
  ].filter((clause) => typeof clause === "string");
  return listed(t, clauses);
}

/** Seeds captured in a ply, told by its events. */
export function seedsCaptured(events: readonly GameEvent[]): number {
  return ofKind(events, "capture").reduce((sum, { seeds }) => sum + seeds, 0);
}

/** Passing and notices, one sentence each. */
export function asides(words: Words, events: readonly GameEvent[], after: Position): readonly string[] {
  return events.flatMap((event) => {
    if (event.kind === "pass") return words.t(voiced(words, "pass", event.side), named(words, event.side));
    return event.kind === "notice" ? notice(words, event.what, after) : [];
  });
}

function notice(words: Words, what: Kind<"notice">["what"], after: Position): readonly string[] {
  switch (what) {
    case "repeated":
      return [words.t("notice.repeated")];
    case "decided": {
      const side = decidedFor(after);
      return side === null ? [] : [words.t(voiced(words, "notice.decided", side), named(words, side))];
    }
    default:
      throw what satisfies never;
  }
}

function ending(words: Words, { events, after }: Ply): string | null {
  const last = events.at(-1);
  return last?.kind === "end" ? endSentence(words, last, after.toMove) : null;
}

const named = (words: Words, side: Side) => ({ name: playerName(words, side) });
