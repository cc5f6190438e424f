import { Button, Dialog, useReference } from '@tdt/admin/kit';
import { useLocation, useToasts, useWhenOnline } from '@tdt/platform';
import { useState } from 'react';
import { useSessionKeeper } from '../session/session-keeper.ts';
import { SESSION_TOPIC } from '../session/session-toasts.ts';
import { hasUnsaved } from '../session/unsaved.ts';
import { useFrame } from './frame-texts.ts';

interface LogOut {
  isLeaving: boolean;
  /** Something is unsaved: the user has to choose whether to lose it. */
  isAsking: boolean;
  /** Signs out, or asks first. @returns whether it asks */
  begin: () => boolean;
  signOut: () => Promise<void>;
  stay: () => void;
}

/**
 * Signs out. Asks first if a form has unsaved changes, because signing out removes every screen. A logout that failed
 * is tried again when the network is back, unless the user has gone to another screen.
 */
export function useLogOut(): LogOut {
  const keeper = useSessionKeeper();
  const toasts = useToasts();
  const reference = useReference();
  const { pathname } = useLocation();
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const signOut = async () => {
    setAsking(false);
    setLeaving(true);
    const failure = await keeper.signOut();
    setLeaving(false);
    setFailedAt(failure && pathname);
    toasts.show({
      topic: SESSION_TOPIC,
      ...(failure
        ? { kind: 'error', title: 'Logout failed', ...reference(failure) }
        : { kind: 'success', title: 'Logged out' }),
    });
  };
  const begin = () => {
    const mustAsk = hasUnsaved();
    if (mustAsk) setAsking(true);
    else void signOut();
    return mustAsk;
  };
  useWhenOnline(failedAt === pathname ? begin : null);
  return { isLeaving, isAsking, begin, signOut, stay: () => setAsking(false) };
}

interface LogOutDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a logout loses unsaved changes. */
export function LogOutDialog({ onStay, onLeave }: LogOutDialogProps) {
  const { texts } = useFrame();
  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{texts.stay}</Button>
          <Button type="primary" danger onClick={onLeave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      {texts.leaveText}
    </Dialog>
  );
}
