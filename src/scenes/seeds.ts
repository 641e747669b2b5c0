import type { GameObjects, Scene } from "phaser";
import type { Seed } from "../animation/table.ts";
import { addImage, DEPTH, fade, type Look, type Part } from "./look.ts";
import { createPlaced, placeSeed } from "./placing.ts";
import { CELL, frameOf, SHADOW, SHADOW_FRAME, seedAtlas } from "./seedAtlas.ts";
import type { SeedState, Tableau } from "./tableau.ts";

/** Opacity of the shadow on the wood, on neighbouring seeds, and below a seed in the air. */
const ON_WOOD = 0.9;
const ON_SEEDS = 0.4;
const IN_AIR = 0.6;
/** How far the shadow goes away from the light for each height of the hand. */
const THROW = { x: 0.58, y: 0.56 };
/** Room for the ranks of a heap between two depths. */
const RANKS = 256;

interface Sprites {
  readonly wood: GameObjects.Image;
  /** On its neighbours while it lies, below it while it flies. */
  readonly shadow: GameObjects.Image;
  readonly seed: GameObjects.Image;
}

export function createSeeds(scene: Scene, tableau: Tableau): Part {
  const sprites: Sprites[] = [];
  const placed = createPlaced();
  let look: Look | null = null;
  let atlas = "";

  function create(seed: Seed): Sprites {
    const made = {
      wood: addImage(scene, DEPTH.contact),
      shadow: addImage(scene, DEPTH.lying),
      seed: addImage(scene, DEPTH.lying),
    };
    sprites[seed] = made;
    texture(made, seed);
    return made;
  }

  function texture({ wood, shadow, seed }: Sprites, number: Seed): void {
    wood.setTexture(atlas, SHADOW_FRAME);
    shadow.setTexture(atlas, SHADOW_FRAME);
    seed.setTexture(atlas, frameOf(number));
  }

  function draw({ wood, shadow, seed }: Sprites, state: SeedState, { sites }: Look): void {
    placeSeed(sites, state, placed);
    const { x, y, scale, turn, shade, order, height, flying } = placed;
    const lies = Math.max(0, 1 - height * 3);
    const rank = order / RANKS;
    seed
      .setPosition(x, y)
      .setDisplaySize(CELL * scale, CELL * scale)
      .setRotation(turn)
      .setTint(Math.round(shade * 255) * 0x010101)
      .setVisible(true);
    fade(wood, ON_WOOD * lies);
    wood.setPosition(x, y).setDisplaySize(SHADOW * scale, SHADOW * scale);
    const wide = SHADOW * scale * (1 + 0.3 * Math.min(1, height));
    shadow.setDisplaySize(wide, wide).setPosition(x + THROW.x * height, y + THROW.y * height);
    fade(shadow, flying ? ON_SEEDS + (IN_AIR - ON_SEEDS) * (1 - lies) : ON_SEEDS);
    setDepth(seed, (flying ? DEPTH.flying : DEPTH.lying) + rank);
    setDepth(shadow, flying ? DEPTH.airShadow : DEPTH.lying + rank - 0.5 / RANKS);
  }

  return {
    dress(next) {
      look = next;
      atlas = seedAtlas(scene.textures, next.manifest);
      sprites.forEach((made, seed) => {
        texture(made, seed as Seed);
      });
      for (const state of tableau.seeds) state.changed = true;
    },
    draw() {
      if (look === null) return;
      for (let number = 0; number < tableau.seeds.length; number++) {
        const state = tableau.seeds[number];
        if (state?.changed !== true) continue;
        state.changed = false;
        if (state.present) draw(sprites[number] ?? create(number as Seed), state, look);
        else hide(sprites[number]);
      }
    },
  };
}

/** Sorting costs; depths are set only when they change. */
function setDepth(image: GameObjects.Image, depth: number): void {
  if (image.depth !== depth) image.setDepth(depth);
}

function hide(sprites: Sprites | undefined): void {
  sprites?.wood.setVisible(false);
  sprites?.shadow.setVisible(false);
  sprites?.seed.setVisible(false);
}
