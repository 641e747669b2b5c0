import type { GameObjects, Scene } from "phaser";
import type { Pit, Side } from "../engine/types.ts";
import type { Point } from "../layout/geometry.ts";
import { turnFor } from "../layout/view.ts";
import type { NumeralMode } from "./board.ts";
import { type Digits, drawDigits } from "./digits.ts";
import type { Forecast } from "./forecast.ts";
import { addImage, approach, DEPTH, fade, type Look, type Part } from "./look.ts";
import type { Tableau } from "./tableau.ts";

/** Storehouses show the score half again as big, as far as two digits fit on the strip; in board units. */
const SCORE = 1.5;
const SCORE_MOST = { wide: 0.69, upright: 0.62 };
/** On small screens numerals grow towards this height of type in CSS px, as far as the strip allows. */
const READABLE = 24;
const SMALL_MOST = 0.47;
/** How much a numeral grows when it has just changed. */
const STRESS = 0.2;

/** What decides which numerals are to be seen. */
export interface Wanted {
  mode: NumeralMode;
  /** The pit that is pointed at. */
  pointed: Pit | null;
  /** What a move would bring: its numbers stand in for the real ones. */
  forecast: Forecast | null;
}

interface Numeral {
  readonly tens: GameObjects.Image;
  readonly ones: GameObjects.Image;
  /** How far it has come into sight. */
  shown: number;
  /** What its images show; -1 for nothing yet. */
  value: number;
  key: string;
}

interface Place extends Point {
  /** Quarter turns clockwise, in radians. */
  readonly turn: number;
}

interface Type {
  readonly plain: Digits;
  readonly foreseen: Digits;
  readonly taken: Digits;
}

export function createNumerals(scene: Scene, tableau: Tableau, wanted: Wanted): Part {
  const pits: Numeral[] = [];
  const stores = { south: createNumeral(scene), north: createNumeral(scene) };
  let look: Look | null = null;
  let small: Type | null = null;
  let large: Type | null = null;
  const turns = { south: 0, north: 0 };

  function drawType(size: number, { theme, devicePx }: Look): Type {
    const draw = (colour: number, underlined: boolean) =>
      drawDigits(scene.textures, size * devicePx, { colour, shadow: theme.numeralShadow, underlined });
    return {
      plain: draw(theme.numeral, false),
      foreseen: draw(theme.foreseen, true),
      taken: draw(theme.taken, true),
    };
  }

  function drawPit(pit: Pit, dt: number, { sites, theme }: Look, type: Type): void {
    const numeral = pits[pit] ?? createNumeral(scene);
    pits[pit] = numeral;
    const { mode, pointed, forecast } = wanted;
    const state = tableau.pits[pit];
    const at = sites.numerals[pit];
    if (state === undefined || at === undefined) return;
    const change = forecast?.pits.get(pit);
    const seen = mode === "always" || (mode === "pointed" && pit === pointed) || change !== undefined;
    numeral.shown = approach(numeral.shown, seen ? 1 : 0, dt);
    const side = pit < sites.row ? "south" : "north";
    const bright = theme.resting + (1 - theme.resting) * tableau.lights[side];
    const digits = change === undefined ? type.plain : change.captured ? type.taken : type.foreseen;
    const stress = change === undefined ? state.stress : 0;
    write(numeral, digits, change?.seeds ?? state.value, { ...at, turn: turns[side] }, stress);
    setOpacity(numeral, numeral.shown * (change === undefined ? bright : 1));
  }

  function drawStore(side: Side, { sites }: Look, type: Type): void {
    const { value, stress } = tableau.stores[side];
    const foreseen = wanted.forecast?.stores[side];
    const digits = foreseen === undefined || foreseen === value ? type.plain : type.taken;
    write(stores[side], digits, foreseen ?? value, { ...sites.scores[side], turn: turns[side] }, stress);
    setOpacity(stores[side], 1);
  }

  function write(
    numeral: Numeral,
    { key, advance, cell }: Digits,
    value: number,
    { x, y, turn }: Place,
    stress: number,
  ): void {
    const px = look?.devicePx ?? 1;
    const scale = (1 + STRESS * stress) / px;
    const two = value > 9;
    if (numeral.key !== key || numeral.value !== value) {
      numeral.ones.setTexture(key, value % 10);
      numeral.tens.setTexture(key, Math.floor(value / 10) % 10);
      numeral.key = key;
      numeral.value = value;
    }
    const along = { x: Math.round(Math.cos(turn)), y: Math.round(Math.sin(turn)) };
    const [across, down] = along.x === 0 ? [cell.height, cell.width] : [cell.width, cell.height];
    const half = (advance / 2) * (two ? scale : 0);
    const middle = { x: snap(x * px, across) / px, y: snap(y * px, down) / px };
    place(numeral.ones, middle.x + along.x * half, middle.y + along.y * half, scale, turn);
    if (two) place(numeral.tens, middle.x - along.x * half, middle.y - along.y * half, scale, turn);
  }

  return {
    dress(next) {
      look = next;
      const old = [small, large];
      const { theme, view } = next;
      for (const side of ["south", "north"] as const) turns[side] = (turnFor(view, side) * Math.PI) / 180;
      const size = Math.max(theme.numeralSize, Math.min(SMALL_MOST, READABLE / view.unit));
      small = drawType(size, next);
      large = drawType(Math.min(SCORE_MOST[view.orientation], size * SCORE), next);
      for (const numeral of [...pits, stores.south, stores.north]) numeral.key = "";
      // The old type is let go once the numerals have the new.
      this.draw(0);
      for (const type of old) {
        for (const { key } of type === null ? [] : Object.values(type)) {
          if (!isUsed(key, small, large)) scene.textures.remove(key);
        }
      }
    },
    draw(dt) {
      if (look === null || small === null || large === null) return;
      for (let pit = 0; pit < tableau.pits.length; pit++) drawPit(pit as Pit, dt, look, small);
      for (let pit = tableau.pits.length; pit < pits.length; pit++) setOpacity(pits[pit], 0);
      drawStore("south", look, large);
      drawStore("north", look, large);
    },
  };
}

function isUsed(key: string, ...types: readonly Type[]): boolean {
  return types.some((type) => Object.values(type).some((digits: Digits) => digits.key === key));
}

function createNumeral(scene: Scene): Numeral {
  return {
    tens: addImage(scene, DEPTH.numerals),
    ones: addImage(scene, DEPTH.numerals),
    shown: 1,
    value: -1,
    key: "",
  };
}

function place(image: GameObjects.Image, x: number, y: number, scale: number, turn: number): void {
  image.setPosition(x, y).setScale(scale).setRotation(turn);
}

function setOpacity(numeral: Numeral | undefined, opacity: number): void {
  if (numeral === undefined) return;
  fade(numeral.ones, opacity);
  fade(numeral.tens, numeral.value > 9 ? opacity : 0);
}

/** A middle, in device pixels, at which something so wide has its edges between pixels. */
function snap(middle: number, size: number): number {
  return Math.round(middle - size / 2) + size / 2;
}
