/** For those who look after the exhibit: what was read, what is wrong, what was counted. Visitors never see it. */
import type { JSX } from "preact";
import { useApp } from "../ui/context.ts";
import { Labelled } from "../ui/controls/button.tsx";
import { saveFile } from "../ui/dialogs/handOver.ts";
import { noticeLines } from "../ui/text/noticeText.ts";
import { type Counts, dayOf, formatCsv } from "./counts.ts";
import { faultText } from "./faultText.ts";
import { readLedger } from "./ledger.ts";
import type { Place } from "./place.ts";

/** The newest are on the screen; all of them are in the file. */
const DAYS_SHOWN = 14;

export function Staff({ place }: { readonly place: Place }): JSX.Element {
  const { speech, ports } = useApp();
  const { t, language } = speech.value;
  const { name, version, readAt, faults, config, device } = place;
  const { counts, kept } = readLedger(device);
  const notices = noticeLines(t, ports.notices.value);
  return (
    <div class="staff">
      <dl>
        <dt>{t("exhibit.staff.version")}</dt>
        <dd>{`${t("title")} ${version}`}</dd>
        <dt>{t("exhibit.staff.file")}</dt>
        <dd>
          <code dir="ltr">{`exhibits/${name}.json`}</code>
        </dd>
        <dt>{t("exhibit.staff.read")}</dt>
        <dd>
          {readAt === null
            ? t("exhibit.staff.never")
            : readAt.toLocaleString(language, { dateStyle: "long", timeStyle: "short" })}
        </dd>
        <dt>{t("exhibit.staff.storage")}</dt>
        <dd>{t(kept ? "exhibit.staff.kept" : "exhibit.staff.notKept")}</dd>
      </dl>
      {faults.length === 0 ? (
        <p>{t("exhibit.staff.faultless")}</p>
      ) : (
        <Lines title={t("exhibit.staff.faults")} lines={faults.map((fault) => faultText(t, fault))} />
      )}
      {notices.length > 0 && <Lines title={t("exhibit.staff.notices")} lines={notices} />}
      <h3>{t("exhibit.staff.counts")}</h3>
      {config.statistics ? <Days counts={counts} /> : <p>{t("exhibit.staff.uncounted")}</p>}
      <div class="answers">
        {counts.size > 0 && (
          <Labelled
            icon="save"
            label={t("exhibit.staff.save")}
            act={() => saveFile(`alemungula-${dayOf(new Date())}.csv`, csvOf(counts))}
          />
        )}
        <Labelled icon="rematch" label={t("exhibit.staff.reload")} act={() => location.reload()} />
      </div>
    </div>
  );
}

const csvOf = (counts: Counts) => new Blob([formatCsv(counts)], { type: "text/csv" });

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Days({ counts }: { readonly counts: Counts }): JSX.Element {
  const { t } = useApp().speech.value;
  if (counts.size === 0) return <p>{t("exhibit.staff.none")}</p>;
  const days = [...counts].reverse().slice(0, DAYS_SHOWN);
  return (
    <table>
      <thead>
        <tr>
          {(["day", "starts", "finishes", "left"] as const).map((name) => (
            <th key={name} scope="col">
              {t(`exhibit.staff.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(([day, tally]) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{tally.get("starts") ?? 0}</td>
            <td>{tally.get("finishes") ?? 0}</td>
            <td>{leftOf(tally)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function leftOf(tally: ReadonlyMap<string, number>): number {
  return [...tally].reduce((sum, [name, count]) => sum + (name.startsWith("left:") ? count : 0), 0);
}
