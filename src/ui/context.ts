/** How components reach the page's state. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Actions } from "./actions.ts";
import type { Model } from "./model.ts";

export interface App extends Model {
  readonly actions: Actions;
}

export const AppContext = createContext<App | null>(null);

/** @throws outside of the page. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error("A component stands outside of the page.");
  return app;
}
