import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser/chromium.ts";

export default defineConfig({
  testDir: "browser",
  outputDir: ".results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // What a busy machine does within a few seconds says nothing; what is awaited comes or does not.
  expect: { timeout: 30_000 },
  // A browser on a busy machine may fail a test by itself; one that passes only on its second try is told at the end.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: ".results/browser.json" }]],
  use: {
    // Names what hangs, where a test would only be out of time.
    actionTimeout: 60_000,
    baseURL: "http://127.0.0.1:4173",
    // Small, since a software rasteriser spends most of a test's time on its pixels; what is seen names its own size.
    viewport: { width: 640, height: 400 },
    locale: "en-GB",
    // One test must not play what another has stored; `offline.spec.ts` lets it be.
    serviceWorkers: "block",
    launchOptions: launchOptions(),
  },
  webServer: [
    {
      command: "npx vite preview --port 4173 --strictPort --host 127.0.0.1",
      cwd: new URL("..", import.meta.url).pathname,
      url: "http://127.0.0.1:4173",
      reuseExistingServer: false,
    },
    {
      command: "npx tsx tests/stand/serve.ts 4174",
      cwd: new URL("..", import.meta.url).pathname,
      url: "http://127.0.0.1:4174/tests/stand/index.html",
      reuseExistingServer: false,
    },
  ],
});
