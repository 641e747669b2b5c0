/** What went wrong before the page was there, told until all of it is dismissed. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { Icon } from "../controls/icon.tsx";
import { noticeLines } from "../text/noticeText.ts";

export function Notices(): JSX.Element | null {
  const { ports, speech } = useApp();
  const { notices } = ports;
  const { t } = speech.value;
  const lines = noticeLines(t, notices.value);
  if (lines.length === 0 || ports.exhibit !== null) return null; // Visitors can do nothing about it; the staff sees it.
  return (
    <div class="notice" role="alert">
      <div class="lines">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button
        type="button"
        class="control"
        aria-label={t("dismiss")}
        title={t("dismiss")}
        onClick={() => {
          notices.value = [];
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
