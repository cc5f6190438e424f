import { configureStore } from '@reduxjs/toolkit';
import type { SessionUser } from '@tdt/contracts';
import { useSelector } from 'react-redux';
import { api, type CallContext } from './api.ts';
import { type SessionState, sessionSlice } from './session-slice.ts';

/** The store of the back office. A document has one. */
export function createAdminStore() {
  const extraArgument: CallContext = { isSignedInAgain: (signal) => isSignedInAgain(store, signal) };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
    devTools: false,
  });
  return store;
}

export type AdminStore = ReturnType<typeof createAdminStore>;

interface SessionStore {
  getState: () => { session: SessionState };
  subscribe: (onChange: () => void) => () => void;
}

/** See `CallContext`. */
function isSignedInAgain({ getState, subscribe }: SessionStore, signal: AbortSignal): Promise<boolean> {
  const before = getState().session;
  if (before.status !== 'expired') return Promise.resolve(false);
  return new Promise((resolve) => {
    const onChange = () => {
      const { session } = getState();
      if (session.status === 'expired' && !signal.aborted) return;
      unsubscribe();
      signal.removeEventListener('abort', onChange);
      resolve(session.status === 'authenticated' && session.user.id === before.user.id && !signal.aborted);
    };
    const unsubscribe = subscribe(onChange);
    signal.addEventListener('abort', onChange);
  });
}

export const useSession = (): SessionState => useSelector((state: ReturnType<AdminStore['getState']>) => state.session);

/** The signed-in user, also while a login is open above the screen. Throws outside the guard. */
export function useCurrentUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'authenticated' && session.status !== 'expired')
    throw new Error('useCurrentUser needs the guard around it.');
  return session.user;
}
