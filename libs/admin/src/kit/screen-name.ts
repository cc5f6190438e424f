import { createContext, useContext, useEffect } from 'react';

/** How a screen tells its frame what it shows; the frame provides it. */
export const ScreenName = createContext<(name: string) => void>(() => {});

/** Names what the screen edits, in the header and in the tab of the browser: an editor has several open. */
export function useScreenName(name: string): void {
  const show = useContext(ScreenName);
  useEffect(() => {
    show(name);
    return () => show('');
  }, [show, name]);
}
