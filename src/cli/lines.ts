import { createInterface } from "node:readline";
import type { Result } from "../engine/result.ts";
import { faultLine, printLine } from "./output.ts";

/**
 * Answers standard input line by line, in order; empty lines are skipped, and a bad line is answered by its error. The
 * exit code is 1 if there was one. Trimming takes a byte-order mark away too, as it does in the lines of a record.
 */
export async function answerLines(answer: (line: string) => Result<unknown>): Promise<number> {
  let code = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = text.trim();
    if (line === "") continue;
    const result = answer(line);
    printLine(result.ok ? result.value : faultLine(result.error));
    if (!result.ok) code = 1;
  }
  return code;
}
