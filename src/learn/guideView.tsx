/** The rules of every rule set, each with what it means shown on the board. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { newGame } from "../engine/game.ts";
import { RULE_SETS } from "../engine/rules/registry.ts";
import type { Game, RuleSet } from "../engine/types.ts";
import { presentedSetup } from "../session/setup.ts";
import { useApp } from "../ui/context.ts";
import { Control } from "../ui/controls/button.tsx";
import { Select } from "../ui/controls/choices.tsx";
import { Icon } from "../ui/controls/icon.tsx";
import type { Surround } from "../ui/ports.ts";
import { decidedRules, howToPlay, type RuleLine, rulesAbout, rulesName } from "../ui/text/rulesText.ts";
import { LearnBottom, LearnTop } from "./bars.tsx";
import { type Example, examplesOf, gameOf } from "./examples.ts";
import "./learn.css";

/** How long the position stands before its moves are shown, in milliseconds. */
const LOOK = 900;

export const guideSurround: Surround = { Top: Top, Bottom: LearnBottom, Side: Guide };

function Top(): JSX.Element {
  const { t } = useApp().speech.value;
  return <LearnTop title={t("learn.guide.title")} leaving={t("learn.guide.leave")} />;
}

function Guide(): JSX.Element {
  const { speech, ports, shownRules } = useApp();
  const { session } = ports;
  const { t } = speech.value;
  const rules = useSignal(shownRules.value);
  /** The example on the board; before the first one, where its rule set begins. */
  const current = useSignal(-1);
  const list = useRef<HTMLDivElement>(null);
  const examples = examplesOf(rules.value);
  const offered = RULE_SETS.filter(
    (set) => set === rules.value || ports.exhibit?.rules.includes(set.id) !== false,
  );

  function present(game: Game): void {
    session.present({ ...presentedSetup(game), purpose: "lesson" }, game);
  }

  function begin(set: RuleSet): void {
    rules.value = set;
    current.value = -1;
    present(newGame(set));
  }

  function show(index: number): void {
    const example = examples[index];
    if (example === undefined) return;
    current.value = index;
    present(gameOf(rules.value, example));
    const { whole } = session;
    setTimeout(() => {
      if (session.whole === whole) session.replay();
    }, LOOK);
  }

  useLayoutEffect(() => begin(shownRules.value), []);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current.value]);

  const line = (rule: RuleLine) => (
    <Rule key={rule.id} rule={rule} examples={examples} current={current.value} show={show} />
  );
  return (
    <aside class="panel guide" aria-label={t("learn.guide.title")}>
      <header>
        <Select
          label={t("home.rules")}
          options={offered.map((set) => ({ value: set.id, label: rulesName(t, set) }))}
          value={rules.value.id}
          choose={(id) => begin(setOf(id))}
        />
      </header>
      <div class="rules" ref={list}>
        <p class="about">{rulesAbout(t, rules.value)}</p>
        <ol>{howToPlay(t, rules.value).map(line)}</ol>
        <ul>{decidedRules(t, rules.value).map(line)}</ul>
      </div>
      <footer class="paces">
        <Control
          icon="previous"
          label={t("learn.guide.previous")}
          disabled={current.value <= 0}
          act={() => show(current.value - 1)}
        />
        <Control
          icon="next"
          label={t("learn.guide.next")}
          disabled={current.value + 1 >= examples.length}
          act={() => show(current.value + 1)}
        />
      </footer>
    </aside>
  );

  function setOf(id: string): RuleSet {
    return RULE_SETS.find((set) => set.id === id) ?? rules.value;
  }
}

interface RuleProps {
  readonly rule: RuleLine;
  readonly examples: readonly Example[];
  /** The example on the board. */
  readonly current: number;
  readonly show: (index: number) => void;
}

function Rule({ rule, examples, current, show }: RuleProps): JSX.Element {
  const { t } = useApp().speech.value;
  const text = useId();
  const own = examples.flatMap((example, index) => (example.rule === rule.id ? [index] : []));
  return (
    <li aria-current={own.includes(current) ? "step" : undefined}>
      <p id={text}>{rule.text}</p>
      {own.length > 0 && (
        <div class="shows">
          {own.map((index, place) => (
            <button
              key={index}
              type="button"
              class={index === current ? "button main" : "button"}
              aria-describedby={text}
              onClick={() => show(index)}
            >
              <Icon name="play" />
              <span>{t(place === 0 ? "learn.guide.show" : "learn.guide.another")}</span>
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
