import { BlendModes, type GameObjects, type Scene } from "phaser";
import type { Trace } from "../animation/picture.ts";
import type { Glow } from "../animation/stage.ts";
import type { Pit } from "../engine/types.ts";
import type { Theme } from "../layout/theme.ts";
import { addImage, approach, DEPTH, fade, fitImage, type Look, type Part } from "./look.ts";
import type { Wanted } from "./numerals.ts";
import { paintRing, RING } from "./rings.ts";
import type { Tableau } from "./tableau.ts";

/** Marks lie in the material: they light the groove around a pit. */
const NAMES = ["lit", "dashed", "passed", "landing", "captured", "touch", "glow"] as const;
type Name = (typeof NAMES)[number];

/** The highlight that stands in for movement. */
const TOUCHED = 0.6;
interface Mark {
  readonly image: GameObjects.Image;
  shown: number;
}

/** Which pits may be sown now. */
export interface Invitation {
  playable: readonly Pit[];
}

export function createMarks(scene: Scene, tableau: Tableau, wanted: Wanted & Invitation): Part {
  const marks: Readonly<Record<Name, Mark>>[] = [];
  let look: Look | null = null;

  function create(): Readonly<Record<Name, Mark>> {
    // Each kind has a depth of its own, so that marks of one texture are drawn together.
    const mark = (name: Name): Mark => ({
      image: addImage(scene, DEPTH.marks + NAMES.indexOf(name) / NAMES.length),
      shown: 0,
    });
    const [touch, glow] = [mark("touch"), mark("glow")];
    for (const { image } of [touch, glow]) image.setBlendMode(BlendModes.ADD);
    return {
      lit: mark("lit"),
      dashed: mark("dashed"),
      passed: mark("passed"),
      landing: mark("landing"),
      captured: mark("captured"),
      touch,
      glow,
    };
  }

  function glowOf(pit: Pit, glow: Glow): number {
    const state = tableau.glows[pit];
    return state?.glow === glow ? state.strength : 0;
  }

  function wantedOf(name: Name, pit: Pit, { strength }: Theme): number {
    const { forecast, playable, pointed } = wanted;
    const trace = tableau.shownTrace;
    switch (name) {
      case "lit": {
        const inviting = playable.includes(pit);
        return inviting ? strength.playable + (pointed === pit ? strength.pointed : 0) : 0;
      }
      case "dashed":
        return isOrigin(trace, pit) ? strength.origin : 0;
      case "passed":
        return forecast === null && trace?.passed.includes(pit) === true ? strength.passed : 0;
      case "landing":
        return forecast === null
          ? trace?.landing === pit
            ? strength.landing
            : 0
          : forecast.landing === pit
            ? strength.landing
            : 0;
      case "captured":
        if (forecast !== null) return forecast.pits.get(pit)?.captured === true ? 1 : 0;
        return trace?.captured.includes(pit) === true ? strength.captured : 0;
      case "touch":
        return glowOf(pit, "touch") * TOUCHED;
      case "glow":
        return glowOf(pit, "capture");
      default:
        return name satisfies never;
    }
  }

  return {
    dress(next) {
      look = next;
      const { sites, theme, density } = next;
      for (let pit = marks.length; pit < sites.pits.length; pit++) marks.push(create());
      marks.forEach((rings, pit) => {
        const at = sites.pits[pit];
        for (const name of NAMES) {
          const { image } = rings[name];
          image.setVisible(false);
          if (at === undefined) continue;
          fitImage(
            image,
            paintRing(scene, name === "touch" ? "glow" : name, colourOf(name, theme), density),
            RING,
            RING,
          );
          image.setPosition(at.x, at.y);
        }
      });
    },
    draw(dt) {
      if (look === null) return;
      for (let pit = 0; pit < look.sites.pits.length; pit++) {
        const rings = marks[pit];
        if (rings === undefined) continue;
        for (const name of NAMES) {
          const mark = rings[name];
          const target = wantedOf(name, pit as Pit, look.theme);
          // Glows follow the choreography itself; marks come and go by their own easing.
          mark.shown = name === "glow" || name === "touch" ? target : approach(mark.shown, target, dt);
          fade(mark.image, mark.shown);
        }
      }
    },
  };
}

function isOrigin(trace: Trace | null, pit: Pit): boolean {
  return trace?.origin === pit && trace.landing !== pit;
}

function colourOf(name: Name, theme: Theme): number {
  if (name === "lit" || name === "touch") return theme.playable;
  return name === "captured" || name === "glow" ? theme.capture : theme.trace;
}
