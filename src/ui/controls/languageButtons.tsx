/** The languages on offer as buttons: whoever stands before a screen, or sits across it, sees them all at once. */
import type { JSX } from "preact";
import { LANGUAGES } from "../../i18n/language.ts";
import { useApp } from "../context.ts";

/** @param chosen is told after a choice. */
export function LanguageButtons({ chosen }: { readonly chosen?: () => void }): JSX.Element {
  const { ports, speech } = useApp();
  const { settings, exhibit } = ports;
  return (
    <>
      {LANGUAGES.filter(({ id }) => exhibit?.languages.includes(id) ?? true).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="button"
          lang={id}
          aria-pressed={speech.value.language === id}
          onClick={() => {
            settings.value = { ...settings.value, language: id };
            chosen?.();
          }}
        >
          {name}
        </button>
      ))}
    </>
  );
}
