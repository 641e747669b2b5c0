import type { RuleSet } from "../types.ts";
import { circular } from "./circular.ts";

/**
 * Round sowing with relays. Source: the English overview, which adds the relay "if applicable".
 *
 * As round sowing; but when the last seed falls in a pit of the mover's own row that was not empty, that whole
 * pit is lifted and sown on, until a lap ends in an empty pit or in the opponent's row.
 */
export const circularRelay: RuleSet = { ...circular, id: "circular-relay", relay: "own-row" };
