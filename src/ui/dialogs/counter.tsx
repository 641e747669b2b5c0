/** A count of seeds, by typing or by one seed more or less. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { Icon } from "../controls/icon.tsx";
import { stepped } from "../draft.ts";

interface CounterProps {
  /** What is counted, as it is spoken. */
  readonly name: string;
  /** The same, as it is written beside the number. */
  readonly label: string;
  readonly of: "pit" | "store";
  readonly count: number;
  readonly set: (count: number) => void;
}

/** The number field steps by the arrow keys, so that the buttons need no tab stop. */
export function Counter({ name, label, of, count, set }: CounterProps): JSX.Element {
  const { t } = useApp().speech.value;
  return (
    <div class={`counter of-${of}`}>
      <span class="label" aria-hidden="true">
        {label}
      </span>
      <span class="stepper">
        {step(-1)}
        <input
          type="number"
          inputMode="numeric"
          min="0"
          step="1"
          aria-label={name}
          value={Number.isNaN(count) ? "" : count}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
        />
        {step(1)}
      </span>
    </div>
  );

  function step(by: 1 | -1): JSX.Element {
    return (
      <button
        type="button"
        class="control"
        tabIndex={-1}
        aria-label={t(by > 0 ? "editor.more" : "editor.less", { name })}
        onClick={() => set(stepped(count, by))}
      >
        <Icon name={by > 0 ? "plus" : "minus"} />
      </button>
    );
  }
}
