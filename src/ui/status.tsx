/** The live region: one sentence a ply, whatever the speed of the picture. */
import type { JSX } from "preact";
import { useApp } from "./context.ts";

export function Status(): JSX.Element {
  const { messages, speech } = useApp();
  return (
    <div role="status" class="status" aria-atomic="false">
      {messages.value.map(({ id, tone, saying }) => (
        <p key={id} class={tone}>
          {saying(speech.value.t)}
        </p>
      ))}
    </div>
  );
}
