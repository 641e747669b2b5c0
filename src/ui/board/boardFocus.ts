/** Arrow keys: from pit to pit as the board is seen, or the direction where a choice is open. */

import { pitBox } from "../../layout/view.ts";
import type { App } from "../context.ts";
import { arrowDirection, arrowOf, neighbour } from "./arrows.ts";
import { allPits, waysFrom } from "./places.ts";

/** @returns whether the key was an arrow that the board answers. */
export function pressArrow({ ports, table, actions }: App, game: HTMLElement, key: string): boolean {
  const arrow = arrowOf(key);
  const view = ports.view.value;
  if (arrow === null || view === null) return false;
  const { rules } = table.value.setup;
  const { cursor } = actions;
  const choice = actions.choice.value;
  if (choice !== null) {
    const direction = arrowDirection(waysFrom(view, rules, choice), arrow);
    if (direction !== null) actions.pressPit(choice, direction);
    return true;
  }
  const pits = allPits(rules);
  const inBoard = document.activeElement?.matches("[data-pit]") ?? false;
  const next = inBoard
    ? neighbour(
        pits.map((pit) => pitBox(view, pit)),
        cursor.value,
        arrow,
      )
    : cursor.value;
  const pit = next === null ? undefined : pits[next];
  if (pit === undefined) return true;
  cursor.value = pit;
  game.querySelectorAll<HTMLElement>("[data-pit]").item(pit).focus();
  return true;
}
