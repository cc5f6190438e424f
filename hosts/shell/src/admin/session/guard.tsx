import { useSession } from '@tdt/admin/api/host';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { type Elements, useLocation } from '@tdt/platform';
import { Navigate } from '@tdt/platform/admin';
import { Fragment } from 'react';
import styles from './guard.module.css';
import { loginPath } from './origin-path.ts';
import { SignInAgain } from './sign-in-again.tsx';

/**
 * Shows its children to signed-in users only. If a session expires over unsaved changes, they stay below a login. The
 * session keeper shows the reason for a redirect as a toast.
 */
export function Guard({ children }: { children: Elements }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'authenticated':
    case 'expired':
      return (
        <>
          {/* Another user in the same tab gets new screens, without the state of the previous user. */}
          <Fragment key={session.user.id}>{children}</Fragment>
          {session.status === 'expired' && <SignInAgain email={session.user.email} />}
        </>
      );
    case 'signed-out': {
      const isByChoice = session.reason === 'left' || session.reason === 'password-changed';
      return <Navigate to={isByChoice ? ADMIN_PAGES.login : loginPath(`${pathname}${search}${hash}`)} replace />;
    }
    default:
      return <Checking />;
  }
}

/** Shown while the session is checked. */
function Checking() {
  return (
    <main className={styles.checking} aria-busy="true">
      <svg className={styles.flight} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
        <path d="M4 18C34 2 86 2 116 18" />
        <circle cx="4" cy="18" r="3" />
        <circle cx="116" cy="18" r="3" />
      </svg>
      <div role="status">
        <h1 className={styles.words}>Vérification de l'authentification...</h1>
      </div>
    </main>
  );
}
