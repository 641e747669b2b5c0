/** The game's record, copied when it can be, there to be copied by hand when it cannot. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatRecord } from "../engine/record.ts";
import { Labelled } from "./button.tsx";
import { useApp } from "./context.ts";
import { recordHeaders } from "./recordHeaders.ts";

export function RecordText(): JSX.Element {
  const { speech, table } = useApp();
  const { t } = speech.value;
  const { game, setup } = table.value;
  const text = formatRecord(game, recordHeaders(setup.seats, new Date()));
  const area = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);

  function copy(): void {
    write(text).then(
      () => setCopied(true),
      () => {
        setCopied(false);
        area.current?.select();
      },
    );
  }

  useEffect(copy, []);

  return (
    <>
      <p class="outcome" role="alert">
        {copied !== null && t(copied ? "record.copied" : "record.failed")}
      </p>
      <textarea
        ref={area}
        class="transcript"
        aria-label={t("record.title")}
        readOnly
        rows={12}
        value={text}
      />
      <Labelled icon="copy" label={t("control.copy")} act={copy} />
    </>
  );
}

/** Rejects where the browser has no clipboard or keeps it shut. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
