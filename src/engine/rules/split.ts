import type { RuleSet } from "../types.ts";

/**
 * The default game, with split sowing. Source: the Spanish and the Esperanto rules page.
 *
 * Five seeds lie in each of the ten pits. The two pits at a player's left are sown clockwise, the two at his
 * right counter-clockwise, the middle one whichever way he likes. Single seeds may be sown. A last seed that
 * makes an opponent's pit exactly 2 or 4 captures it, and the chain runs backwards through the opponent's
 * pits that hold 2 or 4. A single seed sown into an empty pit of the opponent may not be sown on his next
 * turn. When the player to move has no legal move, each takes the seeds left in his own row.
 */
export const split: RuleSet = {
  id: "split",
  row: 5,
  seedsPerPit: 5,
  directions: [
    ["clockwise"],
    ["clockwise"],
    ["clockwise", "counterclockwise"],
    ["counterclockwise"],
    ["counterclockwise"],
  ],
  fewestToSow: 1,
  captures: [2, 4],
  relay: "none",
  returnBar: true,
  stuck: "ends",
};
