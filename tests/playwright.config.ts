import { defineConfig } from "@playwright/test";
import { findOrInstallChromium } from "./browser/chromium.ts";

export default defineConfig({
  testDir: "browser",
  outputDir: ".results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  reporter: [["list"], ["json", { outputFile: ".results/browser.json" }]],
  use: {
    baseURL: "http://127.0.0.1:4173",
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        "--no-sandbox",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "npx vite preview --port 4173 --strictPort --host 127.0.0.1",
    cwd: new URL("..", import.meta.url).pathname,
    url: "http://127.0.0.1:4173",
    reuseExistingServer: false,
  },
});
