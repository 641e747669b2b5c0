/** A process that measures the part that it is named. */
import { PARTS } from "./bench-parts.ts";

const [, , name] = process.argv;
for (const [part, measure] of Object.entries(PARTS)) if (part === name) process.send?.(measure());
