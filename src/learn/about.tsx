/** About the game, in texts as short as labels in an exhibition. Every statement is one of the sources'. */
import type { JSX } from "preact";
import { useApp } from "../ui/context.ts";
import "./learn.css";

const LABELS = ["played", "names", "recorded", "relatives", "differ", "unknown", "decided"] as const;

/** Printed works, as they name themselves. */
const WORKS = [
  {
    author: "R. Pankhurst",
    title: "Gabata and Related Board Games of Ethiopia and the Horn of Africa",
    place: "Ethiopia Observer 14 (3), 1971",
  },
  {
    author: "R. Davies",
    title: "Some Arab Games and Puzzles",
    place: "Sudan Notes and Records 8, 1925",
  },
];

/** Written beside the page when it is built. */
const LICENCES = "THIRD-PARTY-LICENSES.txt";

export function About(): JSX.Element {
  const { ports, speech } = useApp();
  const { t } = speech.value;
  return (
    <div class="labels">
      {LABELS.map((label) => (
        <section key={label}>
          <h3>{t(`about.${label}.title`)}</h3>
          <p>{t(`about.${label}.text`)}</p>
        </section>
      ))}
      <section>
        <h3>{t("about.sources.title")}</h3>
        <ul>
          {WORKS.map(({ author, title, place }) => (
            <li key={title} lang="en">
              {author}, <cite>{title}</cite>. {place}
            </li>
          ))}
          <li>{t("about.sources.pages")}</li>
          <li>{t("about.sources.overview")}</li>
        </ul>
      </section>
      {/* No link leads out of an exhibit. */}
      {ports.exhibit === null && (
        <section>
          <h3>{t("about.built.title")}</h3>
          <p>
            <a href={LICENCES} target="_blank" rel="noreferrer">
              {t("about.built.licences")}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}
