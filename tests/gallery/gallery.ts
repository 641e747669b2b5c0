/** Every state of the board side by side, on the page as it is being developed. */
import { openFrame } from "./frame.ts";
import { SHAPES, type Shape, STATES, type State, THEMES, type Theme } from "./states.ts";

/** A browser gives a page about sixteen graphics contexts. */
const MOST = 14;

interface Exhibit {
  readonly state: State;
  readonly window: HTMLElement;
  /** Whether it can be seen. */
  near: boolean;
  /** Closes it. */
  open: AbortController | null;
}

const shown: { theme: Theme; shape: Shape } = { theme: "dark", shape: "wide" };

const exhibits: readonly Exhibit[] = STATES.map((state) => {
  const window = document.createElement("div");
  window.className = "window";
  const caption = document.createElement("figcaption");
  caption.textContent = state.name;
  const figure = document.createElement("figure");
  figure.append(caption, window);
  document.querySelector("main")?.append(figure);
  return { state, window, near: false, open: null };
});

/** Opens what can be seen, as far as there are contexts, and closes what cannot. */
function tend(): void {
  for (const exhibit of exhibits) if (!exhibit.near) close(exhibit);
  for (const exhibit of exhibits) {
    if (exhibits.filter(({ open }) => open !== null).length >= MOST) return;
    if (!exhibit.near || exhibit.open !== null) continue;
    exhibit.open = new AbortController();
    openFrame(exhibit.window, exhibit.state, shown.theme, exhibit.open.signal);
  }
}

function close(exhibit: Exhibit): void {
  exhibit.open?.abort();
  exhibit.open = null;
}

function hangAgain(): void {
  const { width, height } = SHAPES[shown.shape];
  for (const exhibit of exhibits) {
    close(exhibit);
    exhibit.window.style.width = `${width}px`;
    exhibit.window.style.height = `${height}px`;
  }
  tend();
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const exhibit = exhibits.find(({ window }) => window === target);
    if (exhibit !== undefined) exhibit.near = isIntersecting;
  }
  tend();
});

/** One of a few, as radio buttons. */
function offer<T extends string>(options: readonly T[], first: T, choose: (option: T) => void): HTMLElement {
  const set = document.createElement("fieldset");
  for (const option of options) {
    const input = document.createElement("input");
    input.type = "radio";
    input.name = options.join();
    input.checked = option === first;
    input.addEventListener("change", () => {
      choose(option);
      hangAgain();
    });
    const label = document.createElement("label");
    label.append(input, ` ${option}`);
    set.append(label);
  }
  return set;
}

document.querySelector("form")?.append(
  offer(THEMES, shown.theme, (theme) => {
    shown.theme = theme;
  }),
  offer(Object.keys(SHAPES) as Shape[], shown.shape, (shape) => {
    shown.shape = shape;
  }),
);
hangAgain();
for (const { window } of exhibits) observer.observe(window);
