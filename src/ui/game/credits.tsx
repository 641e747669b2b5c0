/** Who played the game that is shown, and when, as its record says. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";

export function Credits(): JSX.Element | null {
  const { table, credits, speech } = useApp();
  const { t } = speech.value;
  if (!table.value.presented) return null;
  const known = (["South", "North", "Date"] as const).flatMap((header) => {
    const value = credits.value.get(header);
    return value === undefined ? [] : [{ header, value }];
  });
  const label = { South: t("name.south"), North: t("name.north"), Date: t("load.date") };
  if (known.length === 0) return null;
  return (
    <dl class="credits">
      {known.map(({ header, value }) => (
        <div key={header}>
          <dt>{label[header]}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
