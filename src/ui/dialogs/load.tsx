/** A game from outside: a file, or a record or a link that is pasted. It is only shown, so that nothing is lost. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { presentedSetup } from "../../session/setup.ts";
import { parseShared, type SharedFault } from "../../storage/shared.ts";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { faultLine } from "../text/faultText.ts";

export function Load(): JSX.Element {
  const { speech, present } = useApp();
  const { t } = speech.value;
  const [text, setText] = useState("");
  const [fault, setFault] = useState<SharedFault | null>(null);

  function open(given: string): void {
    const read = parseShared(given);
    if (!read.ok) setFault(read.error);
    else present(presentedSetup(read.value.game), read.value.game, read.value.headers);
  }

  /** A file is shown as text too, so that what is wrong can be seen and mended. */
  async function openFile(file: File): Promise<void> {
    const content = await file.text();
    setText(content);
    open(content);
  }

  return (
    <div class="load">
      <label class="button">
        <Icon name="folder" />
        <span>{t("load.file")}</span>
        <input
          class="unseen"
          type="file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = ""; // The same file, mended, is chosen anew.
            if (file === undefined) return;
            if (file.size > LARGEST) setFault(tooLarge);
            else openFile(file).catch(() => setFault(unreadable));
          }}
        />
      </label>
      <label class="field">
        <span>{t("load.text")}</span>
        <textarea
          class="transcript"
          dir="ltr"
          rows={6}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div role="alert">
        {fault !== null && (
          <div class="outcome">
            <p>{faultLine(t, fault)}</p>
            <p class="about" lang="en" dir="ltr">
              {fault.message} {fault.at !== undefined && `“${fault.at}”`}
            </p>
          </div>
        )}
      </div>
      <Labelled kind="main" icon="play" label={t("load.open")} act={() => open(text)} />
    </div>
  );
}

/** Bytes beyond which no file is a record. */
const LARGEST = 1_000_000;

const tooLarge: SharedFault = { code: "RECORD_LENGTH", message: "The file is too large." };
const unreadable: SharedFault = { code: "FILE", message: "The browser cannot read this file." };
