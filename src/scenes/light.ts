import { BlendModes, type Scene } from "phaser";
import type { Side } from "../engine/types.ts";
import { canvasHalf, PIT } from "../layout/geometry.ts";
import { derived, drawable } from "./derive.ts";
import { addImage, DEPTH, fade, fitImage, type Look, type Part } from "./look.ts";
import { distance, paint, ramp } from "./paint.ts";
import type { Tableau } from "./tableau.ts";

/** How far the light reaches beyond a row, in board units. */
const REACH = 1.9;
/** Light multiplies what it falls on; this is how much more of each colour there is. */
const WARM = 0xffcf96;
/** The share of the light that falls on the whole row; the rest gathers about each pit's lip, out to `GLOW`. */
const ROW_SHARE = 0.5;
const GLOW = 0.5;
const DARK = 0x050201;
const SIDES = ["south", "north"] as const;
const OTHER = { south: "north", north: "south" } as const;

/** The warm light on the row of the player to move, and the dusk on the other; neither once the game is over. */
export function createLight(scene: Scene, tableau: Tableau): Part {
  const lit = {
    south: addImage(scene, DEPTH.lit).setBlendMode(BlendModes.ADD),
    north: addImage(scene, DEPTH.lit).setBlendMode(BlendModes.ADD),
  };
  const resting = { south: addImage(scene, DEPTH.rest), north: addImage(scene, DEPTH.rest) };
  let strength = { lit: 0, rest: 0 };

  return {
    dress(look) {
      strength = look.theme.strength;
      const { sites } = look;
      const [width, height] = spread(look);
      for (const side of SIDES) {
        const { x, y } = sites.rows[side];
        fitImage(lit[side], paintLitWood(scene, look, side), width, height);
        fitImage(resting[side], paintDusk(scene, look), width, height);
        lit[side].setPosition(x, y);
        resting[side].setPosition(x, y);
      }
    },
    draw() {
      for (const side of SIDES) {
        fade(lit[side], strength.lit * tableau.lights[side]);
        fade(resting[side], strength.rest * tableau.lights[OTHER[side]]);
      }
    },
  };
}

/** Width and height of a row's light as seen, in board units. */
function spread({ sites }: Look): readonly [number, number] {
  const along = (sites.rowHalf + REACH) * 2;
  return sites.upright ? [REACH * 2, along] : [along, REACH * 2];
}

/** Dusk lies evenly along the pits' middles and is gone at `REACH`. */
function paintDusk(scene: Scene, look: Look): string {
  return paintRow(scene, look, "dusk", DARK, alongRow);
}

/** Light gathers about the pits. */
function paintGlow(scene: Scene, look: Look): string {
  const pitch = (2 * look.sites.rowHalf) / (look.sites.row - 1);
  return paintRow(scene, look, "glow", 0xffffff, (along, across, rowHalf) => {
    const nearest = Math.round((along + rowHalf) / pitch) * pitch - rowHalf;
    const pit = Math.max(-rowHalf, Math.min(rowHalf, nearest));
    const away = distance(along - pit, across) - PIT.radius;
    const lip = away < 0 ? ramp(away, -0.75, 0) : 1 - ramp(away, 0.04, GLOW);
    return ROW_SHARE * alongRow(along, across, rowHalf) + (1 - ROW_SHARE) * lip;
  });
}

function alongRow(along: number, across: number, rowHalf: number): number {
  return 1 - ramp(distance(Math.max(0, Math.abs(along) - rowHalf), across), 0.55, REACH);
}

function paintRow(
  scene: Scene,
  look: Look,
  name: string,
  colour: number,
  opacity: (along: number, across: number, rowHalf: number) => number,
): string {
  const { rowHalf, upright } = look.sites;
  const [width, height] = spread(look);
  return paint(scene.textures, {
    key: `${name} ${upright ? "upright" : "wide"} of ${rowHalf}`,
    width,
    height,
    density: 24,
    colour,
    opacity: (x, y) => (upright ? opacity(y, x, rowHalf) : opacity(x, y, rowHalf)),
  });
}

/** The board's own picture around a row, to be added to itself. */
function paintLitWood(scene: Scene, look: Look, side: Side): string {
  const { sites, manifest } = look;
  const [width, height] = spread(look);
  const half = canvasHalf(sites.row);
  const { x, y } = sites.rows[side];
  const left = (sites.upright ? half.y : half.x) + x - width / 2;
  const top = (sites.upright ? half.x : half.y) + y - height / 2;
  return derived(scene.textures, `lit ${manifest.board.key} ${x} ${y}`, (context, canvas) => {
    const board = drawable(scene.textures, manifest.board.key);
    const mask = drawable(scene.textures, paintGlow(scene, look));
    if (board === null || mask === null) return;
    const px = board.width / (2 * (sites.upright ? half.y : half.x));
    canvas.width = Math.round(width * px);
    canvas.height = Math.round(height * px);
    context.drawImage(board, left * px, top * px, width * px, height * px, 0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = "multiply";
    context.fillStyle = `#${WARM.toString(16)}`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = "destination-in";
    context.drawImage(mask, 0, 0, canvas.width, canvas.height);
  });
}
