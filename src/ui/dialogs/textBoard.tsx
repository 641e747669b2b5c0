/** The board in words, as a table, for whoever hears it: what lies where, who is to move and what can be sown. */
import type { JSX } from "preact";
import { oppositeSide, pitLetter, pitsOf } from "../../engine/pit.ts";
import { legalMoves, seedsIn } from "../../engine/position.ts";
import type { Side } from "../../engine/types.ts";
import { lonePerson } from "../../session/seats.ts";
import { useApp } from "../context.ts";
import { endSentence } from "../text/endText.ts";
import { sentence } from "../text/listed.ts";
import { lookedSentence, standingSentence } from "../text/sentence.ts";
import { turnText } from "../text/turnText.ts";
import { playerName, voiced } from "../text/words.ts";

export function TextBoard(): JSX.Element {
  const { table, words, asker } = useApp();
  const { game, position, end } = table.value;
  const { t, rules } = words.value;
  const { barred } = position;
  const near = lonePerson(words.value.seats) ?? asker.value;
  const told = game.cursor > 0 ? lookedSentence(words.value, game) : standingSentence(words.value, game);
  return (
    <div class="prose">
      <p>
        {end === null
          ? sentence(t, turnText(words.value, table.value))
          : endSentence(words.value, end, position.toMove)}
      </p>
      {barred !== null && end === null && <p>{t("text.barred", { pit: pitLetter(rules, barred) })}</p>}
      <table class="tally words">
        <caption class="unseen">{t("board.name")}</caption>
        <tbody>
          <Store side={oppositeSide(near)} />
          <Row side={oppositeSide(near)} far />
          <Row side={near} />
          <Store side={near} />
        </tbody>
      </table>
      <p>{told}</p>
      {end === null && <Moves />}
    </div>
  );
}

interface RowProps {
  readonly side: Side;
  /** Seen from across: its owner's left is at the right. */
  readonly far?: boolean;
}

function Row({ side, far = false }: RowProps): JSX.Element {
  const { table, words } = useApp();
  const { t, rules } = words.value;
  const { position } = table.value;
  const pits = pitsOf(rules, side);
  const seen = far ? [...pits].reverse() : pits;
  return (
    <tr>
      <th scope="row">
        {t(voiced(words.value, "text.pits", side), { name: playerName(words.value, side) })}
      </th>
      {seen.map((pit) => (
        <td key={pit}>{t("text.pit", { pit: pitLetter(rules, pit), count: seedsIn(position, pit) })}</td>
      ))}
    </tr>
  );
}

function Store({ side }: { readonly side: Side }): JSX.Element {
  const { table, words } = useApp();
  const { t, rules } = words.value;
  return (
    <tr>
      <th scope="row">
        {t(voiced(words.value, "text.store", side), { name: playerName(words.value, side) })}
      </th>
      <td colSpan={rules.row}>{table.value.position.stores[side]}</td>
    </tr>
  );
}

/** Of the player to move, whoever that is. */
function Moves(): JSX.Element {
  const { table, words } = useApp();
  const { t, rules } = words.value;
  const moves = legalMoves(rules, table.value.position);
  if (moves.length === 0) return <p>{t("text.none")}</p>;
  return (
    <section>
      <h3>{t("text.moves")}</h3>
      <ul>
        {moves.map(({ pit, direction }) => (
          <li key={`${pit}${direction}`}>
            {t("board.sow", { pit: pitLetter(rules, pit), direction: t(`direction.${direction}`) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
