import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Run {
  readonly code: number | null;
  /** The JSON values of standard output, a line each; text that is no JSON makes the run fail. */
  readonly lines: readonly unknown[];
  readonly messages: string;
}

/** Runs the headless runner as a process of its own. */
export function run(args: readonly string[], input = ""): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", ...args], { cwd: ROOT });
    let output = "";
    let messages = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      messages += text;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      try {
        const lines = output.split("\n").filter((line) => line !== "");
        resolve({ code, lines: lines.map((line): unknown => JSON.parse(line)), messages });
      } catch (error) {
        reject(error);
      }
    });
    child.stdin.end(input);
  });
}

/** A file with this text, in a directory of its own under the system's temporary one. */
export function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "alemungula-")), "game.alm");
  writeFileSync(file, text);
  return file;
}
