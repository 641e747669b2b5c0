/** What stands above and below the board where somebody learns. */
import type { JSX } from "preact";
import { useApp } from "../ui/context.ts";
import { Control } from "../ui/controls/button.tsx";
import { Notices } from "../ui/game/notices.tsx";
import { MuteControl, PauseControl, RepeatControl } from "../ui/game/pace.tsx";
import { Status } from "../ui/game/status.tsx";

interface TopProps {
  readonly title: string;
  /** What the way back is called. */
  readonly leaving: string;
}

export function LearnTop({ title, leaving }: TopProps): JSX.Element {
  const { leave } = useApp();
  return (
    <header class="bar top learn-top">
      <Control icon="back" label={leaving} keyName="Esc" act={leave} />
      <div class="tidings">
        <p class="turn">{title}</p>
        <Status />
        <Notices />
      </div>
    </header>
  );
}

export function LearnBottom(): JSX.Element {
  return (
    <footer class="bar bottom">
      <RepeatControl />
      <PauseControl />
      <MuteControl />
    </footer>
  );
}
