/** Asked before something is lost. The safe answer has the focus. */
import type { JSX } from "preact";
import { useApp } from "./context.ts";
import { lonePerson } from "./words.ts";

export function AskRestart(): JSX.Element {
  const { speech, ports, dialog } = useApp();
  const { t } = speech.value;
  return (
    <Asking
      question={t("ask.restart")}
      deed={t("menu.restart")}
      act={() => {
        dialog.value = null;
        ports.session.rematch();
      }}
    />
  );
}

/** Who resigns is the one person in the game, or the one whose turn it is. */
export function AskResign(): JSX.Element {
  const { speech, ports, dialog, table } = useApp();
  const { t } = speech.value;
  return (
    <Asking
      question={t("ask.resign")}
      deed={t("menu.resign")}
      act={() => {
        dialog.value = null;
        ports.session.resign(lonePerson(table.value.setup.seats) ?? table.value.position.toMove);
      }}
    />
  );
}

interface AskingProps {
  readonly question: string;
  readonly deed: string;
  readonly act: () => void;
}

function Asking({ question, deed, act }: AskingProps): JSX.Element {
  const { speech, dialog } = useApp();
  return (
    <>
      <p>{question}</p>
      <div class="answers">
        <button
          type="button"
          class="button main"
          data-first
          onClick={() => {
            dialog.value = null;
          }}
        >
          {speech.value.t("ask.keep")}
        </button>
        <button type="button" class="button danger" onClick={act}>
          {deed}
        </button>
      </div>
    </>
  );
}
