import { api, type CallFailure } from '@tdt/admin/api';
import {
  type AdminStore,
  checked,
  checkStarted,
  passwordChanged,
  recheckSession,
  type SessionState,
  signedIn,
  signedOut,
} from '@tdt/admin/api/host';
import type { Login } from '@tdt/contracts';
import { ADMIN_API, SIGN_OUT_SECONDS } from '@tdt/contracts/plain';
import type { Toast } from '@tdt/platform';
import { createContext, useContext } from 'react';
import { type Ask, checkSession } from './check-session.ts';
import type { SessionChannel, SessionMessage } from './session-channel.ts';
import { GUARD_TOASTS } from './session-toasts.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';

interface KeeperOptions {
  store: AdminStore;
  ask: Ask;
  channel: SessionChannel;
  show: (toast: Toast) => void;
  /** Whether the open screen needs a signed-in user. */
  isGuarded: () => boolean;
  /** Whether the open screen has unsaved changes. */
  hasUnsaved: () => boolean;
  /** Drops what other users have left on this computer: this user has signed in. */
  forgetDraftsBut: (user: string) => void;
  /** Drops unsaved changes: the user has left by choice, or another user has signed in. */
  forgetDrafts: () => void;
}

/** What screens may do about the session. */
interface SessionKeeper {
  /** Starts to watch the session. @returns function that stops it */
  start(): () => void;
  /** Checks again: the session may have changed while the tab was hidden. */
  recheck(): void;
  signIn(credentials: Login): Promise<SignInOutcome>;
  /** Resolves to the failure, `null` if it succeeded. */
  signOut(): Promise<CallFailure | null>;
  /** Leaves a screen whose session has expired: the user signs in on the login's own screen. */
  leaveExpired(): void;
  /** The server has ended every session: signs out after some seconds, so that the toast can be read. */
  leaveAfterPasswordChange(): void;
}

/** `AdminRoot` provides it. */
export const SessionContext = createContext<SessionKeeper | null>(null);

/** The keeper of the session, for screens of the shell. Throws outside `AdminRoot`. */
export function useSessionKeeper(): SessionKeeper {
  const keeper = useContext(SessionContext);
  if (!keeper) throw new Error('useSessionKeeper needs AdminRoot around it.');
  return keeper;
}

/**
 * Reacts to changes of the session: starts checks, shows toasts, empties the store, informs other tabs. `sessionSlice`
 * holds the state; besides this keeper, only refused calls change it.
 */
export function createSessionKeeper({
  store,
  ask,
  channel,
  show,
  isGuarded,
  hasUnsaved,
  forgetDrafts,
  forgetDraftsBut,
}: KeeperOptions): SessionKeeper {
  const { dispatch } = store;
  let known: SessionState = store.getState().session;
  let running: AbortController | undefined;
  /** Id of the user who was signed in last. */
  let last: string | null = null;

  async function check(): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    dispatch(checkStarted());
    const outcome = await checkSession(ask, own.signal);
    if (!own.signal.aborted) dispatch(checked(outcome));
  }

  function onChange(): void {
    const { session } = store.getState();
    const before = known;
    if (session === before) return;
    known = session;
    // A check that still runs began before this change: its outcome is outdated.
    if (session.status !== before.status && session.status !== 'verifying') running?.abort();
    if (userOf(before) !== null && userOf(session) !== userOf(before)) dispatch(api.util.resetApiState());
    if (isChosenEnd(session) || (userOf(session) !== null && last !== null && userOf(session) !== last)) forgetDrafts();
    const user = userOf(session);
    if (user !== null && user !== userOf(before)) forgetDraftsBut(user);
    last = user ?? last;
    // Only a screen with something to lose stays, with a login above it.
    if (session.status === 'expired' && before.status !== 'expired' && !(isGuarded() && hasUnsaved())) {
      return void dispatch(signedOut('required'));
    }
    const toast = session.status === 'signed-out' && isGuarded() ? GUARD_TOASTS[session.reason] : null;
    if (toast) show(toast);
    if (needsCheck(session) && !needsCheck(before)) check();
  }

  function receive(message: SessionMessage): void {
    if (message === 'signed-in') return void dispatch(recheckSession());
    forgetDrafts();
    dispatch(signedOut('required'));
  }

  return {
    start() {
      known = store.getState().session;
      const unsubscribe = store.subscribe(onChange);
      const unlisten = channel.listen(receive);
      if (known.status === 'unverified' || known.status === 'verifying') check();
      return () => {
        unsubscribe();
        unlisten();
        running?.abort();
      };
    },
    recheck: () => void dispatch(recheckSession()),
    async signIn(credentials) {
      const outcome = await signIn(ask, credentials);
      if (outcome.kind !== 'signed-in') return outcome;
      dispatch(signedIn(outcome.user));
      channel.send('signed-in');
      return outcome;
    },
    async signOut() {
      const { error } = await ask({ url: ADMIN_API.logout, method: 'POST' });
      if (error) return error;
      dispatch(signedOut('left'));
      channel.send('signed-out');
      return null;
    },
    leaveExpired: () => void dispatch(signedOut('required')),
    leaveAfterPasswordChange() {
      dispatch(passwordChanged());
      channel.send('signed-out');
      setTimeout(() => dispatch(signedOut('password-changed')), SIGN_OUT_SECONDS * 1000);
    },
  };
}

const userOf = (session: SessionState): string | null => ('user' in session ? session.user.id : null);

const isChosenEnd = (session: SessionState): boolean =>
  session.status === 'signed-out' && (session.reason === 'left' || session.reason === 'password-changed');

const needsCheck = (session: SessionState): boolean =>
  session.status === 'unverified' || ('needsRecheck' in session && session.needsRecheck);
