import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function find(): string | undefined {
  return [process.env.E2E_CHROME, chromium.executablePath(), ...INSTALLED].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
}

function attempt(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

/**
 * The browser that the tests drive: `$E2E_CHROME`, Playwright's own, one installed; else one is installed, by
 * Playwright or, as root on Debian, by apt.
 * @throws when there is none and none can be installed.
 */
function findOrInstallChromium(): string {
  const found = find();
  if (found !== undefined) return found;
  attempt("npx", "playwright", "install", "chromium");
  if (find() === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one, or name its program in E2E_CHROME.",
  );
}

/** How the tests start it. */
export function launchOptions() {
  return {
    executablePath: findOrInstallChromium(),
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      // The page around the canvas is put together without a rasterised graphics card, in half the time.
      "--disable-gpu-compositing",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  };
}
