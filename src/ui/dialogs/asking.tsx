/** Asked before something is lost. The safe answer has the focus. */
import type { JSX } from "preact";
import { oppositeSide } from "../../engine/pit.ts";
import { lonePerson } from "../../session/seats.ts";
import { useApp } from "../context.ts";
import { playerName } from "../text/words.ts";

export function AskRestart(): JSX.Element {
  const { speech, ports, dialog, table } = useApp();
  const { t } = speech.value;
  return (
    <Asking
      question={t(table.value.setup.match === null ? "ask.restart" : "ask.restartMatch")}
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
  const { speech, ports, dialog, table, words } = useApp();
  const { t } = speech.value;
  const { setup, position } = table.value;
  const person = lonePerson(setup.seats);
  const by = person ?? position.toMove;
  return (
    <Asking
      question={person === null ? t("ask.resignFor", { name: playerName(words.value, by) }) : t("ask.resign")}
      deed={t("menu.resign")}
      act={() => {
        dialog.value = null;
        ports.session.resign(by);
      }}
    />
  );
}

/** Two persons agree between themselves; a machine is asked, and may want to play on. */
export function AskAgree(): JSX.Element {
  const { speech, words, dialog, table, agree } = useApp();
  const { t } = speech.value;
  const person = lonePerson(table.value.setup.seats);
  return (
    <Asking
      question={
        person === null
          ? t("ask.agree")
          : t("ask.offer", { name: playerName(words.value, oppositeSide(person)) })
      }
      deed={t("control.agree")}
      act={() => {
        dialog.value = null;
        agree();
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

/** A question with its safe answer first, which has the focus. */
export function Asking({ question, deed, act, keep }: AskingProps): JSX.Element {
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
