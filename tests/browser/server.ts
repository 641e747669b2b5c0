import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** Serves the built page below `path` and nothing anywhere else, as a plain file server does. */
export function serveBelow(path: string): { readonly address: Promise<string>; close(): void } {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(path.length) || "index.html";
    const file = new URL(name, new URL("../../dist/", import.meta.url));
    const content = pathname.startsWith(path) ? await readFile(file).catch(() => null) : null;
    const type = TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    response.writeHead(content === null ? 404 : 200, { "content-type": type });
    response.end(content);
  });
  const address = new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
  return { address, close: () => server.close() };
}
