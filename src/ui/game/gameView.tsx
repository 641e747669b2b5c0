/** Every screen with the board: the engine's state as attributes, the canvas's place with buttons over it, and what stands around. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { formatPosition } from "../../engine/notation.ts";
import { Board } from "../board/board.tsx";
import { pressArrow } from "../board/boardFocus.ts";
import { useApp } from "../context.ts";
import { keyAction } from "../keys.ts";
import type { Surround } from "../ports.ts";
import { BottomBar } from "./bottomBar.tsx";
import { swallowEchoes } from "./echo.ts";
import { Panel } from "./panel.tsx";
import { NorthSeat, SouthSeat } from "./seat.tsx";
import { TopBar } from "./topBar.tsx";

/** Where keys are text or move something of their own. */
const TYPING = "input, select, textarea";

export function GameView(): JSX.Element {
  const app = useApp();
  const { actions, table, ports, speech, screen } = app;
  const main = useRef<HTMLElement>(null);
  const { game, position, busy, end } = table.value;
  const { Top, Bottom, Side } = useSurround();

  // A control that goes while it has the focus would leave the keys without a listener.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  });

  useEffect(() => (main.current === null ? undefined : swallowEchoes(main.current)), []);

  function onKeyDown(event: KeyboardEvent): void {
    const typing = event.target instanceof Element && event.target.matches(TYPING);
    if (typing && event.key !== "Escape") return;
    if (answersArrow(event) || answersKey(event)) event.preventDefault();
  }

  function answersArrow({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    return !ctrlKey && !altKey && !metaKey && main.current !== null && pressArrow(app, main.current, key);
  }

  function answersKey(event: KeyboardEvent): boolean {
    const action = keyAction(event);
    if (action === null) return false;
    if (action.kind !== "menu" && !ports.settings.value.keys) return false;
    actions.key(action);
    return true;
  }

  return (
    <main
      id="game"
      class="game"
      ref={main}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-screen={screen.value}
      data-facing={ports.facing.value ? "true" : undefined}
      data-panel={Side === null ? undefined : "open"}
      data-shape={ports.view.value?.orientation}
      data-rules={game.rules.id}
      data-to-move={end === null ? position.toMove : "none"}
      data-ply={game.cursor}
      data-position={formatPosition(position)}
      data-busy={busy ? "true" : "false"}
      data-end={end?.reason}
      data-winner={end === null ? undefined : (end.outcome.winner ?? "draw")}
    >
      <h1 class="unseen">{speech.value.t("title")}</h1>
      <InWords />
      <div class="place">
        <Top />
        <Board />
        <Bottom />
      </div>
      {Side !== null && <Side />}
    </main>
  );
}

/** For whoever hears the page: the board as a table. It is seen only while it has the focus. */
function InWords(): JSX.Element {
  const { dialog, speech } = useApp();
  return (
    <button
      type="button"
      class="button in-words"
      onClick={() => {
        dialog.value = "text";
      }}
    >
      {speech.value.t("text.title")}
    </button>
  );
}

/** The board stays when the screen changes; what stands around it does not. */
function useSurround(): Surround {
  const { screen, surround, panel, ports } = useApp();
  const other = screen.value === "game" ? null : surround.value;
  const [Top, Bottom] = ports.facing.value ? [NorthSeat, SouthSeat] : [TopBar, BottomBar];
  return other ?? { Top, Bottom, Side: panel.value ? Panel : null };
}
