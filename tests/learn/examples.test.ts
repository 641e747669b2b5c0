/** The examples of every rule set show what the text beside them claims. */
import { describe, expect, it } from "vitest";
import { pitsOf, sideOf } from "../../src/engine/pit.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { GameEvent, Ply, RuleSet } from "../../src/engine/types.ts";
import { loadSpeech } from "../../src/i18n/language.ts";
import { type Example, examplesOf, gameOf } from "../../src/learn/examples.ts";
import { decidedRules, howToPlay, type RuleId } from "../../src/ui/text/rulesText.ts";

type Kind<K extends GameEvent["kind"]> = Extract<GameEvent, { kind: K }>;
function all<K extends GameEvent["kind"]>({ events }: Ply, kind: K): readonly Kind<K>[] {
  return events.filter((event): event is Kind<K> => event.kind === kind);
}

const pliesOf = (rules: RuleSet, example: Example) => gameOf(rules, example).plies;
const shown = (rules: RuleSet, rule: RuleId) =>
  examplesOf(rules)
    .filter((example) => example.rule === rule)
    .map((example) => pliesOf(rules, example));
const captured = (ply: Ply) => all(ply, "capture").map(({ seeds }) => seeds);
const lastDrop = (ply: Ply) => all(ply, "drop").at(-1) as Kind<"drop">;
const inOwnRow = (rules: RuleSet, ply: Ply) => sideOf(rules, lastDrop(ply).pit) === ply.before.toMove;

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))("the examples of %s", (_, rules) => {
  const only = (rule: RuleId) => shown(rules, rule).flat();

  it("stand in the order of the rules, and almost every rule has one", async () => {
    const { t } = await loadSpeech("en");
    const ids = [...howToPlay(t, rules), ...decidedRules(t, rules)].map(({ id }) => id);
    const order = examplesOf(rules).map(({ rule }) => ids.indexOf(rule));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
    const without = ids.filter((id) => shown(rules, id).length === 0);
    expect(["board", "start", "fewest", "endless"]).toEqual(expect.arrayContaining(without));
  });

  it("sow one by one from one pit", () => {
    const [ply] = only("sow") as [Ply];
    expect(ply.before.pits).toEqual(Array.from({ length: rules.row * 2 }, () => rules.seedsPerPit));
    expect(all(ply, "drop").map(({ inHand }) => inHand)).toEqual(
      [...Array(rules.seedsPerPit).keys()].reverse(),
    );
  });

  it("show both directions where there are two, for either player's own seat", () => {
    const plies = only("directions");
    expect(plies.length).toBeGreaterThan(1);
    const told = plies.map(({ move, before }) => {
      const place = pitsOf(rules, before.toMove).indexOf(move.pit);
      return `${before.toMove} ${place} ${move.direction}`;
    });
    const oneWay = rules.directions.every((ways) => ways.length === 1);
    expect(new Set(plies.map(({ move }) => move.direction)).size).toBe(oneWay ? 1 : 2);
    expect(new Set(told.map((line) => line.split(" ")[0])).size).toBe(2);
    for (const ply of plies) expect(captured(ply)).toEqual([]);
  });

  it("capture each count that is captured, each alone", () => {
    expect(only("capture").map(captured)).toEqual(rules.captures.map((count) => [count]));
  });

  it("capture a chain", () => {
    const [ply] = only("chain") as [Ply];
    expect(captured(ply).length).toBeGreaterThan(1);
    for (const count of captured(ply)) expect(rules.captures).toContain(count);
  });

  it("close with what this program has decided: a handful that goes round", () => {
    const [ply] = only("round-trip") as [Ply];
    const [lift] = all(ply, "lift") as [Kind<"lift">];
    expect(lift.seeds).toBeGreaterThanOrEqual(rules.row * 2);
    expect(all(ply, "drop").filter(({ pit }) => pit === lift.pit)).toHaveLength(1);
    expect(captured(ply)).toEqual([]);
  });

  it("bring about what their own rules have", () => {
    for (const ply of only("single")) {
      expect(all(ply, "lift")[0]?.seeds).toBe(1);
      expect([captured(ply), all(ply, "bar")]).toEqual([[], []]);
    }
    for (const ply of only("own")) {
      expect(inOwnRow(rules, ply)).toBe(true);
      expect(rules.captures).toContain(lastDrop(ply).inPit);
      expect([captured(ply), all(ply, "lift").length]).toEqual([[], 1]);
    }
    for (const ply of only("relay")) expect(all(ply, "lift").length).toBeGreaterThan(1);
    for (const ply of only("bar")) expect(ply.after.barred).toBe(all(ply, "bar")[0]?.pit);
    expect(only("bar").length).toBe(rules.returnBar ? 1 : 0);
    expect(only("relay").length).toBe(rules.relay === "own-row" ? 1 : 0);
  });

  it("come to an end, after a pass where there is passing", () => {
    const games = shown(rules, "stuck");
    const ends = games.filter((plies) => all(plies.at(-1) as Ply, "end").length > 0);
    expect(ends).toHaveLength(1);
    expect(all(ends[0]?.at(-1) as Ply, "end")[0]?.reason).toBe("no-moves");
    const passes = games.filter((plies) => all(plies[0] as Ply, "pass").length > 0);
    expect(passes).toHaveLength(rules.stuck === "passes" ? 1 : 0);
    for (const plies of passes) expect(plies[1]?.before.toMove).toBe("south");
  });

  it("tell nothing besides", () => {
    for (const example of examplesOf(rules)) {
      for (const ply of pliesOf(rules, example)) {
        expect(all(ply, "notice"), example.position).toEqual([]);
        if (example.rule !== "stuck") expect(all(ply, "end"), example.position).toEqual([]);
        if (example.rule !== "bar") expect(all(ply, "bar"), example.position).toEqual([]);
      }
    }
  });
});
