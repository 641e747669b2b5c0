/** What another room of the program puts into a dialog, as soon as it has been fetched. */
import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useApp } from "../context.ts";

export function Fetched({ fetch }: { readonly fetch: () => Promise<FunctionComponent> }): JSX.Element | null {
  const { ports } = useApp();
  const [Shown, setShown] = useState<FunctionComponent | null>(null);
  useEffect(() => {
    fetch().then((fetched) => setShown(() => fetched), ports.missed);
  }, []);
  return Shown && <Shown />;
}
