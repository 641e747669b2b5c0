import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
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

/** The built page takes nothing from elsewhere and runs nothing but its own files. Phaser's own textures are data. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const contentPolicy: Plugin = {
  name: "content-policy",
  apply: "build", // While it is developed, Vite runs scripts within the page.
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: CONTENT_POLICY },
      injectTo: "head-prepend",
    },
  ],
};

/** What draws the board is wanted soon by whoever comes, but not before the rest. */
const DRAWING = ["boardGame", "phaser"];

const drawingSoon: Plugin = {
  name: "drawing-soon",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === "chunk" && DRAWING.includes(file.name))
        .map(({ fileName }) => ({
          tag: "link",
          attrs: { rel: "modulepreload", href: `./${fileName}`, crossorigin: true, fetchpriority: "low" },
          injectTo: "head",
        })),
  },
};

const LICENCES = "THIRD-PARTY-LICENSES.txt";

/** Vite gathers the licences of what is in the page; Workbox is only in the service worker. */
const workboxLicence: Plugin = {
  name: "workbox-licence",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const licences = bundle[LICENCES];
      if (licences?.type !== "asset") return; // So it is while the worker of the machine is built.
      const folder = new URL("node_modules/workbox-build/", import.meta.url);
      const [licence, about] = await Promise.all([
        readFile(new URL("LICENSE", folder), "utf8"),
        readFile(new URL("package.json", folder), "utf8"),
      ]);
      licences.source = `${licences.source}\n## workbox - ${JSON.parse(about).version} (MIT)\n\n${licence}`;
    },
  },
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
    license: { fileName: LICENCES },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "phaser", test: /node_modules[\\/]phaser/ }] } },
    },
  },
  preview: { port: 4173 },
  plugins: [
    contentPolicy,
    drawingSoon,
    workboxLicence,
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
        globPatterns: ["**/*.{html,js,css,woff2,webp,svg,webm,mp3,txt}"],
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
