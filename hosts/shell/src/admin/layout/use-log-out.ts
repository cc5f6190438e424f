import { useToasts } from '@tdt/platform';
import { useState } from 'react';
import { useSessionKeeper } from '../session/session-context.ts';
import { SESSION_TOPIC } from '../session/session-toasts.ts';

interface LogOut {
  isLeaving: boolean;
  /** Something is unsaved: whether to lose it is to be answered. */
  isAsking: boolean;
  /** Signs out, or asks first. @returns whether it asks */
  begin: () => boolean;
  signOut: () => Promise<void>;
  stay: () => void;
}

/** The way out. It asks first when a form holds something unsaved: signing out takes every screen away. */
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
    const isUnsaved = isSomethingUnsaved();
    if (isUnsaved) setAsking(true);
    else void signOut();
    return isUnsaved;
  };
  return { isLeaving, isAsking, begin, signOut, stay: () => setAsking(false) };
}

/** Asks whoever would hold the browser back from closing the tab: forms do, see `useUnsavedWarning` of the kit. */
const isSomethingUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
