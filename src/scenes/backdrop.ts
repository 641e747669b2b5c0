import type { Scene } from "phaser";
import { canvasHalf, SHADOW_MARGIN } from "../layout/geometry.ts";
import { addImage, DEPTH, fade, fitImage, type Part } from "./look.ts";
import { distance, paint, ramp } from "./paint.ts";

/** A tile of ground is so many CSS px, whatever the board's size. */
const TILE = 512;

/** The ground, the board and the shadow that it throws. */
export function createBackdrop(scene: Scene): Part {
  const ground = scene.add
    .tileSprite(0, 0, 1, 1, "__WHITE")
    .setOrigin(0)
    .setDepth(DEPTH.ground)
    .setVisible(false);
  const vignette = addImage(scene, DEPTH.vignette);
  const shadow = addImage(scene, DEPTH.boardShadow);
  const board = addImage(scene, DEPTH.board);

  return {
    dress({ view, theme, manifest, sites }) {
      const { width, height, centre, unit } = view;
      scene.cameras.main.setBackgroundColor(theme.backdrop);
      ground.setVisible(manifest.ground !== null);
      if (manifest.ground !== null) {
        ground
          .setTexture(manifest.ground.key)
          .setPosition(-centre.x / unit, -centre.y / unit)
          .setSize(width, height)
          .setScale(1 / unit);
        ground.setTileScale(TILE / ground.frame.width);
        ground.setTilePosition(0, 0);
      }
      fitImage(vignette, paintVignette(scene, theme.dusk), width / unit, height / unit);
      vignette.setPosition((width / 2 - centre.x) / unit, (height / 2 - centre.y) / unit);
      fade(vignette, manifest.ground === null ? 0 : theme.vignette);

      const half = canvasHalf(sites.row);
      const [x, y] = sites.upright ? [half.y, half.x] : [half.x, half.y];
      fitImage(board, manifest.board.key, x * 2, y * 2);
      board.setTint(theme.board).setVisible(true);
      fitImage(shadow, manifest.boardShadow.key, (x + SHADOW_MARGIN) * 2, (y + SHADOW_MARGIN) * 2);
      fade(shadow, theme.boardShadow);
    },
    draw() {},
  };
}

function paintVignette(scene: Scene, colour: number): string {
  return paint(scene.textures, {
    key: "vignette",
    width: 2,
    height: 2,
    density: 48,
    colour,
    opacity: (x, y) => ramp(distance(x, y), 0.45, 1.5),
  });
}
