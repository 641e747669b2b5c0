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
