import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
};

interface Server {
  readonly address: Promise<string>;
  /** What is served under a name in place of the built file, if there is one. */
  readonly replaced: Map<string, string>;
  /** From now on nothing answers, whatever is asked through a connection that still stands. */
  close(): void;
}

const BUILT = new URL("../../dist/", import.meta.url);

/** Serves the built page, or another folder, below `path` and nothing anywhere else, as a plain file server does. */
export function serveBelow(path: string, folder = BUILT): Server {
  const replaced = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(path.length) || "index.html";
    const file = new URL(name, folder);
    const built = () => readFile(file).catch(() => null);
    const content = pathname.startsWith(path) ? (replaced.get(name) ?? (await built())) : null;
    const type = TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    response.writeHead(content === null ? 404 : 200, { "content-type": type });
    response.end(content);
  });
  const address = new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
  return {
    address,
    replaced,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
