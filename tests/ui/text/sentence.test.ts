import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agree, currentPosition, endOf, goTo, newGame, playMove, resign } from "../../../src/engine/game.ts";
import { legalMoves } from "../../../src/engine/position.ts";
import { must } from "../../../src/engine/result.ts";
import { RULE_SETS } from "../../../src/engine/rules/registry.ts";
import type { Game, Ply } from "../../../src/engine/types.ts";
import { LANGUAGES, loadSpeech } from "../../../src/i18n/language.ts";
import { plyBrief, plyGlance, plySentence, standingSentence } from "../../../src/ui/text/sentence.ts";
import { gameOf, MACHINES, NORTH_ALONE, plyOf, SOUTH_ALONE, TWO, wordsOf } from "../games.ts";

const PLIES: Readonly<Record<string, readonly [rules: string, ply: Ply]>> = {
  sown: ["split", plyOf("split", null, "C<")],
  captured: ["split", plyOf("split", "1,0,0,0,2/1,1,5,5,5 0-0 S -", "E")],
  barred: ["split", plyOf("split", "1,1,1,1,1/0,5,5,5,5 0-0 S -", "E")],
  relayed: ["circular-relay", plyOf("circular-relay", "1,1,0,0,0/1,1,1,1,1 0-0 S -", "A")],
  passed: ["um-el-bagara", plyOf("um-el-bagara", "2,2,0,0,2/1,1,1,1,1 0-0 S -", "A")],
  decided: ["split", plyOf("split", "1,0,0,0,2/1,1,5,0,0 24-16 S -", "E")],
  ended: ["split", plyOf("split", "0,1,0,0,1/1,0,0,0,0 3-9 S -", "E")],
};

const SPOKEN: Readonly<Record<"en" | "es" | "eo", Readonly<Record<string, string>>>> = {
  en: {
    sown: "South sowed 5 seeds from pit C clockwise, the last into North pit c. South: 0, North: 0.",
    captured:
      "South sowed 2 seeds from pit E counter-clockwise, the last into North pit b, capturing 4 seeds from b, a. South: 4, North: 0.",
    barred:
      "South sowed 1 seed from pit E counter-clockwise, the last into North pit a, North pit a is barred for one turn. South: 0, North: 0.",
    relayed:
      "South sowed 1 seed from pit A counter-clockwise, sowing on once, the last into South pit D. South: 0, North: 0.",
    passed:
      "South sowed 2 seeds from pit A clockwise, the last into North pit d, capturing 4 seeds from d, e. North cannot move and passes. South: 4, North: 0.",
    decided:
      "South sowed 2 seeds from pit E counter-clockwise, the last into North pit b, capturing 4 seeds from b, a. The game is decided: South has more than half of all seeds. South: 28, North: 16.",
    ended:
      "South sowed 1 seed from pit E counter-clockwise, the last into North pit a, capturing 2 seeds from a. North cannot move, so each player took the seeds left in their own row. North wins, 9 to 6.",
  },
  es: {
    sown: "Sur sembró 5 semillas del hoyo C en sentido horario, la última en el hoyo c de Norte. Sur: 0, Norte: 0.",
    captured:
      "Sur sembró 2 semillas del hoyo E en sentido antihorario, la última en el hoyo b de Norte, con captura de 4 semillas de b, a. Sur: 4, Norte: 0.",
    barred:
      "Sur sembró 1 semilla del hoyo E en sentido antihorario, la última en el hoyo a de Norte, el hoyo a de Norte queda bloqueado por un turno. Sur: 0, Norte: 0.",
    relayed:
      "Sur sembró 1 semilla del hoyo A en sentido antihorario, con un relevo, la última en el hoyo D de Sur. Sur: 0, Norte: 0.",
    passed:
      "Sur sembró 2 semillas del hoyo A en sentido horario, la última en el hoyo d de Norte, con captura de 4 semillas de d, e. Norte no puede mover y pasa. Sur: 4, Norte: 0.",
    decided:
      "Sur sembró 2 semillas del hoyo E en sentido antihorario, la última en el hoyo b de Norte, con captura de 4 semillas de b, a. La partida está decidida: Sur tiene más de la mitad de las semillas. Sur: 28, Norte: 16.",
    ended:
      "Sur sembró 1 semilla del hoyo E en sentido antihorario, la última en el hoyo a de Norte, con captura de 2 semillas de a. Norte no puede mover, así que cada jugador recogió las semillas de su fila. Gana Norte, 9 a 6.",
  },
  eo: {
    sown: "Sudo semis 5 semojn el kavo C horloĝmontrile, la lastan en kavon c de Nordo. Sudo: 0, Nordo: 0.",
    captured:
      "Sudo semis 2 semojn el kavo E kontraŭhorloĝmontrile, la lastan en kavon b de Nordo, kun kapto de 4 semoj el b, a. Sudo: 4, Nordo: 0.",
    barred:
      "Sudo semis 1 semon el kavo E kontraŭhorloĝmontrile, la lastan en kavon a de Nordo, kavo a de Nordo estas barita por unu movo. Sudo: 0, Nordo: 0.",
    relayed:
      "Sudo semis 1 semon el kavo A kontraŭhorloĝmontrile, kun unu plusemado, la lastan en kavon D de Sudo. Sudo: 0, Nordo: 0.",
    passed:
      "Sudo semis 2 semojn el kavo A horloĝmontrile, la lastan en kavon d de Nordo, kun kapto de 4 semoj el d, e. Nordo ne povas ludi kaj preterlasas sian vicon. Sudo: 4, Nordo: 0.",
    decided:
      "Sudo semis 2 semojn el kavo E kontraŭhorloĝmontrile, la lastan en kavon b de Nordo, kun kapto de 4 semoj el b, a. La partio estas decidita: Sudo havas pli ol duonon de ĉiuj semoj. Sudo: 28, Nordo: 16.",
    ended:
      "Sudo semis 1 semon el kavo E kontraŭhorloĝmontrile, la lastan en kavon a de Nordo, kun kapto de 2 semoj el a. Nordo ne povas ludi, do ĉiu ludanto prenis la semojn ĉe sia flanko. Nordo venkas, 9 kontraŭ 6.",
  },
};

