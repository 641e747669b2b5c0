/** What the worker does when it is asked. Long work gives way again and again, so that a new question is soon heard. */
import type { Path } from "../engine/game.ts";
import { formatMove } from "../engine/notation.ts";
import { seedsOnBoard } from "../engine/position.ts";
import type { Result } from "../engine/result.ts";
import type { RuleSet } from "../engine/types.ts";
import { analysisOf } from "./analysis.ts";
import { choose, exactNeeded } from "./choose.ts";
import { createEndgame, type Endgame, learn } from "./endgame.ts";
import { evaluationOf } from "./judgement.ts";
import { formatAnalysis, parseRequest, parseStudyRequest, type WorkerService } from "./protocol.ts";
import { createRandom } from "./random.ts";
import { deepen, type Found, UNLIMITED } from "./search.ts";
import { createTree, type Tree } from "./tree.ts";

interface Ports {
  /** Resolves after whatever else is waiting has been done. */
  readonly pause: () => Promise<void>;
  /** Milliseconds from some beginning. */
  readonly now: () => number;
}

/** Positions looked at before exact values give way: some milliseconds. */
const PACE = 4000;
/** Most seeds for which exact values are worked out unasked. */
const MOST_EXACT = 16;
/** Positions that a study remembers, as a power of two. */
const REMEMBERED = 20;
/** Milliseconds that a study goes on before it gives way. */
const STRETCH = 25;

/** What is known of a rule set; it grows. */
interface Knowledge {
  readonly endgame: Endgame;
  /** Resolves when all that was asked for is known. */
  learned: Promise<void>;
}

/** A position that is being looked at. */
interface Study {
  readonly id: number;
  readonly rules: RuleSet;
  readonly tree: Tree;
  readonly steps: Generator<Found, Found>;
}

export function createService({ pause, now }: Ports): WorkerService {
  const shelf = new Map<RuleSet, Knowledge>();
  let study: Study | null = null;

  function knowledgeOf(rules: RuleSet): Knowledge {
    const known = shelf.get(rules) ?? { endgame: createEndgame(rules), learned: Promise.resolve() };
    shelf.set(rules, known);
    return known;
  }

  function learnUpTo(rules: RuleSet, seeds: number): Promise<void> {
    const knowledge = knowledgeOf(rules);
    knowledge.learned = knowledge.learned.then(async () => {
      for (const _ of learn(knowledge.endgame, seeds, PACE)) await pause();
    });
    return knowledge.learned;
  }

  function begin(id: number, rules: RuleSet, path: Path): Study {
    const tree =
      study?.rules === rules
        ? study.tree
        : createTree(knowledgeOf(rules).endgame, evaluationOf(rules, "plain"), REMEMBERED);
    study = { id, rules, tree, steps: deepen(tree, path, UNLIMITED, createRandom(0)) };
    return study;
  }

  return {
    async prepare(request) {
      const { rules, path } = must(parseStudyRequest(request));
      await learnUpTo(rules, MOST_EXACT - (seedsOnBoard(path[0]) % 2));
    },

    async choose(request) {
      const { chooser, rules, path, seed } = must(parseRequest(request));
      const needed = exactNeeded(chooser, path[0]);
      if (needed > 0) await learnUpTo(rules, needed);
      return formatMove(rules, choose(chooser, knowledgeOf(rules).endgame, path, createRandom(seed)));
    },

    study(request) {
      const { id, rules, path } = must(parseStudyRequest(request));
      const { tree, steps } = study?.id === id ? study : begin(id, rules, path);
      const end = now() + STRETCH;
      for (;;) {
        const { value, done = false } = steps.next();
        if (done || now() >= end) return { ...formatAnalysis(rules, analysisOf(tree, value)), done };
      }
    },
  };
}

/** A request that cannot be read is thrown back. */
function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.error.code}: ${result.error.message}`);
}
