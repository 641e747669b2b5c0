/** One of a few, as radio buttons that look like what they are about. */
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface ChoicesProps<T extends string> {
  readonly label: string;
  /** A row of short labels, or a list with a line about each. */
  readonly shape: "row" | "list";
  readonly options: readonly { readonly value: T; readonly label: string; readonly about?: string }[];
  readonly value: T;
  readonly choose: (value: T) => void;
}

export function Choices<T extends string>({
  label,
  shape,
  options,
  value,
  choose,
}: ChoicesProps<T>): JSX.Element {
  const group = useId();
  return (
    <fieldset class={`choices ${shape}`}>
      <legend>{label}</legend>
      <div class="options">
        {options.map((option) => (
          <label key={option.value} class="option">
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span class="name">{option.label}</span>
            {option.about !== undefined && <span class="about">{option.about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

export function Switch({ label, on, turn }: SwitchProps): JSX.Element {
  return (
    <label class="switch">
      <span>{label}</span>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
    </label>
  );
}

/** A control of the browser's own under its label. */
export function Field({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label class="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly choose: (value: T) => void;
}

/** One of many, which would take too much room side by side. */
export function Select<T extends string>({ label, options, value, choose }: SelectProps<T>): JSX.Element {
  return (
    <Field label={label}>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen !== undefined) choose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
