/** The small children's game in fewer and smaller steps. */
import { umElTuweisat } from "../../engine/rules/um-el-tuweisat.ts";
import type { Course } from "../lesson.ts";

export const umElTuweisatCourse: Course = {
  rules: umElTuweisat,
  steps: [
    {
      id: "three-ways",
      position: "3,3,3/3,3,3 0-0 S -",
      task: { kind: "sow", goal: { kind: "sow", pits: "B" } },
    },
    {
      id: "pair",
      position: "0,3,3/2,4,1 0-0 S -",
      task: { kind: "sow", goal: { kind: "capture", counts: [2] } },
    },
    {
      id: "three-chain",
      position: "3,0,4/1,1,4 0-0 S -",
      task: { kind: "sow", goal: { kind: "capture", counts: [2, 2] } },
    },
    { id: "most", position: "3,2,3/3,1,1 0-0 S -", task: { kind: "sow", goal: { kind: "most" } } },
    { id: "three-end", position: "1,3,0/1,1,0 4-8 S -", task: { kind: "sow", goal: { kind: "end" } } },
  ],
};
