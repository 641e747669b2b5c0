import { defineConfig } from "vite";

export default defineConfig({
  // Relative addresses, so that the built page works from any sub-path.
  base: "./",
  publicDir: "assets/public",
  worker: { format: "es" },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "phaser", test: /node_modules[\\/]phaser/ }] } },
    },
  },
  preview: { port: 4173 },
});
