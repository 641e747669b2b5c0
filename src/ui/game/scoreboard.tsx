/** Who plays in a series, how many games each has won, and who is ahead in this one. */
import type { JSX } from "preact";
import { oppositeSide } from "../../engine/pit.ts";
import type { Side } from "../../engine/types.ts";
import { gamesIn, type Series, withGame } from "../../session/series.ts";
import { useApp } from "../context.ts";
import type { Table } from "../table.ts";
import { machineName, seatedName } from "../text/words.ts";
import { Balance } from "./balance.tsx";

export function Scoreboard({ series }: { readonly series: Series }): JSX.Element {
  const { table, words } = useApp();
  const { t } = words.value;
  const games = gamesIn(series);
  const { won, drawn } = seenOf(series, table.value);
  // The players change sides, but not their places here.
  const first: Side = games % 2 === 0 ? "south" : "north";
  const second = oppositeSide(first);
  return (
    <div class="scoreboard">
      <p class="unseen">
        {t("watch.series", {
          first: seatedName(words.value, first),
          firstWon: won[first],
          second: seatedName(words.value, second),
          secondWon: won[second],
          draws: drawn,
        })}
      </p>
      <Plate side={first} won={won[first]} />
      <Balance key={games} first={first} draws={drawn} />
      <Plate side={second} won={won[second]} />
    </div>
  );
}

interface PlateProps {
  readonly side: Side;
  readonly won: number;
}

/** A player with the side where it sits, in words and by the mark that its part of the bar bears; lit while it moves. */
function Plate({ side, won }: PlateProps): JSX.Element {
  const { table, words } = useApp();
  const { t, seats } = words.value;
  const lit = litSide(table.value) === side;
  return (
    <div class={lit ? "plate lit" : "plate"} aria-hidden="true">
      <div class="player">
        <span class="side">
          <span class={`swatch ${side}`} />
          {t(`name.${side}`)}
        </span>
        <span class="name">{machineName(t, seats[side])}</span>
      </div>
      <div class="wins">
        <span class="label">{t("records.won")}</span>
        <span class="won">{won}</span>
      </div>
    </div>
  );
}

/** With this game, once its end has been seen. */
function seenOf(series: Series, { phase, looking, repeating, whole }: Table): Series {
  const unseen = phase === "showing" && !looking && !repeating;
  return unseen ? series : withGame(series, whole);
}

/** Who sows or is to move, and after the end the winner. */
function litSide({ phase, game, position, end }: Table): Side | null {
  const ply = game.plies[game.cursor - 1];
  if (phase === "showing" && ply !== undefined) return ply.before.toMove;
  return end === null ? position.toMove : end.outcome.winner;
}