describe.each(["en", "es", "eo"] as const)("a ply in %s", (language) => {
  it.each(Object.keys(PLIES))("%s", async (kind) => {
    const [rules, ply] = PLIES[kind] as (typeof PLIES)[string];
    expect(plySentence(await wordsOf(language, TWO, rules), ply)).toBe(SPOKEN[language][kind]);
  });
});

describe("a game against a machine", () => {
  it("speaks to the person, and names the machine", async () => {
    const game = gameOf("split", "1,0,0,0,2/1,1,5,5,5 0-0 S -", "E c<");
    const words = await wordsOf("en", SOUTH_ALONE);
    expect(game.plies.map((ply) => plySentence(words, ply))).toEqual([
      "You sowed 2 seeds from pit E counter-clockwise, the last into North pit b, capturing 4 seeds from b, a. You: 4, Goat: 0.",
      "Goat sowed 5 seeds from pit c clockwise, the last into your pit C. You: 4, Goat: 0.",
    ]);
  });

  it("speaks to a lone North as well, in verbs that fit", async () => {
    const ply = plyOf("split", null, "A c<");
    expect(plySentence(await wordsOf("es", NORTH_ALONE), ply)).toBe(
      "Sembraste 6 semillas del hoyo c en sentido horario, la última en el hoyo B de Sur. Jugador codicioso: 0, Tú: 0.",
    );
  });
});

it("tells a position that comes back", async () => {
  const ply = plyOf("split", null, "A");
  const repeated: Ply = { ...ply, events: [...ply.events, { kind: "notice", what: "repeated" }] };
  expect(plySentence(await wordsOf("en"), repeated)).toContain(
    "By this program's rule a third time ends the game.",
  );
});

