import type { JSX } from "preact";
import { isLanguage, LANGUAGES } from "../../i18n/language.ts";
import { useApp } from "../context.ts";
import { Field } from "./choices.tsx";

/** Shows the language that is spoken, chosen or found. */
export function LanguageField(): JSX.Element {
  const { speech, ports } = useApp();
  const { settings, exhibit } = ports;
  return (
    <Field label={speech.value.t("language")}>
      <select
        value={speech.value.language}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) settings.value = { ...settings.value, language: value };
        }}
      >
        {LANGUAGES.filter(({ id }) => exhibit?.languages.includes(id) ?? true).map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
