/** What to play: against whom, on which side, by which rules. One press begins. */
import type { ComponentChildren, JSX } from "preact";
import { RULE_SETS } from "../../engine/rules/registry.ts";
import type { Settings } from "../../storage/settings.ts";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { Choices, Switch } from "../controls/choices.tsx";
import { rulesAbout, rulesName } from "../text/rulesText.ts";
import { type Company, setupOf, wishOf } from "../wish.ts";
import { OpponentChoice } from "./opponentChoice.tsx";
import { RoundsField } from "./roundsField.tsx";

/** @param children stand after the way to begin. */
export function SetupForm({ children }: { readonly children?: ComponentChildren }): JSX.Element {
  const { speech, open, ports, dialog, showRules } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  const wish = wishOf(settings.value);
  const { rules, level, side } = wish;
  const begin = (company: Company) => open(setupOf(wish, company, ports.seed()));
  const choose = (chosen: Partial<Settings>) => {
    settings.value = { ...settings.value, ...chosen };
  };
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <OpponentChoice level={level} choose={(value) => choose({ level: value })} />
      <Choices
        label={t("home.begins")}
        shape="row"
        options={[
          { value: "south", label: t("home.person") },
          { value: "north", label: t("home.machine") },
        ]}
        value={side}
        choose={(value) => choose({ side: value })}
      />
      <Labelled kind="main" icon="play" label={t("home.play")} act={() => begin("machine")} />
      {children}
      <div class="others">
        <Labelled icon="people" label={t("home.two")} act={() => begin("two")} />
        <Labelled
          icon="eye"
          label={t("home.watch")}
          act={() => {
            dialog.value = "watch";
          }}
        />
      </div>
      <Switch label={t("settings.facing")} on={settings.value.facing} turn={(on) => choose({ facing: on })} />
      <Choices
        label={t("home.rules")}
        shape="list"
        options={RULE_SETS.map((set) => ({
          value: set.id,
          label: rulesName(t, set),
          about: rulesAbout(t, set),
        }))}
        value={rules.id}
        choose={(id) => choose({ rules: id })}
      />
      <RoundsField />
      <Labelled icon="book" label={t("home.howTo")} act={() => showRules(rules)} />
    </form>
  );
}
