import { configureStore } from '@reduxjs/toolkit';
import type { SessionUser } from '@tdt/contracts';
import { useSelector } from 'react-redux';
import { api } from './api.ts';
import { type SessionState, sessionSlice } from './session-slice.ts';

/** The store of the back office. A document has one. */
export function createAdminStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  });
}

export type AdminStore = ReturnType<typeof createAdminStore>;

export const useSession = (): SessionState => useSelector((state: ReturnType<AdminStore['getState']>) => state.session);

/** The signed-in user, also while a login is open above the screen. Throws outside the guard. */
export function useCurrentUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'authenticated' && session.status !== 'expired')
    throw new Error('useCurrentUser needs the guard around it.');
  return session.user;
}
