/** The languages as buttons, since a list of the browser's own cannot be turned to whoever sits across. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { LanguageButtons } from "../controls/languageButtons.tsx";

export function LanguageChoice(): JSX.Element {
  const { dialog } = useApp();
  return (
    <nav class="items">
      <LanguageButtons
        chosen={() => {
          dialog.value = null;
        }}
      />
    </nav>
  );
}
