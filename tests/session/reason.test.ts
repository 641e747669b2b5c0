import { describe, expect, it } from "vitest";
import { formatMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import { type Proposal, reasonFor } from "../../src/session/reason.ts";
import { moveOf } from "./fakes.ts";

interface Told extends Partial<Omit<Proposal, "line">> {
  readonly rules?: RuleSet;
  readonly instead?: string;
}

/** Why the line is good that begins in this position. */
function why(position: string, line: string, { rules = split, instead, ...known }: Told = {}) {
  const moves = line.split(" ").map((text) => moveOf(rules, text));
  const proposal = { exact: false, value: 0, ...known, line: moves };
  const compared = instead === undefined ? null : moveOf(rules, instead);
  return reasonFor(rules, must(parsePosition(rules, position)), proposal, compared);
}

/** E comes to a, which it makes one; B comes to A. Nobody can capture. */
const QUIET = "0,1,0,0,1/0,0,1,0,0 10-10 S -";
/** a would come to E, which it makes four. */
const THREAT = "0,1,0,0,3/1,0,0,0,0 10-10 S -";

describe("a move is good because it", () => {
  it("wins the game", () => {
    expect(why("0,1,0,0,1/1,0,0,0,0 10-10 S -", "E")).toEqual({ kind: "wins" });
  });

  it("is the only one, unless it wins", () => {
    expect(why("0,0,0,0,1/1,0,0,0,1 10-10 S -", "E")).toEqual({ kind: "only" });
    expect(why("0,0,0,0,1/1,0,0,0,0 10-10 S -", "E")).toEqual({ kind: "wins" });
  });

  it("captures, counting the whole chain", () => {
    expect(why("0,1,0,0,2/1,3,0,0,1 10-10 S -", "E")).toEqual({ kind: "captures", seeds: 6 });
    expect(why("0,0,0,0,1/1,3,0,0,1 10-10 N -", "e A")).not.toMatchObject({ kind: "captures" });
  });

  it("captures at the next turn", () => {
    expect(why("0,0,0,1,0/0,1,0,1,0 10-10 N -", "b D a")).toEqual({ kind: "prepares", seeds: 2 });
    // What the opponent captures in between is no reason.
    expect(why("0,0,0,1,0/0,1,0,1,0 10-10 N -", "b D")).toEqual({ kind: "best" });
  });

  it("saves seeds from the opponent's best capture", () => {
    expect(why(THREAT, "E b")).toEqual({ kind: "saves", seeds: 4 });
    expect(why(THREAT, "B a")).toEqual({ kind: "best" });
  });

  it("saves more than another move", () => {
    expect(why(THREAT, "E b", { instead: "B" })).toEqual({ kind: "saves", seeds: 4 });
    expect(why(THREAT, "E b", { instead: "E" })).toEqual({ kind: "best" });
  });

  it("bars a pit", () => {
    expect(why(QUIET, "E")).toEqual({ kind: "bars", pit: 5 });
    expect(why(QUIET, "B")).toEqual({ kind: "best" });
  });

  it.each([
    [4, true, { kind: "keeps", result: "win" }],
    [0, true, { kind: "keeps", result: "draw" }],
    [-2, true, { kind: "best" }],
    [4, false, { kind: "best" }],
  ])("keeps what it has: a lead of %i, proven: %s", (value, exact, reason) => {
    expect(why(QUIET, "B", { value, exact })).toEqual(reason);
  });

  it("keeps what North has, whose lead is South's less", () => {
    const north = QUIET.replace("S", "N");
    expect(why(north, "c<", { value: -4, exact: true })).toEqual({ kind: "keeps", result: "win" });
    expect(why(north, "c<", { value: 4, exact: true })).toEqual({ kind: "best" });
  });

  it("ends the game without winning it: then nothing else counts", () => {
    // The seed in a is barred, so that North cannot move.
    const last = "0,1,0,0,1/0,0,0,0,0 10-11 S -";
    expect(
      legalMoves(split, must(parsePosition(split, last))).map((move) => formatMove(split, move)),
    ).toEqual(["B", "E"]);
    expect(why(last, "E", { value: -1, exact: true })).toEqual({ kind: "best" });
    expect(why(last, "B", { value: 1, exact: true })).toEqual({ kind: "wins" });
  });
});

it("is no more than good where no line is known", () => {
  const proposal = { line: [], exact: true, value: 4 };
  expect(reasonFor(split, must(parsePosition(split, QUIET)), proposal, null)).toEqual({ kind: "best" });
});

it("where the opponent must pass, the mover's next turn follows at once", () => {
  // After E, North has single seeds only.
  const position = "0,2,0,0,3/0,0,0,0,1 10-10 S -";
  expect(why(position, "E B", { rules: umElBagara })).toEqual({ kind: "prepares", seeds: 2 });
});
