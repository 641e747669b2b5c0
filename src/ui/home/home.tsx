/** The first screen. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../context.ts";
import { Control, Labelled } from "../controls/button.tsx";
import { LanguageField } from "../controls/languageField.tsx";
import { SetupForm } from "../dialogs/setupForm.tsx";
import { Notices } from "../game/notices.tsx";
import { learnRoom } from "../taught.ts";
import { listed } from "../text/listed.ts";
import { rulesName } from "../text/rulesText.ts";
import { machineNames } from "../text/words.ts";
import { wishOf } from "../wish.ts";
import { HomeBoard } from "./homeBoard.tsx";

interface HomeProps {
  /** When it appears, in place of a game that had the focus. */
  readonly takesFocus: boolean;
}

export function Home({ takesFocus }: HomeProps): JSX.Element {
  const { speech, ports } = useApp();
  const { t } = speech.value;
  const heading = useRef<HTMLHeadingElement>(null);

  // Only after the dialog that led here has closed can anything outside of it be focused.
  useEffect(() => {
    if (takesFocus) queueMicrotask(() => heading.current?.focus());
  }, []);

  return (
    <main class="home">
      <Tools />
      <Notices />
      <header class="masthead">
        <HomeBoard rules={wishOf(ports.settings.value).rules} />
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
        <p class="lead">{t("home.lead")}</p>
      </header>
      <section class="table">
        <Continue />
        <SetupForm>
          <Invitation />
        </SetupForm>
      </section>
      <Others />
    </main>
  );
}

function Tools(): JSX.Element {
  const { speech, dialog } = useApp();
  return (
    <div class="tools">
      <LanguageField />
      <Control
        icon="gear"
        label={speech.value.t("settings.title")}
        act={() => {
          dialog.value = "settings";
        }}
      />
    </div>
  );
}

/** What may be done beside beginning a game. */
function Others(): JSX.Element {
  const { speech, dialog, ports } = useApp();
  const { t } = speech.value;
  return (
    <nav class="byways">
      {ports.lastGame.value !== null && <Learn />}
      <Labelled
        icon="moves"
        label={t("records.title")}
        act={() => {
          dialog.value = "records";
        }}
      />
      <Labelled
        icon="folder"
        label={t("load.title")}
        act={() => {
          dialog.value = "load";
        }}
      />
      <Labelled
        icon="sliders"
        label={t("editor.title")}
        act={() => {
          dialog.value = "editor";
        }}
      />
      <Labelled
        icon="info"
        label={t("about.title")}
        act={() => {
          dialog.value = "about";
        }}
      />
    </nav>
  );
}

function Learn(): JSX.Element {
  const { speech, ports, enter } = useApp();
  const { rules } = wishOf(ports.settings.value);
  return (
    <Labelled
      icon="sprout"
      label={speech.value.t("learn.title")}
      act={() => enter(learnRoom(rules), rules)}
    />
  );
}

/** Whoever has not played here yet is first asked to learn; others find it among the rest. */
function Invitation(): JSX.Element | null {
  const { speech, ports } = useApp();
  if (ports.lastGame.value !== null) return null;
  return (
    <div class="invitation">
      <Learn />
      <p>{speech.value.t("learn.invite")}</p>
    </div>
  );
}

function Continue(): JSX.Element | null {
  const { ports, speech, goOn } = useApp();
  const { t } = speech.value;
  const save = ports.lastGame.value;
  if (save === null) return null;
  const { game, seats } = save;
  const played = [
    rulesName(t, game.rules),
    machineNames(t, seats),
    t("summary.plies", { count: game.cursor }),
  ];
  return (
    <div class="continue">
      <Labelled icon="redo" label={t("home.continue")} act={goOn} />
      <p>
        {listed(
          t,
          played.filter((part) => part !== ""),
        )}
      </p>
    </div>
  );
}
