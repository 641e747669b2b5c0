/** The languages as buttons, since a list of the browser's own cannot be turned to whoever sits across. */
import type { JSX } from "preact";
import { LANGUAGES } from "../../i18n/language.ts";
import { useApp } from "../context.ts";

export function LanguageChoice(): JSX.Element {
  const { ports, speech, dialog } = useApp();
  const { settings, exhibit } = ports;
  return (
    <nav class="items">
      {LANGUAGES.filter(({ id }) => exhibit?.languages.includes(id) ?? true).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="button"
          lang={id}
          aria-pressed={speech.value.language === id}
          onClick={() => {
            settings.value = { ...settings.value, language: id };
            dialog.value = null;
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
