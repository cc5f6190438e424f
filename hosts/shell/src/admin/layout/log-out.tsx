import { Button, Dialog } from '@tdt/admin-ui';
import { useToasts } from '@tdt/platform';
import { useState } from 'react';
import { useSessionKeeper } from '../session/session-keeper.ts';
import { SESSION_TOPIC } from '../session/session-toasts.ts';

interface LogOut {
  isLeaving: boolean;
  /** Something is unsaved: the user has to choose whether to lose it. */
  isAsking: boolean;
  /** Signs out, or asks first. @returns whether it asks */
  begin: () => boolean;
  signOut: () => Promise<void>;
  stay: () => void;
}

/** Signs out. Asks first if a form has unsaved changes, because signing out removes every screen. */
export function useLogOut(): LogOut {
  const keeper = useSessionKeeper();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const signOut = async () => {
    setAsking(false);
    setLeaving(true);
    const isOut = await keeper.signOut();
    setLeaving(false);
    toasts.show({
      topic: SESSION_TOPIC,
      ...(isOut ? { kind: 'success', title: 'Logged out' } : { kind: 'error', title: 'Logout failed' }),
    });
  };
  const begin = () => {
    const mustAsk = hasUnsavedChanges();
    if (mustAsk) setAsking(true);
    else void signOut();
    return mustAsk;
  };
  return { isLeaving, isAsking, begin, signOut, stay: () => setAsking(false) };
}

/** Asks the forms as the browser does before it closes a tab: `EditForm` of the kit answers. */
const hasUnsavedChanges = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

interface LogOutDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a logout loses unsaved changes. */
export function LogOutDialog({ onStay, onLeave }: LogOutDialogProps) {
  return (
    <Dialog
      title="Log out without saving?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay on this page</Button>
          <Button type="primary" danger onClick={onLeave}>
            Log out without saving
          </Button>
        </>
      }
    >
      What you changed on this page has not been saved.
    </Dialog>
  );
}
