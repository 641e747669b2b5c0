/** Asked in the midst of a dialog before something is lost. The safe answer takes the focus. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface QuestionProps {
  readonly question: string;
  readonly safe: string;
  readonly deed: string;
  readonly keep: () => void;
  readonly act: () => void;
}

export function Question({ question, safe, deed, keep, act }: QuestionProps): JSX.Element {
  const whole = useRef<HTMLFieldSetElement>(null);
  const answer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    answer.current?.focus();
    whole.current?.scrollIntoView({ block: "nearest" });
  }, []);

  // Escape, or a gesture that goes back, is the safe answer, and does not reach the dialog around the question.
  useEffect(() => {
    const box = whole.current?.closest("dialog");
    function cancel(event: Event): void {
      event.preventDefault();
      event.stopImmediatePropagation();
      keep();
    }
    box?.addEventListener("cancel", cancel, true);
    return () => box?.removeEventListener("cancel", cancel, true);
  }, [keep]);

  return (
    <fieldset class="question" ref={whole}>
      <legend>{question}</legend>
      <div class="answers">
        <button type="button" class="button main" ref={answer} onClick={keep}>
          {safe}
        </button>
        <button type="button" class="button danger" onClick={act}>
          {deed}
        </button>
      </div>
    </fieldset>
  );
}
