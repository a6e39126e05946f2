import { useEffect } from 'react';

/** The document's own title, as it came. */
let own: string | undefined;

/** The title says which screen is open, before whose it is: tabs, a browser's history and screen readers tell screens apart by it (X2). */
export function useScreenTitle(screen: string | undefined): void {
  useEffect(() => {
    own ??= document.title;
    document.title = screen === undefined ? own : `${screen} – ${own}`;
  }, [screen]);
}
