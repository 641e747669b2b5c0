/** The pictures that were once looked at and found good, and the name of the browser that made them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";

const FOLDER = new URL("pictures/", import.meta.url);
const BROWSER = new URL("browser.txt", FOLDER);

const fileOf = (name: string) => new URL(`${name}.webp`, FOLDER);

/** A WebP in base64; `null` where there is none of this name. */
export function keptPicture(name: string): string | null {
  const file = fileOf(name);
  return existsSync(file) ? readFileSync(file).toString("base64") : null;
}

/** @param browser the version of the Chromium that made it. */
export function keepPicture(name: string, webp: string, browser: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), Buffer.from(webp, "base64"));
  writeFileSync(BROWSER, `Chromium ${browser}\n`);
}

export function pictureMaker(): string {
  return existsSync(BROWSER) ? readFileSync(BROWSER, "utf8").trim() : "nobody";
}

/** The names of all pictures, and how many bytes they are together. */
export function keptPictures(): { readonly names: readonly string[]; readonly bytes: number } {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".webp"));
  return {
    names: files.map((file) => file.replace(".webp", "")),
    bytes: files.reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0),
  };
}
