import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ENGLISH, flat } from "../i18n/files.ts";
import { strays } from "./strays.ts";
import { unused } from "./used.ts";

const PROJECT = resolve(import.meta.dirname, "../..");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "strays-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}

test("the words of the page come from the language files alone", () => {
  const { modules, elements, strays: found } = strays(PROJECT);
  expect(found).toEqual([]);
  expect(modules).toBeGreaterThan(60);
  expect(elements).toBeGreaterThan(300);
});

test.each([
  ["text", "<p>Hello</p>"],
  ["text beside a gap", "<p>{count} seeds</p>"],
  ["text in another script", "<p>ሰላም</p>"],
  ["a text in braces", '<p>{"Hello"}</p>'],
  ["a text that is chosen", '<p>{open ? "Open" : t("close")}</p>'],
  ["a text under a condition", '<p>{open && "Open"}</p>'],
  ["a text around a gap", `<p>{\`\${count} seeds\`}</p>`],
  ["a text in a fragment", "<><p />Hello</>"],
  ["a spoken name", '<button aria-label="Close" />'],
  ["a spoken name in braces", '<button aria-label={"Close"} />'],
  ["a tooltip that is put together", '<button title={t("close") + " (Esc)"} />'],
  ["a placeholder", '<input placeholder="Name" />'],
  ["a spoken value", `<input aria-valuetext={\`move \${count}\`} />`],
  ["a label of a component", '<Labelled label="Play" />'],
])("finds %s", (_, jsx) => {
  plant("src/learn/bad.tsx", `export const Bad = ({ t, open, count }: Props) => ${jsx};\n`);
  const found = strays(root).strays;
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("src/learn/bad.tsx: ");
});

test("keeps quiet about what is no word, and about texts of the language files", () => {
  plant(
    "src/ui/good.tsx",
    `export const Good = ({ t, kind, count, at }: Props) => (
      <section class="board" aria-label={t("board.name")} dir="ltr">
        <p title={kind === "wide" ? t("a") : t("b")}>{t(kind === "wide" ? "wide" : "upright")}: {count} – {\`“\${at}”\`}</p>
        {kind === "wide" ? <Icon name="play" /> : null}
        <img alt="" src="board.webp" />
        <code>{\`\${kind}.json\`}</code>
      </section>
    );\n`,
  );
  expect(strays(root).strays).toEqual([]);
});

test("fails when it has read nothing", () => {
  plant("src/ui/alone.ts", 'export const label = "Close";\n');
  expect(() => strays(root)).toThrow(/no component was read in 1 modules/);
  expect(() => unused(join(root, "none"), [])).toThrow(/no module was read/);
});

test("every text is used", () => {
  const paths = [...flat(ENGLISH).keys()].filter((path) => !path.startsWith("self."));
  expect(unused(PROJECT, paths)).toEqual([]);
});

test("finds a text that nothing uses, and none that is asked for by a part of its path", () => {
  plant(
    "src/ui/good.tsx",
    `t("home.play"); t(\`name.\${side}\`); voiced(words, "turn.sowing", side); t("seeds", { count });
     const sure = "value.exact"; t(\`\${sure}.even\`); t(\`\${dialog}.title\`); t(\`a.\${b}.name\`);\n`,
  );
  const used = [
    "home.play",
    "name.south",
    "turn.sowing.you",
    "turn.sowing.named",
    "seeds_one",
    "seeds_other",
  ];
  const more = ["value.exact.even", "menu.title", "a.goat.name"];
  expect(unused(root, [...used, ...more])).toEqual([]);
  const dead = [
    "home",
    "home.played",
    "play",
    "name.south.more",
    "turn.sowing.it",
    "value.exact.odd",
    "a.name",
  ];
  expect(unused(root, dead)).toEqual(dead);
});

test("the page that is loaded first has no words but the game's name, and says its language", () => {
  const page = readFileSync(join(PROJECT, "index.html"), "utf8");
  expect(page).toMatch(/<html lang="en">/);
  const words = page.replaceAll(/<[^>]*>/g, "").trim();
  expect(words).toBe(flat(ENGLISH).get("title"));
});
