/** What the worker does when it is asked. Long work gives way again and again, so that a new question is soon heard. */
import type { Path } from "../engine/game.ts";
import { formatMove } from "../engine/notation.ts";
import { seedsOnBoard } from "../engine/position.ts";
import { must } from "../engine/result.ts";
import type { RuleSet } from "../engine/types.ts";
import { analysisOf } from "./analysis.ts";
import { choose, exactNeeded } from "./choose.ts";
import { createEndgame, type Endgame, learn, reachOf } from "./endgame.ts";
import { evaluationOf } from "./judgement.ts";
import { MOST_EXACT, type StudyAnswer, type WorkerService } from "./protocol.ts";
import { createRandom } from "./random.ts";
import { deepen, type Found, UNLIMITED } from "./search.ts";
import { createTree, type Tree } from "./tree.ts";
import { formatAnalysis, parseRequest, parseStudyRequest } from "./wire.ts";

interface Ports {
  /** Resolves after whatever else is waiting has been done. */
  readonly pause: () => Promise<void>;
  /** Milliseconds from some beginning. */
  readonly now: () => number;
}

/** Positions looked at between two looks at the clock while exact values are worked out: some milliseconds. */
const PACE = 4000;
/** Positions that a study remembers, as a power of two. */
const REMEMBERED = 20;
/** Milliseconds that a study, and the work on exact values, go on before they give way to each other. */
const STRETCH = 25;

/** What is known of a rule set; it grows. */
interface Knowledge {
  readonly endgame: Endgame;
  /** The work on more; whoever waits for it drives it on. */
  work: Generator<void, void> | null;
}

/** A position that is being looked at. */
interface Study {
  /** What was asked. */
  readonly key: string;
  readonly rules: RuleSet;
  readonly tree: Tree;
  readonly steps: Generator<Found, Found>;
  answer: StudyAnswer | null;
}

export function createService({ pause, now }: Ports): WorkerService {
  const shelf = new Map<RuleSet, Knowledge>();
  let study: Study | null = null;

  function knowledgeOf(rules: RuleSet): Knowledge {
    const known = shelf.get(rules) ?? { endgame: createEndgame(rules), work: null };
    shelf.set(rules, known);
    return known;
  }

  async function learnUpTo(rules: RuleSet, seeds: number): Promise<void> {
    const knowledge = knowledgeOf(rules);
    while (knowledge.endgame.values[seeds] === undefined) {
      const end = now() + STRETCH;
      do {
        knowledge.work ??= learn(knowledge.endgame, seeds, PACE);
        if (knowledge.work.next().done) knowledge.work = null;
      } while (knowledge.endgame.values[seeds] === undefined && now() < end);
      await pause();
    }
  }

  function begin(key: string, rules: RuleSet, path: Path): Study {
    const { endgame } = knowledgeOf(rules);
    const tree =
      study?.rules === rules ? study.tree : createTree(endgame, evaluationOf(rules, "plain"), REMEMBERED);
    return { key, rules, tree, steps: deepen(tree, path, UNLIMITED, createRandom(0)), answer: null };
  }

  return {
    hear() {},

    async prepare(request) {
      const { rules, path } = must(parseStudyRequest(request));
      await learnUpTo(rules, reachOf(knowledgeOf(rules).endgame, MOST_EXACT, seedsOnBoard(path[0])));
    },

    async choose(request) {
      const { chooser, rules, path, seed } = must(parseRequest(request));
      const { endgame } = knowledgeOf(rules);
      const needed = exactNeeded(chooser, endgame, path[0]);
      if (needed > 0) await learnUpTo(rules, needed);
      return formatMove(rules, choose(chooser, endgame, path, createRandom(seed)));
    },

    study(request) {
      const { rules, path } = must(parseStudyRequest(request));
      const key = JSON.stringify(request);
      if (study?.key !== key) study = begin(key, rules, path);
      if (study.answer?.done) return study.answer;
      const end = now() + STRETCH;
      for (;;) {
        const { value, done = false } = study.steps.next();
        if (!done && now() < end) continue;
        study.answer = { ...formatAnalysis(rules, analysisOf(study.tree, value)), done };
        return study.answer;
      }
    },
  };
}