describe("where a game stands", () => {
  it("tells who begins", async () => {
    expect(standingSentence(await wordsOf("en"), gameOf("split", null))).toBe("South begins.");
    expect(standingSentence(await wordsOf("en", SOUTH_ALONE), gameOf("split", null))).toBe(
      "Choose one of your pits to sow.",
    );
  });

  it("tells a turn that is passed, or an end, before the first move", async () => {
    const passed = gameOf("um-el-bagara", "1,1,1,1,1/2,2,2,2,2 0-0 S -");
    expect(standingSentence(await wordsOf("en", TWO, "um-el-bagara"), passed)).toBe(
      "South cannot move and passes. North begins.",
    );
    const ended = gameOf("split", "0,0,0,0,0/2,2,2,2,2 0-0 S -");
    expect(standingSentence(await wordsOf("en"), ended)).toBe(
      "South cannot move, so each player took the seeds left in their own row. North wins, 10 to 0.",
    );
  });

  it("tells how far undo and redo have gone", async () => {
    const game = gameOf("split", null, "A a B");
    const words = await wordsOf("en");
    expect(standingSentence(words, goTo(game, 2))).toBe("Back to move 2.");
    expect(standingSentence(words, goTo(game, 0))).toBe("Back at the beginning.");
  });

  it("tells how it was closed", async () => {
    const game = gameOf("split", null, "A");
    expect(standingSentence(await wordsOf("en", SOUTH_ALONE), must(resign(game, "south")))).toBe(
      "You resigned. Goat wins.",
    );
    expect(standingSentence(await wordsOf("en"), must(agree(game)))).toBe(
      "The players agreed to end. By this program's rule the seeds left were shared. A draw, 25 to 25.",
    );
    expect(standingSentence(await wordsOf("en"), must(agree(gameOf("split", null))))).toContain("A draw");
  });
});

/** A game of random moves, to its end or for a while. */
function randomGame(start: Game, picks: readonly number[]): Game {
  return picks.reduce((game, pick) => {
    const moves = legalMoves(game.rules, currentPosition(game));
    const move = moves[pick % Math.max(1, moves.length)];
    return move === undefined || endOf(game) !== null ? game : must(playMove(game, move));
  }, start);
}

it("whatever is played, every sentence is whole, names pits by letter and directions by the clock", async () => {
  const speeches = await Promise.all(LANGUAGES.map(({ id }) => loadSpeech(id)));
  const bare = /\{\{|undefined|NaN|\bleft\b(?! in)|\bright\b|izquierd|derech|dekstr|ply\.|end\./;
  fc.assert(
    fc.property(
      fc.constantFrom(...RULE_SETS),
      fc.constantFrom(TWO, SOUTH_ALONE, NORTH_ALONE, MACHINES),
      fc.array(fc.nat(29), { minLength: 1, maxLength: 60 }),
      (rules, seats, picks) => {
        const { plies } = randomGame(newGame(rules), picks);
        for (const { t } of speeches) {
          for (const ply of plies) {
            const sentence = plySentence({ t, rules, seats }, ply);
            expect(sentence).toContain(t(`direction.${ply.move.direction}`));
            expect(sentence).not.toMatch(bare);
            expect(sentence).toMatch(/ \u2066?[A-Ea-e]\u2069?[ ,.،፣።].*[.።]$/u);
          }
        }
      },
    ),
    { numRuns: 60, seed: 20261130 },
  );
});

describe("in brief", () => {
  it("a ply tells what the board does not", async () => {
    const words = await wordsOf("en");
    expect(plyBrief(words, plyOf("split", null, "C<"))).toBe("South: C clockwise to c.");
    expect(plyBrief(words, plyOf("split", "1,0,0,0,2/1,1,5,5,5 0-0 S -", "E"))).toBe(
      "South: E counter-clockwise to b, captures 4.",
    );
  });

  it("keeps passing, notices and the end", async () => {
    const words = await wordsOf("en", TWO, "um-el-bagara");
    expect(plyBrief(words, plyOf("um-el-bagara", "2,2,0,0,2/1,1,1,1,1 0-0 S -", "A"))).toContain(
      "North cannot move and passes.",
    );
    const [, ended] = PLIES.ended as (typeof PLIES)[string];
    expect(plyBrief(await wordsOf("en"), ended)).toContain("North wins, 9 to 6.");
    expect(plyGlance(await wordsOf("en"), ended)).toMatch(/ in their own row\.$/);
  });
});
