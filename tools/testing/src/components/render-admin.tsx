import { createAdminStore, StoreProvider, signedIn, useSession } from '@tdt/admin/api/host';
import type { SessionUser } from '@tdt/contracts';
import type { RouteObject } from '@tdt/platform';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type RenderRemoteOptions, renderRemote } from './render-remote.tsx';
import type { ApiTable } from './stub-api.ts';

export interface AdminRemoteOptions extends Omit<RenderRemoteOptions, 'wrapper' | 'background'> {
  /** The signed-in user. Default: a super admin. */
  user?: SessionUser;
}

export const SUPER_ADMIN: SessionUser = {
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11',
  email: 'patronne@exemple.fr',
  is_super_admin: true,
};

/** What screens ask of their own accord: there are no other editors, and nothing is noted or saved. */
const ALONE: ApiTable = {
  'POST /api/admin/presence': { others: [], saved: null },
  'DELETE /api/admin/presence': null,
  '/api/admin/notes': { items: [] },
  '/api/admin/views': { items: [] },
};

/**
 * Renders the routes of a remote of the back office as the shell does: signed in, with a store of its own. When the
 * session expires the screen stays, as over unsaved changes; `signIn` resumes.
 */
export function renderAdminRemote(routes: RouteObject[], options: AdminRemoteOptions = {}) {
  const { user: account = SUPER_ADMIN, ...rest } = options;
  const store = createAdminStore();
  const signIn = () => act(() => store.dispatch(signedIn(account)));
  signIn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>
      <Guard>{children}</Guard>
    </StoreProvider>
  );
  return { ...renderRemote(routes, { ...rest, wrapper, background: ALONE }), signIn };
}

function Guard({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return (
    <>
      {(status === 'authenticated' || status === 'expired') && children}
      {status !== 'authenticated' && <p>Signed out</p>}
    </>
  );
}
