import { createInterface } from "node:readline";
import { err, ok, type Result } from "../engine/result.ts";
import { faultLine, printLine } from "./output.ts";

/**
 * The lines of standard input that are not empty. Trimming takes a byte-order mark away too, as it does in the lines of a
 * record.
 */
export async function* inputLines(): AsyncGenerator<string, void> {
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = text.trim();
    if (line !== "") yield line;
  }
}

/** Answers standard input line by line, in order; a bad line is answered by its error. The exit code is 1 if there was one. */
export async function answerLines(answer: (line: string) => Result<unknown>): Promise<number> {
  let code = 0;
  for await (const line of inputLines()) {
    const result = answer(line);
    printLine(result.ok ? result.value : faultLine(result.error));
    if (!result.ok) code = 1;
  }
  return code;
}

/** Reads a line that is an object with these texts, `BAD_LINE` otherwise; whatever else it holds is left alone. */
export function readTexts<Name extends string>(
  line: string,
  names: readonly Name[],
): Result<Readonly<Record<Name, string>>> {
  const form = names.map((name) => `"${name}":"…"`).join(",");
  const wrong = err("BAD_LINE", `A line is {${form}}.`, line);
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== "object" || value === null) return wrong;
    const texts = new Map(Object.entries(value));
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const text: unknown = texts.get(name);
      if (typeof text !== "string") return wrong;
      found[name] = text;
    }
    return ok(found as Record<Name, string>);
  } catch {
    return wrong;
  }
}
