import { useSession } from '@tdt/admin/api/host';
import { ScreenLanguage } from '@tdt/admin/kit';
import { PAGES } from '@tdt/contracts/plain';
import { useLocation, useSite } from '@tdt/platform';
import { Navigate } from '@tdt/platform/admin';
import { Icon, icons, stack } from '@tdt/ui';
import { GlobeMark } from '../../layout/globe-mark.tsx';
import { useDocumentTitle } from '../layout/use-navigation.ts';
import { destinationOf } from '../session/origin-path.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';

/** /admin/login. Redirects users who are signed in, here or in another tab, to the screen that they wanted. */
export function LoginScreen() {
  const session = useSession();
  const { search } = useLocation();
  const { name, tagline } = useSite();
  useDocumentTitle('Admin Login', 'en');
  if (session.status === 'authenticated') return <Navigate to={destinationOf(search)} replace />;
  return (
    <div className={styles.login}>
      <header className={stack(3, styles.band)}>
        <GlobeMark className={styles.globe} />
        <p className={styles.brand}>
          <GlobeMark />
          <span>{name}</span>
        </p>
        <p className={styles.tagline}>{tagline}</p>
      </header>
      <main className={styles.main}>
        <ScreenLanguage lang="en">
          <div className={stack(5, styles.card)}>
            <h1 className={styles.title}>Admin Login</h1>
            <LoginForm />
          </div>
          <a href={PAGES.home} className={styles.back}>
            <Icon path={icons.arrowLeft} />
            Back to the site
          </a>
        </ScreenLanguage>
      </main>
    </div>
  );
}
