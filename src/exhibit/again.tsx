/** Asked before a visit begins anew. The safe answer has the focus. */
import type { JSX } from "preact";
import { useApp } from "../ui/context.ts";
import type { Place } from "./place.ts";
import { resetVisit } from "./reset.ts";

export function AskAgain({ place }: { readonly place: Place }): JSX.Element {
  const app = useApp();
  const { speech, dialog } = app;
  const { t } = speech.value;
  return (
    <>
      <p>{t("exhibit.again.question")}</p>
      <div class="answers">
        <button
          type="button"
          class="button main"
          data-first
          onClick={() => {
            dialog.value = null;
          }}
        >
          {t("ask.keep")}
        </button>
        <button type="button" class="button danger" onClick={() => void resetVisit(place, app)}>
          {t("exhibit.again.title")}
        </button>
      </div>
    </>
  );
}
