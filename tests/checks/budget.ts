/** Weighs what a visitor's browser has to fetch beside the program: sounds and pictures. Bytes, as the files are. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Density, type Manifest, manifestFor, type Picture } from "../../src/layout/manifest.ts";
import { THEMES } from "../../src/layout/theme.ts";

export interface Load {
  readonly what: string;
  /** Paths below the folder of public files. */
  readonly files: readonly string[];
  /** `null` where only the weight is told. */
  readonly limit: number | null;
}

export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number | null;
}

/** All sounds together, in every coding, and the pictures of one look by their density. */
export const SOUND_LIMIT = 149_999;
export const PICTURE_LIMITS: Readonly<Record<Density, number | null>> = {
  1: 130_000,
  2: 300_000,
  3: 550_000,
};

/** Code, styles and type until a game can be played, as a server may compress them (Brotli). */
export const PROGRAM_LIMIT = 280_000;

const DENSITIES = Object.keys(PICTURE_LIMITS).map((density) => Number(density) as Density);
const ORIENTATIONS = ["wide", "upright"] as const;
/** Pits a row of the boards that there are pictures of. */
const ROWS = [5, 3];

/** Every load that a visitor of the project in `root` may have. */
export function loadsOf(root: string): readonly Load[] {
  const icons = iconsOf(readFileSync(join(root, "index.html"), "utf8"));
  const sounds = readdirSync(join(root, "assets/public/sound")).map((name) => `sound/${name}`);
  const pictures = Object.entries(THEMES).flatMap(([theme, { ground }]) =>
    ORIENTATIONS.flatMap((orientation) =>
      DENSITIES.flatMap((density) =>
        ROWS.map((row) => ({
          what: `${theme}, ${orientation}, density ${density}, ${row} pits a row`,
          files: [...icons, ...picturesOf(manifestFor(orientation, row, density, ground))],
          limit: PICTURE_LIMITS[density],
        })),
      ),
    ),
  );
  return [{ what: "sounds", files: sounds, limit: SOUND_LIMIT }, ...pictures];
}

/**
 * The weight of each load.
 * @param folder the public files.
 * @throws when a load has no file, since a check that weighs nothing proves nothing, or a file is not there.
 */
export function weigh(folder: string, loads: readonly Load[]): readonly Weight[] {
  if (loads.length === 0) throw new Error("there is no load to weigh");
  return loads.map(({ what, files, limit }) => {
    if (files.length === 0) throw new Error(`${what}: no file to weigh`);
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    return { what, bytes, limit };
  });
}

/** One line for each load over its limit. */
export function excesses(weights: readonly Weight[]): readonly string[] {
  return weights.flatMap(({ what, bytes, limit }) =>
    limit !== null && bytes > limit ? [`${what}: ${bytes} bytes, ${bytes - limit} too many`] : [],
  );
}

/** Whatever in the manifest is a picture, so that a new one is weighed too. */
function picturesOf(manifest: Manifest): readonly string[] {
  return Object.values(manifest)
    .filter(isPicture)
    .map(({ url }) => url.replace(/^\.?\//, ""));
}

function isPicture(part: unknown): part is Picture {
  return typeof part === "object" && part !== null && "url" in part;
}

/** The icon of the tab; that of a home screen is fetched only when the page is put there. */
function iconsOf(page: string): readonly string[] {
  return [...page.matchAll(/<link rel="(?:shortcut )?icon" href="\.\/([^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
}
