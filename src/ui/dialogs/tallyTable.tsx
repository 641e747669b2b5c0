/** How often a person has won against whom, by rule set. */
import type { JSX } from "preact";
import { type ChooserId, levelOf } from "../../ai/protocol.ts";
import { RULE_SETS } from "../../engine/rules/registry.ts";
import type { Translate } from "../../i18n/language.ts";
import type { Tally } from "../../session/tally.ts";
import { useApp } from "../context.ts";
import { rulesName } from "../text/rulesText.ts";
import { machineName } from "../text/words.ts";

export function TallyTable({ tallies }: { readonly tallies: readonly Tally[] }): JSX.Element {
  const { t } = useApp().speech.value;
  if (tallies.length === 0) return <p>{t("records.untallied")}</p>;
  const played = RULE_SETS.filter((rules) => tallies.some((tally) => tally.rules.id === rules.id));
  return (
    <table class="tally">
      <caption>{t("records.counted")}</caption>
      <thead>
        <tr>
          {(["opponent", "played", "won", "drawn", "lost"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`records.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {played.map((rules) => (
        <tbody key={rules.id}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              {rulesName(t, rules)}
            </th>
          </tr>
          {tallies
            .filter((tally) => tally.rules.id === rules.id)
            .map(({ opponent, won, drawn, lost }) => (
              <tr key={opponent}>
                <th scope="row">{rungName(t, opponent)}</th>
                <td>{won + drawn + lost}</td>
                <td>{won}</td>
                <td>{drawn}</td>
                <td>{lost}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

/** As on the ladder at home: `3 Hare`. */
function rungName(t: Translate, opponent: ChooserId): string {
  const name = machineName(t, opponent) ?? "";
  return opponent === "random" || opponent === "greedy" ? name : `${levelOf(opponent)} ${name}`;
}
