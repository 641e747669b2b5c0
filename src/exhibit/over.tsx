/** What lies over every screen of an exhibit: the way out, the countdown, and at night nothing but black. */
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useApp } from "../ui/context.ts";
import { Labelled } from "../ui/controls/button.tsx";
import { dialogTurn } from "../ui/facing.ts";
import { attend } from "./attend.ts";
import type { Place } from "./place.ts";

export function Over({ place }: { readonly place: Place }): JSX.Element {
  const app = useApp();
  const { speech, dialog, screen } = app;
  useEffect(() => attend(place, app), []);
  if (screen.value === "attract") return <>{place.dark.value && <div class="night" />}</>;
  return (
    <>
      <div class="leave">
        <Labelled
          icon="leave"
          label={speech.value.t("exhibit.again.title")}
          act={() => {
            dialog.value = "again";
          }}
        />
      </div>
      {place.left.value !== null && <Countdown left={place.left.value} />}
    </>
  );
}

/** Announced once, when it appears; the number that falls is for the eyes. Two who face each other have it one each. */
function Countdown({ left }: { readonly left: number }): JSX.Element {
  const { speech, ports } = useApp();
  const { t } = speech.value;
  const box = useRef<HTMLDialogElement>(null);
  const about = useId();
  useEffect(() => {
    const element = box.current;
    element?.showModal();
    return () => element?.close(); // The focus goes back to where it was.
  }, []);
  return (
    <dialog
      class="dialog countdown"
      ref={box}
      onCancel={(event) => event.preventDefault()}
      aria-label={t("exhibit.idle.title")}
      aria-describedby={about}
      data-turn={dialogTurn(ports, "south")}
    >
      {ports.facing.value && (
        <div class="across" inert>
          <StillThere left={left} />
        </div>
      )}
      <StillThere left={left} about={about} />
    </dialog>
  );
}

function StillThere({ left, about }: { readonly left: number; readonly about?: string }): JSX.Element {
  const { t } = useApp().speech.value;
  return (
    <div class="still-there">
      <div class="left" aria-hidden="true">
        {left}
      </div>
      <h2>{t("exhibit.idle.title")}</h2>
      <p id={about}>{t("exhibit.idle.about")}</p>
      <Labelled kind="main" label={t("exhibit.idle.goOn")} act={() => undefined} />
    </div>
  );
}
