/** Serves the project's sources with the stand. As a program: `serve.ts PORT`. */
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Nothing is watched: what is under test stays as it was when it was asked for. */
export async function serveStand(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    cacheDir: "node_modules/.vite-stand",
    logLevel: "warn",
    server: { host: "127.0.0.1", port, strictPort: true, hmr: false, watch: null },
    // Anew each time: Vite does not see when the choice of Phaser's parts changes.
    optimizeDeps: { entries: ["tests/stand/index.html"], force: true },
  });
  return server.listen();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveStand(Number(process.argv[2]));
