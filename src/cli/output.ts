import type { End } from "../engine/ending.ts";
import { type Fault, ok, type Result } from "../engine/result.ts";
import type { EndReason, Side } from "../engine/types.ts";

/** Results go to standard output, one JSON value a line; everything else goes to standard error. */
export function printLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** A fault as an output line. */
export function faultLine({ code, message, ...place }: Fault): Readonly<Record<string, unknown>> {
  return { error: code, message, ...place };
}

/** Answers a command's one input, which is wrong: prints the fault and gives the exit code. */
export function wrongInput(fault: Fault): Result<number> {
  printLine(faultLine(fault));
  return ok(1);
}

/** An end as an output line shows it; the winner of a draw is `null`. */
export function endLine(end: End | null): { reason: EndReason; winner: Side | null } | null {
  return end === null ? null : { reason: end.reason, winner: end.outcome.winner };
}
