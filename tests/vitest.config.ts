import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    // While mutants are tried, copies of the tests lie there.
    exclude: [...configDefaults.exclude, "tests/.results"],
    reporters: ["default", ["json", { outputFile: "tests/.results/unit.json" }]],
    testTimeout: 60_000,
    // Modules keep nothing that a test minds, so that one process can read them once for all files.
    isolate: false,
    maxWorkers: "100%",
    coverage: { include: ["src/**"], reportsDirectory: "coverage" },
  },
});
