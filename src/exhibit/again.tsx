/** Asked before a visit begins anew. */
import type { JSX } from "preact";
import { useApp } from "../ui/context.ts";
import { Asking } from "../ui/dialogs/asking.tsx";
import type { Place } from "./place.ts";
import { resetVisit } from "./reset.ts";

export function AskAgain({ place }: { readonly place: Place }): JSX.Element {
  const app = useApp();
  const { t } = app.speech.value;
  return (
    <Asking
      question={t("exhibit.again.question")}
      deed={t("exhibit.again.title")}
      act={() => void resetVisit(place, app)}
    />
  );
}
