/** Against whom, as a ladder of radio buttons, with a line about the chosen one under it. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { useApp } from "../context.ts";
import { OPPONENTS } from "../text/opponents.ts";

interface OpponentChoiceProps {
  readonly level: number;
  readonly choose: (level: number) => void;
}

export function OpponentChoice({ level, choose }: OpponentChoiceProps): JSX.Element {
  const { t } = useApp().speech.value;
  const group = useId();
  const rungs = OPPONENTS.map((opponent, index) => ({
    opponent,
    rung: index + 1,
    name: t(`opponent.${opponent}.name`),
    about: `${group}-${opponent}`,
  }));
  const letters = Math.max(...rungs.map(({ name }) => name.length));
  return (
    <fieldset class="choices ladder">
      <legend>{t("home.opponent")}</legend>
      <div class="options" style={{ "--letters": letters }}>
        {rungs.map(({ opponent, rung, name, about }) => (
          <label key={opponent} class="option">
            <input
              type="radio"
              name={group}
              value={rung}
              checked={rung === level}
              aria-describedby={about}
              onChange={() => choose(rung)}
            />
            <span class="rung">{rung}</span> <span class="name">{name}</span>
          </label>
        ))}
      </div>
      {/* All lie on each other, so that the longest keeps the room and a screen reader finds each in time. */}
      <div class="characters">
        {rungs.map(({ opponent, rung, about }) => (
          <p key={opponent} id={about} class={rung === level ? "character chosen" : "character"}>
            {t(`opponent.${opponent}.about`)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
