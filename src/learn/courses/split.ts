/** Split sowing in small steps, for whoever has never seen a sowing game. */
import { split } from "../../engine/rules/split.ts";
import type { Course } from "../lesson.ts";

export const splitCourse: Course = {
  rules: split,
  steps: [
    {
      id: "sow",
      position: "5,5,5,5,5/5,5,5,5,5 0-0 S -",
      task: { kind: "sow", goal: { kind: "sow", pits: "E" } },
    },
    {
      id: "clockwise",
      position: "2,2,2,2,2/2,2,2,2,2 0-0 S -",
      task: { kind: "sow", goal: { kind: "sow", pits: "AB" } },
    },
    {
      id: "counter",
      position: "2,3,2,2,3/2,2,2,2,2 0-0 S -",
      task: { kind: "sow", goal: { kind: "sow", pits: "DE" } },
    },
    {
      id: "middle",
      position: "2,2,4,2,2/2,2,2,2,2 0-0 S -",
      task: { kind: "sow", goal: { kind: "sow", pits: "C" } },
    },
    {
      id: "pair",
      position: "0,4,1,2,3/1,0,0,0,3 0-0 S -",
      task: { kind: "sow", goal: { kind: "capture", counts: [2] } },
    },
    {
      id: "four",
      position: "3,2,1,0,0/3,0,0,4,3 0-0 S -",
      task: { kind: "sow", goal: { kind: "capture", counts: [4] } },
    },
    {
      id: "most",
      position: "4,0,4,2,3/1,0,3,1,0 0-0 S -",
      task: { kind: "sow", goal: { kind: "most" } },
    },
    {
      id: "chain",
      position: "0,3,3,2,3/4,3,1,4,0 0-0 S -",
      task: { kind: "sow", goal: { kind: "capture", counts: [2, 4] } },
    },
    {
      id: "count",
      position: "4,0,0,2,2/2,1,3,1,4 0-0 S -",
      task: { kind: "count", move: "A", answers: [2, 6, 8] },
    },
    {
      id: "bar",
      position: "0,1,2,2,1/0,2,4,0,0 0-0 S -",
      task: { kind: "sow", goal: { kind: "bar" } },
    },
    {
      id: "end",
      position: "0,4,3,0,4/3,0,0,0,0 19-17 S -",
      task: { kind: "sow", goal: { kind: "end" } },
    },
  ],
};
