/** What went wrong before the page was there, told until it is dismissed. */
import type { JSX } from "preact";
import { useApp } from "./context.ts";
import { Icon } from "./icon.tsx";
import { noticeText } from "./noticeText.ts";

export function Notices(): JSX.Element | null {
  const { ports, speech } = useApp();
  const { notices } = ports;
  const { t } = speech.value;
  const [first, ...rest] = notices.value;
  if (first === undefined) return null;
  return (
    <div class="notice" role="alert">
      <p>{noticeText(t, first)}</p>
      <button
        type="button"
        class="control"
        aria-label={t("dismiss")}
        title={t("dismiss")}
        onClick={() => {
          notices.value = rest;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
