/** Any position, set up by tapping or typing, to be played from or looked at. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { newGame } from "../../engine/game.ts";
import { formatPosition, parsePosition } from "../../engine/notation.ts";
import { pitLetter, pitsOf } from "../../engine/pit.ts";
import { totalSeeds } from "../../engine/position.ts";
import { must } from "../../engine/result.ts";
import { findRuleSet, RULE_SETS } from "../../engine/rules/registry.ts";
import type { Side } from "../../engine/types.ts";
import { TWO_PERSONS } from "../../session/seats.ts";
import { presentedSetup } from "../../session/setup.ts";
import { type App, useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { Choices, Field, Select } from "../controls/choices.tsx";
import {
  barrablePits,
  countSeeds,
  type Draft,
  emptyDraft,
  judge,
  startDraft,
  withBar,
  withPit,
  withRules,
  withStore,
  withTurn,
} from "../draft.ts";
import { reasonKey } from "../text/faultText.ts";
import { rulesName } from "../text/rulesText.ts";
import { standingSentence } from "../text/sentence.ts";
import { wishOf } from "../wish.ts";
import { Counter } from "./counter.tsx";

export function Editor(): JSX.Element {
  const app = useApp();
  const { speech, present, practise } = app;
  const { t } = speech.value;
  const [draft, setDraft] = useState(() => firstDraft(app));
  /** What has been typed as notation and is none. */
  const [typed, setTyped] = useState<string | null>(null);
  const { rules } = draft;
  const judged = typed === null ? judge(draft) : parsePosition(rules, typed);

  function change(next: Draft): void {
    setTyped(null);
    setDraft(next);
  }

  function type(text: string): void {
    const parsed = parsePosition(rules, text.trim());
    if (parsed.ok) change({ rules, position: parsed.value });
    else setTyped(text);
  }

  function look(): void {
    if (!judged.ok) return;
    const game = newGame(rules, judged.value);
    present(presentedSetup(game), game, new Map());
  }

  return (
    <div class="editor">
      <Select
        label={t("home.rules")}
        options={RULE_SETS.map((set) => ({ value: set.id, label: rulesName(t, set) }))}
        value={rules.id}
        choose={(id) => change(withRules(draft, must(findRuleSet(id))))}
      />
      <Seeds draft={draft} change={change} />
      <Turn draft={draft} change={change} />
      <Field label={t("editor.notation")}>
        <input
          class="transcript"
          dir="ltr"
          type="text"
          spellcheck={false}
          autocomplete="off"
          value={typed ?? formatPosition(draft.position)}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </Field>
      <div class="others">
        <Labelled label={t("editor.start")} act={() => change(startDraft(rules))} />
        <Labelled label={t("editor.empty")} act={() => change(emptyDraft(rules))} />
      </div>
      <p role="alert" class={judged.ok ? "" : "outcome"}>
        {!judged.ok && t("editor.fault", { reason: t(reasonKey(judged.error)) })}
      </p>
      <div class="others">
        <Labelled
          kind="main"
          icon="play"
          label={t("editor.play")}
          disabled={!judged.ok}
          act={() => judged.ok && practise({ rules, position: judged.value })}
        />
        <Labelled icon="eye" label={t("editor.look")} disabled={!judged.ok} act={look} />
      </div>
    </div>
  );
}

/** The position on the board, or where no game goes on, the start by the rules that were chosen last. */
function firstDraft({ screen, table, ports }: App): Draft {
  const { setup, position, end } = table.peek();
  if (screen.peek() === "home") return startDraft(wishOf(ports.settings.peek()).rules);
  return end === null ? { rules: setup.rules, position } : startDraft(setup.rules);
}

interface PartProps {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
}

/** As the board lies before South: North's row above, from its owner's left, which is the right. */
function Seeds({ draft, change }: PartProps): JSX.Element {
  const { t } = useApp().speech.value;
  const { rules, position } = draft;
  const total = totalSeeds(rules);
  const count = countSeeds(draft);
  const judged = judge(draft);
  const words = { rules, seats: TWO_PERSONS, t };
  return (
    <div class="layout">
      {store("north")}
      {row("north")}
      {row("south")}
      {store("south")}
      <p aria-live="polite">
        {count !== null && t("editor.total", { count, total })}{" "}
        {judged.ok && standingSentence(words, newGame(rules, judged.value))}
      </p>
    </div>
  );

  function row(side: Side): JSX.Element {
    const pits = pitsOf(rules, side);
    const seen = side === "north" ? [...pits].reverse() : pits;
    return (
      <div class="row" dir="ltr">
        {seen.map((pit) => (
          <Counter
            key={pit}
            of="pit"
            name={t(`ply.pit.${side}`, { pit: pitLetter(rules, pit) })}
            label={pitLetter(rules, pit)}
            count={position.pits[pit] ?? 0}
            set={(seeds) => change(withPit(draft, pit, seeds))}
          />
        ))}
      </div>
    );
  }

  function store(side: Side): JSX.Element {
    const name = t(`editor.store.${side}`);
    return (
      <Counter
        of="store"
        name={name}
        label={name}
        count={position.stores[side]}
        set={(seeds) => change(withStore(draft, side, seeds))}
      />
    );
  }
}

function Turn({ draft, change }: PartProps): JSX.Element {
  const { t } = useApp().speech.value;
  const { rules, position } = draft;
  const barrable = barrablePits(draft);
  const letters = new Map(barrable.map((pit) => [pitLetter(rules, pit), pit]));
  return (
    <>
      <Choices
        label={t("editor.toMove")}
        shape="row"
        options={(["south", "north"] as const).map((value) => ({ value, label: t(`name.${value}`) }))}
        value={position.toMove}
        choose={(side) => change(withTurn(draft, side))}
      />
      {barrable.length > 0 && (
        <Choices
          label={t("editor.barred")}
          shape="row"
          options={[
            { value: "", label: t("editor.none") },
            ...[...letters.keys()].map((letter) => ({ value: letter, label: letter })),
          ]}
          value={position.barred === null ? "" : pitLetter(rules, position.barred)}
          choose={(letter) => change(withBar(draft, letters.get(letter) ?? null))}
        />
      )}
    </>
  );
}
