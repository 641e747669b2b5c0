/** The headless runner: `npm run -s cli -- COMMAND …`. Exit codes: 0 well, 1 a wrong input, 2 a wrong command line. */
import { analyseCommand } from "./analyse.ts";
import { applyCommand } from "./apply.ts";
import { benchCommand } from "./bench.ts";
import { keepCommand } from "./keep.ts";
import { matchCommand } from "./match.ts";
import type { Command } from "./options.ts";
import { perftCommand } from "./perft.ts";
import { replayCommand } from "./replay.ts";
import { tuneCommand } from "./tune.ts";

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ["perft", perftCommand],
  ["apply", applyCommand],
  ["analyse", analyseCommand],
  ["keep", keepCommand],
  ["match", matchCommand],
  ["replay", replayCommand],
  ["tune", tuneCommand],
  ["bench", benchCommand],
]);

/** A reader that has had enough (`… | head`) closes the pipe; that is no fault. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS.get(name);
if (command === undefined) {
  process.stderr.write(
    `There is no command "${name}". Commands: ${[...COMMANDS.keys()].join(", ")}. See README.md.\n`,
  );
  process.exitCode = 2;
} else {
  const result = await command(args);
  if (!result.ok) process.stderr.write(`${name}: ${result.error.message}\n`);
  process.exitCode = result.ok ? result.value : 2;
}
