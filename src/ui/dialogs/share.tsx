/** What others can be given of a game: a link, its record, a picture of the board. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { currentPosition, newGame } from "../../engine/game.ts";
import { formatRecord } from "../../engine/record.ts";
import type { Game } from "../../engine/types.ts";
import { formatLink, LINK_MARK } from "../../storage/link.ts";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { Choices, Field } from "../controls/choices.tsx";
import { isoDate, recordHeaders } from "../text/recordHeaders.ts";
import { copyText, saveFile } from "./handOver.ts";

type Scope = "game" | "position";

/** What has been done last. `n` grows, so that the same words are read out again. */
interface Outcome {
  readonly n: number;
  readonly text: string;
}

export function Share(): JSX.Element {
  const { speech, table, ports, credits } = useApp();
  const { t } = speech.value;
  const { whole, game, setup, presented } = table.value;
  const [scope, setScope] = useState<Scope>("game");
  const [outcome, setOutcome] = useState<Outcome>({ n: 0, text: "" });
  const link = useRef<HTMLInputElement>(null);
  const record = useRef<HTMLTextAreaElement>(null);

  const today = new Date();
  const shared = scope === "game" ? whole : positionAlone(game);
  const headers = presented ? credits.value : recordHeaders(setup.seats, today);
  const recordText = formatRecord(shared, headers);
  const name = `alemungula-${isoDate(today)}`;
  const tell = (text: string) => setOutcome(({ n }) => ({ n: n + 1, text }));

  function copy(area: HTMLInputElement | HTMLTextAreaElement | null, done: string): void {
    if (area === null) return;
    copyText(area.value).then(
      () => tell(done),
      () => {
        area.select();
        tell(t("share.notCopied"));
      },
    );
  }

  function save(ending: string, content: Blob): void {
    saveFile(`${name}.${ending}`, content);
    tell(t("share.saved", { name: `${name}.${ending}` }));
  }

  return (
    <div class="share">
      <Choices
        label={t("share.what")}
        shape="row"
        options={(["game", "position"] as const).map((value) => ({ value, label: t(`share.${value}`) }))}
        value={scope}
        choose={setScope}
      />
      <Field label={t("share.link")}>
        <input ref={link} class="transcript" dir="ltr" readOnly value={addressOf(shared)} />
      </Field>
      <div class="others">
        <Labelled
          icon="copy"
          label={t("share.copyLink")}
          act={() => copy(link.current, t("share.linkCopied"))}
        />
        {"share" in navigator && (
          <Labelled icon="arrow" label={t("share.send")} act={() => send(addressOf(shared))} />
        )}
      </div>
      <Field label={t("share.record")}>
        <textarea ref={record} class="transcript" dir="ltr" readOnly rows={5} value={recordText} />
      </Field>
      <div class="others">
        <Labelled
          icon="copy"
          label={t("share.copyRecord")}
          act={() => copy(record.current, t("share.recordCopied"))}
        />
        <Labelled
          icon="save"
          label={t("share.save")}
          act={() => save("alm", new Blob([recordText], { type: "text/plain" }))}
        />
      </div>
      <Labelled
        icon="picture"
        label={t("share.picture")}
        act={() => {
          ports.photograph().then(
            (picture) => save("png", picture),
            () => tell(t("share.noPicture")),
          );
        }}
      />
      <p class="outcome" role="alert">
        {outcome.n > 0 && <span key={outcome.n}>{outcome.text}</span>}
      </p>
    </div>
  );
}

function positionAlone(game: Game): Game {
  return newGame(game.rules, currentPosition(game));
}

/** The page itself, without what its own address asked for. */
function addressOf(game: Game): string {
  return new URL(location.pathname + LINK_MARK + formatLink(game), location.href).href;
}

/** A person who calls it off has nothing to be told. */
function send(url: string): void {
  navigator.share({ title: document.title, url }).catch(() => undefined);
}
