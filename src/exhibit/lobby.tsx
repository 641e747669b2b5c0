/** The home of an exhibit: big choices for somebody who stands before it. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ruleSetOrDefault } from "../engine/rules/registry.ts";
import { split } from "../engine/rules/split.ts";
import type { RuleSet } from "../engine/types.ts";
import type { Translate } from "../i18n/language.ts";
import { TWO_PERSONS } from "../session/seats.ts";
import type { Setup } from "../session/setup.ts";
import { useApp } from "../ui/context.ts";
import { Control, Labelled } from "../ui/controls/button.tsx";
import { Icon } from "../ui/controls/icon.tsx";
import { LanguageButtons } from "../ui/controls/languageButtons.tsx";
import { HomeBoard } from "../ui/home/homeBoard.tsx";
import { learnRoom } from "../ui/taught.ts";
import { opponentOf } from "../ui/text/opponents.ts";
import { rulesName } from "../ui/text/rulesText.ts";
import type { Place } from "./place.ts";

interface Part {
  readonly place: Place;
}

export function Lobby({ place }: Part): JSX.Element {
  const { speech, enter, dialog } = useApp();
  const { t } = speech.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const rules = place.config.rules.map(ruleSetOrDefault);
  const [chosen, choose] = useState(rules[0] ?? split);

  useEffect(() => {
    queueMicrotask(() => heading.current?.focus());
  }, []);

  return (
    <main class="lobby">
      <div class="vista">
        <HomeBoard rules={chosen} />
      </div>
      <Tools place={place} />
      <h1 ref={heading} tabIndex={-1}>
        {t("exhibit.lobby.title")}
      </h1>
      {rules.length > 1 && <Games rules={rules} chosen={chosen} choose={choose} />}
      <Company place={place} rules={chosen} />
      <nav class="more">
        <Labelled
          icon="book"
          label={t("exhibit.lobby.learn")}
          act={() => void enter(learnRoom(chosen), chosen)}
        />
        <Labelled
          icon="eye"
          label={t("exhibit.lobby.about")}
          act={() => {
            dialog.value = "about";
          }}
        />
      </nav>
    </main>
  );
}

/** Language, contrast and sound. */
function Tools({ place: { config, start } }: Part): JSX.Element {
  const { speech, ports } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  const { theme, muted } = settings.value;
  const contrast = theme === "contrast";
  return (
    <header class="comforts">
      <section class="languages" aria-label={t("language")}>
        {config.languages.length > 1 && <LanguageButtons />}
      </section>
      <Control
        icon="contrast"
        label={t("settings.contrast")}
        pressed={contrast}
        act={() => {
          const usual = start.theme === "contrast" ? "dark" : start.theme;
          settings.value = { ...settings.value, theme: contrast ? usual : "contrast" };
        }}
      />
      {config.sound.on && (
        <Control
          icon={muted ? "silence" : "sound"}
          label={t(muted ? "control.unmute" : "control.mute")}
          act={() => {
            settings.value = { ...settings.value, muted: !muted };
          }}
        />
      )}
    </header>
  );
}

/** The rule sets of the game itself; the others are its relatives. */
const ALEMUNGULA: readonly string[] = ["split", "circular", "circular-relay"];

interface GamesProps {
  readonly rules: readonly RuleSet[];
  readonly chosen: RuleSet;
  readonly choose: (rules: RuleSet) => void;
}

function Games({ rules, chosen, choose }: GamesProps): JSX.Element {
  const { t } = useApp().speech.value;
  return (
    <section class="games cards" aria-label={t("exhibit.lobby.game")}>
      {rules.map((each) => (
        <button
          key={each.id}
          type="button"
          class="card"
          aria-pressed={each === chosen}
          onClick={() => choose(each)}
        >
          <Pits row={each.row} />
          <span class="name">{gameName(t, rules, each)}</span>
          <span class="about">{t(each.row < split.row ? "exhibit.lobby.short" : "exhibit.lobby.long")}</span>
        </button>
      ))}
    </section>
  );
}

/** Where one way of playing Alemungula is offered, visitors need no name for the way. */
function gameName(t: Translate, offered: readonly RuleSet[], rules: RuleSet): string {
  const ways = offered.filter(({ id }) => ALEMUNGULA.includes(id));
  return ways.length === 1 && ways[0] === rules ? t("title") : rulesName(t, rules);
}

/** How many pits the board has, at a glance. */
function Pits({ row }: { readonly row: number }): JSX.Element {
  const pits = Array.from({ length: row * 2 }, (_, index) => index);
  return (
    <span class="pits" style={{ "--row": row }} aria-hidden="true">
      {pits.map((pit) => (
        <i key={pit} class="hollow" />
      ))}
    </span>
  );
}

/** Whom to play with; a press begins. */
function Company({ place: { config }, rules }: Part & { readonly rules: RuleSet }): JSX.Element {
  const { speech, ports, open } = useApp();
  const { t } = speech.value;
  const { levels } = config;
  const begin = (seats: Setup["seats"]) =>
    open({ rules, seats, start: null, seed: ports.seed(), match: null, purpose: "play" });

  /** Of several levels, what the gentlest, the strongest and those between them are like. */
  function strength(index: number): string {
    if (index === 0) return t("exhibit.lobby.gentle");
    return t(index === levels.length - 1 ? "exhibit.lobby.strong" : "exhibit.lobby.middle");
  }

  return (
    <div class="company">
      <section aria-label={t("exhibit.lobby.alone")}>
        <h2>{t("exhibit.lobby.alone")}</h2>
        <div class="cards">
          {levels.map((level, index) => (
            <button
              key={level}
              type="button"
              class="card"
              onClick={() => begin({ south: "human", north: `level:${level}` })}
            >
              <img class="face" src={`./faces/${opponentOf(level)}.svg`} alt="" />
              <span class="name">{t(`opponent.${opponentOf(level)}.name`)}</span>
              {levels.length > 1 && <span class="about">{strength(index)}</span>}
            </button>
          ))}
        </div>
      </section>
      <section aria-label={t("exhibit.lobby.together")}>
        <h2>{t("exhibit.lobby.together")}</h2>
        <div class="cards">
          <button type="button" class="card" onClick={() => begin(TWO_PERSONS)}>
            <Icon name="people" />
            <span class="name">{t("exhibit.lobby.two")}</span>
          </button>
        </div>
      </section>
    </div>
  );
}
