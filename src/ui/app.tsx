/** The whole page. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { type JSX, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "@fontsource/bitter/400.css";
import "@fontsource/bitter/700.css";
import { chooseLanguage, loadSpeech, type Speech } from "../i18n/language.ts";
import { createActions } from "./actions.ts";
import { type App, AppContext, useApp } from "./context.ts";
import { Dialogs } from "./dialogs/dialogs.tsx";
import { GameView } from "./game/gameView.tsx";
import { Home } from "./home/home.tsx";
import { createModel, type Model } from "./model.ts";
import type { Ports, Screen } from "./ports.ts";
import { followHistory } from "./trail.ts";
import "./style/page.css";
import "./style/controls.css";
import "./style/game.css";
import "./style/home.css";
import "./style/dialog.css";
import "./style/records.css";
import "./style/show.css";
import "./style/panel.css";
import "./style/analysis.css";
import "./style/facing.css";

/**
 * Puts the page into `root` as soon as its language is there. Where the first screen is the game, the session already holds
 * it or opens it later; either is shown. Resolves to what is on show from now on.
 */
export async function mountApp(
  root: HTMLElement,
  ports: Ports,
  firstScreen: Screen,
): Promise<Pick<Model, "screen" | "dialog">> {
  const speech = await followLanguage(ports);
  const model = createModel(ports, speech, firstScreen);
  if (firstScreen === "attract") await model.enter(firstScreen);
  followHistory(model);
  const app: App = { ...model, actions: createActions(model) };
  effect(() => {
    const page = document.documentElement;
    page.lang = speech.value.language;
    page.dir = speech.value.direction;
    page.dataset.theme = ports.appearance.value.theme;
    page.dataset.motion = ports.appearance.value.reducedMotion ? "reduced" : "full";
    document.title = speech.value.t("title");
  });
  render(
    <AppContext.Provider value={app}>
      <Page />
    </AppContext.Provider>,
    root,
  );
  return model;
}

function Page(): JSX.Element {
  const { screen, ports } = useApp();
  const { Lobby, Over } = ports.exhibit ?? {};
  const loading = useRef(true);
  useEffect(() => {
    loading.current = false;
  }, []);
  return (
    <>
      {screen.value !== "home" ? <GameView /> : Lobby ? <Lobby /> : <Home takesFocus={!loading.current} />}
      <Dialogs />
      {Over && <Over />}
    </>
  );
}

/** A language that cannot be fetched leaves the one that is spoken, and that is told. */
async function followLanguage({ settings, languages, missed }: Ports): Promise<ReadonlySignal<Speech>> {
  const wanted = (): string => {
    const { language } = settings.value;
    return chooseLanguage(language === "system" ? languages : [language]);
  };
  const speech = signal(await loadSpeech(wanted()).catch(() => loadSpeech("en")));
  effect(() => {
    const language = wanted();
    if (language === speech.peek().language) return;
    loadSpeech(language).then((loaded) => {
      if (wanted() === language) speech.value = loaded;
    }, missed);
  });
  return speech;
}
