/** The finished games of this device, and what they add up to. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tallyOf } from "../../session/tally.ts";
import { useApp } from "../context.ts";
import { Choices } from "../controls/choices.tsx";
import { RecordList } from "./recordList.tsx";
import { RefusedGames } from "./refusedGames.tsx";
import { TallyTable } from "./tallyTable.tsx";

export function Records(): JSX.Element {
  const { t } = useApp().speech.value;
  const [part, show] = useState<"games" | "tally">("games");
  return (
    <>
      <Choices
        label={t("records.show")}
        shape="row"
        options={[
          { value: "games", label: t("records.games") },
          { value: "tally", label: t("records.tally") },
        ]}
        value={part}
        choose={show}
      />
      {part === "games" ? <RecordList /> : <Statistics />}
    </>
  );
}

function Statistics(): JSX.Element {
  const { ports } = useApp();
  const [{ tallies, refused }] = useState(() => {
    const all = ports.records.newest(Number.POSITIVE_INFINITY);
    const { games, refused } = all.ok ? all.value : { games: [], refused: 0 };
    return { tallies: tallyOf(games), refused };
  });
  return (
    <>
      <RefusedGames count={refused} />
      <TallyTable tallies={tallies} />
    </>
  );
}
