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

export function AskReplace(): JSX.Element {
  const { speech, replace, goOn } = useApp();
  const { t } = speech.value;
  return <Asking question={t("ask.replace")} deed={t("control.newGame")} act={replace} keep={goOn} />;
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
  /** The safe answer, where it is more than closing the dialog. */
  readonly keep?: () => void;
}

function Asking({ question, deed, act, keep }: AskingProps): JSX.Element {
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
            if (keep === undefined) dialog.value = null;
            else keep();
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
