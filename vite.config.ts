import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** The colour under the page before it is there. */
const DARK = "#15181c";

/** Phaser's sources ask for these; what is `false` is left out. */
const PHASER_FEATURES = {
  "typeof WEBGL_RENDERER": "true",
  "typeof CANVAS_RENDERER": "true",
  "typeof WEBGL_DEBUG": "false",
  "typeof FEATURE_SOUND": "false",
  "typeof PLUGIN_CAMERA3D": "false",
  "typeof PLUGIN_FBINSTANT": "false",
};

export default defineConfig({
  // Relative addresses, so that the built page works from any sub-path.
  base: "./",
  publicDir: "assets/public",
  worker: { format: "es" },
  resolve: {
    alias: [
      { find: /^phaser$/, replacement: fileURLToPath(new URL("src/scenes/phaserParts.js", import.meta.url)) },
    ],
  },
  define: PHASER_FEATURES,
  optimizeDeps: { include: ["phaser"], rolldownOptions: { transform: { define: PHASER_FEATURES } } },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "phaser", test: /node_modules[\\/]phaser/ }] } },
    },
  },
  preview: { port: 4173 },
  plugins: [
    VitePWA({
      registerType: "prompt",
      injectRegister: false, // `storage/offline.ts` does it, once the page is shown.
      includeManifestIcons: false, // The system fetches them when the game is installed.
      manifest: {
        name: "Alemungula",
        short_name: "Alemungula",
        description: "A sowing game from the border of Ethiopia and Sudan.",
        lang: "en",
        start_url: ".",
        scope: ".",
        display: "standalone",
        theme_color: DARK,
        background_color: DARK,
        categories: ["games", "education"],
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        // Every picture, at every density: a window may move to another screen without a network, and pictures and
        // code of different versions must not meet. Both codings of the sounds: a browser tells too late which it takes.
        globPatterns: ["**/*.{html,js,css,woff2,webp,svg,webm,mp3}"],
        globIgnores: ["exhibits/**"],
        // Whatever an address asks for, the page is the same.
        ignoreURLParametersMatching: [/./],
        navigateFallback: null,
        clientsClaim: true, // The very first visit can go on without a network.
        inlineWorkboxRuntime: true,
        // What the staff of an exhibit writes is asked for anew each time, and kept for when there is no network.
        runtimeCaching: [
          {
            urlPattern: /\/exhibits\/[^/]+$/,
            handler: "NetworkFirst",
            options: {
              cacheName: "alemungula-exhibits",
              networkTimeoutSeconds: 3,
              fetchOptions: { cache: "no-cache" },
            },
          },
        ],
      },
    }),
  ],
});
