export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/stryker.vitest.config.ts", related: false },
  mutate: ["src/engine/**/*.ts"],
  // What is copied. Without `tsconfig.json`, since Stryker would rewrite it with a function that TypeScript 7 has not.
  ignorePatterns: ["/*", "!/src", "!/tests", "!/package.json"],
  tempDirName: "tests/.results/stryker",
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: "tests/.results/mutation.html" },
  jsonReporter: { fileName: "tests/.results/mutation.json" },
  incrementalFile: "tests/.results/mutation.incremental.json",
  thresholds: { high: 95, low: 90, break: 85 },
};
