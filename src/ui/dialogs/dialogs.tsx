/** One native dialog for everything that opens over the page, so that the browser keeps what lies beneath out of reach. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../context.ts";
import { Control } from "../controls/button.tsx";
import { dialogTurn } from "../facing.ts";
import type { DialogName } from "../model.ts";
import { rulesName } from "../text/rulesText.ts";
import { AskAgree, AskReplace, AskResign, AskRestart } from "./asking.tsx";
import { Editor } from "./editor.tsx";
import { Fetched } from "./fetched.tsx";
import { LanguageChoice } from "./languageChoice.tsx";
import { Load } from "./load.tsx";
import { Menu } from "./menu.tsx";
import { Practice } from "./practice.tsx";
import { Records } from "./records.tsx";
import { RulesText } from "./rulesList.tsx";
import { SettingsForm } from "./settingsForm.tsx";
import { SetupForm } from "./setupForm.tsx";
import { Share } from "./share.tsx";
import { TextBoard } from "./textBoard.tsx";
import { WatchForm } from "./watchForm.tsx";

export function Dialogs(): JSX.Element {
  const { dialog, speech, ports, asker } = useApp();
  const element = useRef<HTMLDialogElement>(null);
  const shown = useRef<DialogName | null>(null);
  const name = dialog.value;
  const close = () => {
    dialog.value = null;
  };

  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    shown.current = name;
    if (name === null) return box.close();
    if (!box.open) box.showModal();
    (box.querySelector<HTMLElement>("[data-first]") ?? box).focus();
    box.scrollTop = 0;
  }, [name]);

  // What is inside fills the dialog, so only its backdrop is pressed as the dialog itself.
  useEffect(() => {
    const box = element.current;
    const onClick = ({ target }: Event) => target === box && close();
    box?.addEventListener("click", onClick);
    return () => box?.removeEventListener("click", onClick);
  }, []);

  /** Browsers tell of a closing late: by then another dialog may be wanted or open. */
  function closed({ currentTarget }: { readonly currentTarget: HTMLDialogElement }): void {
    if (shown.current !== null && !currentTarget.open) close();
  }

  const title = useTitle(name);
  return (
    <dialog
      ref={element}
      class={`dialog ${name ?? ""}`}
      aria-label={title}
      data-turn={dialogTurn(ports, asker.value)}
      tabIndex={-1}
      onCancel={({ target, currentTarget }) => target === currentTarget && close()} // A file chooser's bubbles.
      onClose={closed}
    >
      {name !== null && (
        <div class="sheet" key={name}>
          <header>
            <h2>{title}</h2>
            <Control icon="close" label={speech.value.t("close")} act={close} />
          </header>
          <Content name={name} />
        </div>
      )}
    </dialog>
  );
}

function useTitle(name: DialogName | null): string {
  const { speech, shownRules } = useApp();
  const { t } = speech.value;
  switch (name) {
    case null:
      return "";
    case "menu":
    case "settings":
    case "share":
    case "watch":
    case "load":
    case "records":
    case "editor":
    case "text":
    case "about":
      return t(`${name}.title`);
    case "language":
      return t("language");
    case "practice":
      return t("editor.practice");
    case "rules":
      return t("howTo.title", { rules: rulesName(t, shownRules.value) });
    case "new":
    case "replace":
      return t("control.newGame");
    case "restart":
    case "resign":
    case "agree":
      return t(`menu.${name}`);
    case "again":
    case "staff":
      return t(`exhibit.${name}.title`);
    default:
      return name satisfies never;
  }
}

function Content({ name }: { readonly name: DialogName }): JSX.Element {
  const { ports } = useApp();
  switch (name) {
    case "menu":
      return <Menu />;
    case "settings":
      return <SettingsForm />;
    case "rules":
      return <RulesText />;
    case "new":
      return <SetupForm />;
    case "restart":
      return <AskRestart />;
    case "replace":
      return <AskReplace />;
    case "resign":
      return <AskResign />;
    case "share":
      return <Share />;
    case "agree":
      return <AskAgree />;
    case "watch":
      return <WatchForm />;
    case "load":
      return <Load />;
    case "records":
      return <Records />;
    case "editor":
      return <Editor />;
    case "practice":
      return <Practice />;
    case "again":
    case "staff":
      return <Exhibited name={name} />;
    case "language":
      return <LanguageChoice />;
    case "text":
      return <TextBoard />;
    case "about":
      return <Fetched fetch={ports.about} />;
    default:
      return name satisfies never;
  }
}

function Exhibited({ name }: { readonly name: "again" | "staff" }): JSX.Element | null {
  const Shown = useApp().ports.exhibit?.dialogs[name];
  return Shown === undefined ? null : <Shown />;
}
