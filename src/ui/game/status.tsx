/** The live region: one sentence a ply, whatever the speed of the picture. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";

export function Status(): JSX.Element {
  const { messages, speech } = useApp();
  const { t } = speech.value;
  const brief = messages.value.at(-1)?.brief;
  return (
    <div class={brief === undefined ? "status" : "status long"}>
      <div role="status" aria-atomic="false">
        {messages.value.map(({ id, tone, saying }) => (
          <p key={id} class={tone}>
            {saying(t)}
          </p>
        ))}
      </div>
      {brief && (
        <p class="brief" aria-hidden="true">
          {brief(t)}
        </p>
      )}
    </div>
  );
}
