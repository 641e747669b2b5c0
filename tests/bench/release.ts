/**
 * Figures of the engine and the search beside those of another version of the program: JSON on the standard output. Both
 * are measured by turns, each part in CPU time. `--with REF` names the other version; without, it is the last tag.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ROUNDS = 3;

const { values } = parseArgs({ options: { with: { type: "string" } } });

const git = (...words: string[]): string =>
  execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim();

function lastTag(): string {
  try {
    return git("describe", "--tags", "--abbrev=0");
  } catch {
    throw new Error("There is no release yet. Name a commit: --with REF");
  }
}

type Figures = Readonly<Record<"counting" | "sowing" | "exact" | "search", Readonly<Record<string, number>>>>;

/** Plies, sowings, positions and nodes a second, as `bench` tells them. */
function measure(folder: string): readonly number[] {
  const told = execFileSync("npx", ["tsx", "src/cli/main.ts", "bench"], { cwd: folder, encoding: "utf8" });
  const { counting, sowing, exact, search }: Figures = JSON.parse(told);
  return [
    counting.pliesPerSecond,
    sowing.sowingsPerSecond,
    exact.positionsPerSecond,
    search.nodesPerSecond,
  ].map((figure) => figure ?? Number.NaN);
}

const NAMES = ["pliesCounted", "sowings", "positionsValued", "sowingsSearched"] as const;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const ref = values.with ?? lastTag();
const folder = await mkdtemp(join(tmpdir(), "alemungula-"));
try {
  execFileSync("git", ["worktree", "add", "--detach", "--force", join(folder, "there"), ref], { cwd: ROOT });
  const there = join(folder, "there");
  if (!existsSync(join(there, "node_modules"))) {
    await symlink(join(ROOT, "node_modules"), join(there, "node_modules"));
  }
  const rounds = Array.from({ length: ROUNDS }, (_, n) => {
    if (n % 2 === 1) return { other: measure(there), own: measure(ROOT) };
    const own = measure(ROOT);
    return { own, other: measure(there) };
  });
  const beside = NAMES.map((name, index) => {
    const ratios = rounds.map(({ own, other }) => (own[index] ?? Number.NaN) / (other[index] ?? Number.NaN));
    const own = median(rounds.map((round) => round.own[index] ?? Number.NaN));
    return [name, { aSecond: own, ratio: Number(median(ratios).toFixed(3)), ratios }] as const;
  });
  console.log(JSON.stringify({ with: git("rev-parse", ref), ...Object.fromEntries(beside) }, null, 2));
} finally {
  execFileSync("git", ["worktree", "remove", "--force", join(folder, "there")], { cwd: ROOT });
  await rm(folder, { recursive: true, force: true });
}
