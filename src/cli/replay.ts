import { readFile } from "node:fs/promises";
import { currentPosition, endOf } from "../engine/game.ts";
import { formatPosition } from "../engine/notation.ts";
import { parseRecord, resultOf } from "../engine/record.ts";
import { err, ok, type Result } from "../engine/result.ts";
import type { Command } from "./options.ts";
import { endLine, printLine, wrongInput } from "./output.ts";

/** `replay FILE`: checks a record; prints where it leads, or the line that is wrong and why (exit code 1). */
export const replayCommand: Command = async (args) => {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) return err("USAGE", "replay takes one file.");
  const text = await readText(file);
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) return wrongInput(record.error);
  const { game } = record.value;
  printLine({
    position: formatPosition(currentPosition(game)),
    result: resultOf(game),
    end: endLine(endOf(game)),
  });
  return ok(0);
};

async function readText(file: string): Promise<Result<string>> {
  try {
    return ok(await readFile(file, "utf8"));
  } catch (error) {
    return err(
      "NO_FILE",
      `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
