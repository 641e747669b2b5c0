/** Fetches the settings file that lies beside the page. */
import { type ConfigFault, DEFAULT_CONFIG, parseConfig, type ReadConfig } from "./config.ts";

export interface Fetched extends ReadConfig {
  /** `null` where there was nothing to read. */
  readonly readAt: Date | null;
}

/** Milliseconds after which a server that says nothing counts as one that cannot be reached. */
const PATIENCE = 10_000;

/** Never rejects: what cannot be had or read is told among the faults, and the exhibit opens with its defaults. */
export async function fetchConfig(name: string): Promise<Fetched> {
  try {
    const answer = await fetch(new URL(`exhibits/${name}.json`, document.baseURI), {
      cache: "no-cache", // Staff see what they have changed.
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return without("EXHIBIT_MISSING");
    const read = parseConfig(await answer.text());
    const understood = read.faults.every(({ code }) => code === "EXHIBIT_FIELD");
    return { ...read, readAt: understood ? new Date() : null };
  } catch {
    return without("EXHIBIT_UNREACHED");
  }
}

function without(code: "EXHIBIT_MISSING" | "EXHIBIT_UNREACHED"): Fetched {
  const faults: readonly ConfigFault[] = [{ code }];
  return { config: DEFAULT_CONFIG, faults, readAt: null };
}
