import { useSession } from '@tdt/admin-api/host';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useLocation } from '@tdt/platform';
import { Navigate } from '@tdt/platform/admin';
import { Fragment, type ReactNode } from 'react';
import { Checking } from './checking.tsx';
import { loginPath } from './origin-path.ts';

/** Lets nobody see what is behind it who is not signed in. What it says, the keeper of the session shows as a toast. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'authenticated':
      // Somebody else in the same tab finds nothing that the one before has left on a screen.
      return <Fragment key={session.user.id}>{children}</Fragment>;
    case 'signed-out': {
      const isOwnWish = session.reason === 'left' || session.reason === 'password-changed';
      return <Navigate to={isOwnWish ? ADMIN_PAGES.login : loginPath(`${pathname}${search}${hash}`)} replace />;
    }
    default:
      return <Checking />;
  }
}
