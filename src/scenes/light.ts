import { BlendModes, type Scene } from "phaser";
import { addImage, DEPTH, fade, fitImage, type Part } from "./look.ts";
import { paint, ramp } from "./paint.ts";
import type { Tableau } from "./tableau.ts";

/** How far the light reaches beyond a row, in board units. */
const REACH = 1.85;
const WARM = 0xff7b36;
const DARK = 0x050201;
const SIDES = ["south", "north"] as const;

/** The warm light on the row of the player to move, and the dusk on the other. */
export function createLight(scene: Scene, tableau: Tableau): Part {
  const lit = {
    south: addImage(scene, DEPTH.lit).setBlendMode(BlendModes.ADD),
    north: addImage(scene, DEPTH.lit).setBlendMode(BlendModes.ADD),
  };
  const resting = { south: addImage(scene, DEPTH.rest), north: addImage(scene, DEPTH.rest) };
  let strength = { lit: 0, rest: 0 };

  return {
    dress({ sites, theme }) {
      strength = theme.strength;
      const long = (sites.rowHalf + REACH) * 2;
      const glow = paintRow(scene, WARM, sites.rowHalf, long);
      const dusk = paintRow(scene, DARK, sites.rowHalf, long);
      for (const side of SIDES) {
        const { x, y } = sites.rows[side];
        for (const [image, key] of [
          [lit[side], glow],
          [resting[side], dusk],
        ] as const) {
          fitImage(image, key, long, REACH * 2);
          image.setPosition(x, y).setRotation(sites.upright ? Math.PI / 2 : 0);
        }
      }
    },
    draw() {
      for (const side of SIDES) {
        fade(lit[side], strength.lit * tableau.lights[side]);
        fade(resting[side], strength.rest * (1 - tableau.lights[side]));
      }
    },
  };
}

/** Strongest along the pits' middles, gone at `REACH`. */
function paintRow(scene: Scene, colour: number, half: number, width: number): string {
  return paint(scene.textures, {
    key: `row of ${half}`,
    width,
    height: REACH * 2,
    density: 16,
    colour,
    opacity: (x, y) => 1 - ramp(Math.hypot(Math.max(0, Math.abs(x) - half), y), 0.5, REACH),
  });
}
