import { Button, Dialog, ScreenLanguage } from '@tdt/admin/kit';
import { useLocation } from '@tdt/platform';
import { titleOf } from '../layout/screens.ts';
import { LoginForm } from '../login/login-form.tsx';
import { LOGIN_TEXTS } from '../login/login-messages.ts';
import { useSessionKeeper } from './session-keeper.ts';
import styles from './sign-in-again.module.css';

/** The login above a screen with unsaved changes whose session has expired, in the language of that screen. */
export function SignInAgain({ email }: { email: string }) {
  const keeper = useSessionKeeper();
  const { lang } = titleOf(useLocation().pathname);
  const { title, reason, leave } = LOGIN_TEXTS[lang].expired;
  return (
    <ScreenLanguage lang={lang}>
      <Dialog
        title={title}
        // Without a session the screen can save nothing.
        onClose={() => {}}
        actions={<Button onClick={keeper.leaveExpired}>{leave}</Button>}
      >
        <p className={styles.reason}>{reason}</p>
        <LoginForm email={email} lang={lang} />
      </Dialog>
    </ScreenLanguage>
  );
}
