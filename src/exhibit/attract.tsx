/** The screen that invites: two machines play, and a touch anywhere begins. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { split } from "../engine/rules/split.ts";
import { loadSpeech, type Speech } from "../i18n/language.ts";
import { useApp } from "../ui/context.ts";
import { Control } from "../ui/controls/button.tsx";
import { Status } from "../ui/game/status.tsx";
import { usePictures } from "../ui/home/homeBoard.tsx";
import type { Surround } from "../ui/ports.ts";
import { wordsOf } from "./config.ts";
import { type Place, STAYS } from "./place.ts";
import { Seeds } from "./seeds.tsx";

export function attractSurround(place: Place): Surround {
  return { Top: () => <Sign place={place} />, Bottom: () => <Invitation place={place} />, Side: null };
}

function Sign({ place: { config } }: { readonly place: Place }): JSX.Element {
  const { speech } = useApp();
  const { language, t } = speech.value;
  usePictures(split.row); // Their ground lies under the page too.
  return (
    <header class="sign">
      <div>
        <p class="name">{wordsOf(config.title, language, config) ?? t("title")}</p>
        <p class="text">{wordsOf(config.text, language, config) ?? t("home.lead")}</p>
      </div>
      <Status />
    </header>
  );
}

function Invitation({ place }: { readonly place: Place }): JSX.Element {
  const { speech } = useApp();
  const { halted } = place;
  const { t, language } = speech.value;
  const calls = useCalls(place);
  return (
    <footer class="invitation" data-halted={halted.value}>
      <button type="button" class="call">
        <span class="first">
          <Seeds />
          {t("exhibit.touch")}
        </span>
        <span class="others">
          {calls
            .filter((call) => call.language !== language)
            .map((call) => (
              <span key={call.language} lang={call.language} dir={call.direction}>
                {call.words}
              </span>
            ))}
        </span>
      </button>
      <div class="halt" {...{ [STAYS]: "" }}>
        <Control
          icon={halted.value ? "play" : "pause"}
          label={t(halted.value ? "exhibit.goOn" : "exhibit.halt")}
          act={() => {
            halted.value = !halted.value;
          }}
        />
      </div>
    </footer>
  );
}

interface Call {
  readonly language: string;
  readonly direction: Speech["direction"];
  readonly words: string;
}

/** The invitation in every language on offer, as soon as it has been fetched. */
function useCalls({ config: { languages } }: Place): readonly Call[] {
  const [calls, setCalls] = useState<readonly Call[]>([]);
  useEffect(() => {
    let gone = false;
    const fetched = languages.map((language) => loadSpeech(language).catch(() => null));
    Promise.all(fetched).then((speeches) => {
      if (gone) return;
      const spoken = speeches.filter((speech) => speech !== null);
      setCalls(
        spoken.map(({ language, direction, t }) => ({ language, direction, words: t("exhibit.touch") })),
      );
    });
    return () => {
      gone = true;
    };
  }, [languages]);
  return calls;
}
