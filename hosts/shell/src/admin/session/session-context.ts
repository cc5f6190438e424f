import { createContext, useContext } from 'react';
import type { SessionKeeper } from './session-keeper.ts';

/** Filled by `AdminRoot`. */
export const SessionContext = createContext<SessionKeeper | null>(null);

/** What a screen of the shell may do about the session: sign in, sign out, leave after a change of the password. */
export function useSessionKeeper(): SessionKeeper {
  const keeper = useContext(SessionContext);
  if (!keeper) throw new Error('useSessionKeeper needs AdminRoot around it.');
  return keeper;
}
