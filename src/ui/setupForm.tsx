/** What to play: against whom, on which side, by which rules. One press begins. */
import type { JSX } from "preact";
import { RULE_SETS } from "../engine/rules/registry.ts";
import { Labelled } from "./button.tsx";
import { Choices } from "./choices.tsx";
import { useApp } from "./context.ts";
import { OpponentChoice } from "./opponentChoice.tsx";
import { rulesAbout, rulesName } from "./rulesText.ts";
import { type Company, findWishedRules, setupOf } from "./wish.ts";

export function SetupForm(): JSX.Element {
  const { speech, wish, open, ports, showRules } = useApp();
  const { t } = speech.value;
  const { rules, level, side } = wish.value;
  const begin = (company: Company) => open(setupOf(wish.value, company, ports.seed()));
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <OpponentChoice
        level={level}
        choose={(value) => {
          wish.value = { ...wish.value, level: value };
        }}
      />
      <Choices
        label={t("home.begins")}
        shape="row"
        options={[
          { value: "south", label: t("home.person") },
          { value: "north", label: t("home.machine") },
        ]}
        value={side}
        choose={(value) => {
          wish.value = { ...wish.value, side: value };
        }}
      />
      <Labelled kind="main" icon="play" label={t("home.play")} act={() => begin("machine")} />
      <div class="others">
        <Labelled icon="people" label={t("home.two")} act={() => begin("two")} />
        <Labelled icon="eye" label={t("home.watch")} act={() => begin("watch")} />
      </div>
      <Choices
        label={t("home.rules")}
        shape="list"
        options={RULE_SETS.map((set) => ({
          value: set.id,
          label: rulesName(t, set),
          about: rulesAbout(t, set),
        }))}
        value={rules.id}
        choose={(id) => {
          wish.value = { ...wish.value, rules: findWishedRules(id) };
        }}
      />
      <Labelled icon="book" label={t("home.howTo")} act={() => showRules(rules)} />
    </form>
  );
}
