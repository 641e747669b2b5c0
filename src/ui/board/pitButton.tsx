/** A pit's button, and where the rules give a choice the two buttons for its directions. */
import type { CSSProperties, JSX } from "preact";
import { formatMove } from "../../engine/notation.ts";
import { directionsOf, pitLetter, sideOf } from "../../engine/pit.ts";
import { refusal, seedsIn } from "../../engine/position.ts";
import type { Direction, Pit, RuleSet } from "../../engine/types.ts";
import { GROOVE, PIT, type Point, pitCentre } from "../../layout/geometry.ts";
import { pitBox, toScreen, turnFor, type View } from "../../layout/view.ts";
import { useApp } from "../context.ts";
import { Icon } from "../controls/icon.tsx";
import { address } from "../text/words.ts";
import { boxStyle, mayChoose, pressable, waysFrom } from "./places.ts";

/** From the board's middle line to a letter's middle, just outside of the groove, in board units. */
const LETTER_Y = PIT.y - PIT.radius - GROOVE.gap - 0.12;

/** CSS px per board unit below which the letters stand side by side, and how far from a pit's middle, in board units. */
const LEAST_UNIT = 30;
const LETTER_X = 0.32;

interface PitProps {
  readonly view: View;
  readonly pit: Pit;
}

export function PitButton({ view, pit }: PitProps): JSX.Element {
  const { table, words, actions } = useApp();
  const { setup, position, phase, looking } = table.value;
  const { rules, seats } = setup;
  const { t } = words.value;
  const letter = pitLetter(rules, pit);
  const count = seedsIn(position, pit);
  const theirs = seats[position.toMove] === "human" && phase !== "over" && !looking;
  const legal = theirs && refusal(rules, position, pit) === null;
  const open = actions.choice.value === pit;
  const name = t(`board.pit.${address(words.value, sideOf(rules, pit))}`, { pit: letter, count });
  return (
    <>
      <button
        type="button"
        class="pit"
        style={boxStyle(pressable(view, pit))}
        data-pit={letter}
        data-seeds={count}
        aria-label={position.barred === pit ? t("board.barred", { pit: name }) : name}
        aria-disabled={!legal}
        aria-expanded={mayChoose(rules, pit) ? open : undefined}
        tabIndex={actions.cursor.value === pit ? 0 : -1}
        onFocus={() => {
          actions.cursor.value = pit;
        }}
      />
      <span class="letter" style={letterStyle(view, rules, pit)} aria-hidden="true">
        {letter}
      </span>
      {open && <Choice view={view} pit={pit} />}
    </>
  );
}

function letterStyle(view: View, rules: RuleSet, pit: Pit): CSSProperties {
  const pitAt = pitCentre(view.row, pit);
  const { x, y } = toScreen(view, letterAt(view, pitAt));
  const rotate = `${turnFor(view, sideOf(rules, pit))}deg`;
  return { left: `${x}px`, top: `${y}px`, rotate, "--unit": `${view.unit}px` };
}

/** Where a small board lies on its side, the letters of the two rows have no room below each other. */
function letterAt({ orientation, unit }: View, { x, y }: Point): Point {
  if (orientation === "wide" && unit < LEAST_UNIT) return { x: x + Math.sign(y) * LETTER_X, y: 0 };
  return { x, y: Math.sign(y) * LETTER_Y };
}

function Choice({ view, pit }: PitProps): JSX.Element {
  const { table, speech } = useApp();
  const { rules } = table.value.setup;
  const { t } = speech.value;
  const letter = pitLetter(rules, pit);
  return (
    <fieldset class="choice" aria-label={t("board.choice", { pit: letter })}>
      {directionsOf(rules, pit).map((direction) => (
        <button
          key={direction}
          type="button"
          class="way"
          style={wayStyle(view, pit, direction)}
          data-move={formatMove(rules, { pit, direction })}
          aria-label={t("board.sow", { pit: letter, direction: t(`direction.${direction}`) })}
          title={t(`direction.${direction}`)}
        >
          <Icon name="arrow" />
        </button>
      ))}
    </fieldset>
  );

  /** On the pit's rim, towards the next pit. */
  function wayStyle(at: View, from: Pit, direction: Direction): CSSProperties {
    const { x, y, rx } = pitBox(at, from);
    const way = waysFrom(at, rules, from)[direction];
    const length = Math.hypot(way.x, way.y);
    const reach = Math.max(rx, 28);
    return {
      left: `${x + (way.x / length) * reach}px`,
      top: `${y + (way.y / length) * reach}px`,
      "--turn": `${Math.atan2(way.y, way.x)}rad`,
    };
  }
}
