import { Button, Dialog, ScreenLanguage } from '@tdt/admin/kit';
import { LoginForm } from '../login/login-form.tsx';
import { useSessionKeeper } from './session-keeper.ts';
import styles from './sign-in-again.module.css';

/** The login above a screen with unsaved changes whose session has expired. The screen continues after the sign-in. */
export function SignInAgain({ email }: { email: string }) {
  const keeper = useSessionKeeper();
  return (
    <ScreenLanguage lang="en">
      <Dialog
        title="Your session has expired"
        // Without a session the screen can save nothing.
        onClose={() => {}}
        actions={<Button onClick={keeper.leaveExpired}>Leave this page</Button>}
      >
        <p className={styles.reason}>Sign in to continue: nothing that you typed is lost.</p>
        <LoginForm email={email} />
      </Dialog>
    </ScreenLanguage>
  );
}
