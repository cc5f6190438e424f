import type { SessionUser } from '@tdt/contracts';
import { useSelector } from 'react-redux';
import type { AdminState } from '../store.ts';
import type { SessionState } from './session-slice.ts';

export function useSession(): SessionState {
  return useSelector((state: AdminState) => state.session);
}

/** Who is signed in; only screens behind the guard may ask. */
export function useCurrentUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'authenticated') throw new Error('useCurrentUser needs the guard around it.');
  return session.user;
}
