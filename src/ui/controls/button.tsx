/**
 * A round control of the bars: an icon with a spoken name and a tooltip that also tells its key. It keeps the focus
 * while it is out of use.
 */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { Icon, type IconName } from "./icon.tsx";

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keyName?: string;
  readonly disabled?: boolean;
  /** In narrow windows it goes when there is no room: a spare one first, then a rare one. */
  readonly need?: "spare" | "rare" | undefined;
  /** For whoever gives the focus back to it. */
  readonly id?: string;
  /** Whether what it turns on is on. */
  readonly pressed?: boolean;
  readonly act: () => void;
}

export function Control({
  icon,
  label,
  keyName,
  disabled = false,
  need,
  id,
  pressed,
  act,
}: ControlProps): JSX.Element {
  const { speech, ports } = useApp();
  const { t } = speech.value;
  const told = keyName !== undefined && ports.settings.value.keys;
  return (
    <button
      type="button"
      id={id}
      class={need === undefined ? "control" : `control ${need}`}
      aria-label={label}
      title={told ? t("control.keyed", { label, key: keyName }) : label}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => {
        if (!disabled) act();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

interface LabelledProps {
  readonly icon?: IconName;
  readonly label: string;
  readonly kind?: "plain" | "main" | "danger";
  readonly disabled?: boolean;
  readonly act: () => void;
}

/** A button with its name written on it. */
export function Labelled({ icon, label, kind = "plain", disabled = false, act }: LabelledProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button ${kind}`}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) act();
      }}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </button>
  );
}
