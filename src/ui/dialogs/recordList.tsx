/** The finished games, each to be looked at or deleted. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { resumedSetup, type SeatId } from "../../session/setup.ts";
import { type Finished, ROOM } from "../../storage/library.ts";
import { useApp } from "../context.ts";
import { Control, Labelled } from "../controls/button.tsx";
import { finishedText } from "../text/finishedText.ts";
import { noticeLines } from "../text/noticeText.ts";
import { recordHeaders } from "../text/recordHeaders.ts";
import { Question } from "./question.tsx";
import { RefusedGames } from "./refusedGames.tsx";

/** So many more games are shown at a time, since each is replayed when it is read. */
const PAGE = 50;

export function RecordList(): JSX.Element {
  const { ports, speech } = useApp();
  const { t } = speech.value;
  const { records } = ports;
  const [read, setRead] = useState(() => records.newest(PAGE));
  const [refused, setRefused] = useState(read.ok ? read.value.refused : 0);
  /** Which game is asked about, by when it was begun. */
  const [asked, ask] = useState<number | "all" | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  /** What takes the focus when the list has changed, since what had it may have gone. */
  const next = useRef<string | null>(null);

  useEffect(() => {
    if (next.current !== null) whole.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });

  if (!read.ok) return <p>{noticeLines(t, [{ about: "save", fault: read.error }]).join(" ")}</p>;
  const { games, total } = read.value;

  function readAgain(most: number): readonly Finished<SeatId>[] {
    const again = records.newest(most);
    setRead(again);
    if (!again.ok) return [];
    setRefused(refused + again.value.refused);
    return again.value.games;
  }

  function showMore(): void {
    const first = readAgain(games.length + PAGE)[games.length];
    if (first !== undefined) next.current = entryOf(first);
  }

  function remove(game: Finished<SeatId>): void {
    const at = games.indexOf(game);
    const neighbour = games[at + 1] ?? games[at - 1];
    records.remove(game.begun);
    ask(null);
    readAgain(games.length);
    next.current = neighbour === undefined ? EMPTY : entryOf(neighbour);
  }

  function removeAll(): void {
    records.clear();
    ask(null);
    readAgain(PAGE);
    next.current = EMPTY;
  }

  return (
    <div class="shelf" ref={whole}>
      <RefusedGames count={refused} />
      {games.length === 0 && (
        <p class="empty" tabIndex={-1}>
          {t("records.empty")}
        </p>
      )}
      <ul>
        {games.map((game) => (
          <Entry
            key={game.begun}
            game={game}
            asked={asked === game.begun}
            ask={() => ask(game.begun)}
            keep={() => {
              ask(null);
              next.current = `${rowOf(game)} .control`;
            }}
            remove={() => remove(game)}
          />
        ))}
      </ul>
      {games.length < total && <Labelled label={t("records.more")} act={showMore} />}
      {games.length > 0 && <p class="about">{t("records.kept", { room: ROOM })}</p>}
      {games.length > 0 && asked !== "all" && (
        <Labelled kind="danger" label={t("records.deleteAll")} act={() => ask("all")} />
      )}
      {asked === "all" && (
        <Question
          question={t("records.askAll", { count: total })}
          safe={t("records.keep")}
          deed={t("records.deleteAll")}
          keep={() => {
            ask(null);
            next.current = ".button.danger";
          }}
          act={removeAll}
        />
      )}
    </div>
  );
}

const EMPTY = ".empty";
const rowOf = ({ begun }: Finished<SeatId>): string => `[data-begun="${begun}"]`;
const entryOf = (game: Finished<SeatId>): string => `${rowOf(game)} .entry`;

interface EntryProps {
  readonly game: Finished<SeatId>;
  /** Whether it is asked about. */
  readonly asked: boolean;
  readonly ask: () => void;
  readonly keep: () => void;
  readonly remove: () => void;
}

function Entry({ game, asked, ask, keep, remove }: EntryProps): JSX.Element {
  const { speech, present } = useApp();
  const { t } = speech.value;
  const { result, date, about } = finishedText(speech.value, game);
  const show = () => present(resumedSetup(game), game.game, recordHeaders(game.seats, new Date(game.begun)));
  return (
    <li data-begun={game.begun}>
      <button type="button" class="entry" onClick={show}>
        <span class="result">{result}</span>
        <span class="about">
          <span>{date}</span> <span>{about}</span>
        </span>
      </button>
      <Control icon="bin" label={t("records.deleteOne", { result, date })} act={ask} />
      {asked && (
        <Question
          question={t("records.ask")}
          safe={t("records.keep")}
          deed={t("records.delete")}
          keep={keep}
          act={remove}
        />
      )}
    </li>
  );
}
