/** Adds up what the test runners reported and ends with one line: `N passed, N failed, N skipped`. */
import { readFileSync } from "node:fs";

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}
interface BrowserReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    readonly flaky: number;
  };
}

const results = new URL("../.results/", import.meta.url);
const unit: UnitReport = JSON.parse(readFileSync(new URL("unit.json", results), "utf8"));
const { stats }: BrowserReport = JSON.parse(readFileSync(new URL("browser.json", results), "utf8"));

const passed = unit.numPassedTests + stats.expected + stats.flaky;
const failed = unit.numFailedTests + stats.unexpected;
const skipped = unit.numPendingTests + stats.skipped;

if (stats.flaky > 0) console.log(`${stats.flaky} of these passed on their second try only`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
