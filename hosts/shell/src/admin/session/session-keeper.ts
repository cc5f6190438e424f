import { api } from '@tdt/admin-api';
import {
  type AdminStore,
  checked,
  checkStarted,
  passwordChanged,
  recheckSession,
  type SessionState,
  signedIn,
  signedOut,
} from '@tdt/admin-api/host';
import type { Login } from '@tdt/contracts';
import { ADMIN_API, SIGN_OUT_SECONDS } from '@tdt/contracts/plain';
import type { Toast } from '@tdt/platform';
import { type Ask, checkSession } from './check-session.ts';
import type { SessionChannel, SessionNews } from './session-channel.ts';
import { GUARD_TOASTS } from './session-toasts.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';

interface KeeperOptions {
  store: AdminStore;
  ask: Ask;
  channel: SessionChannel;
  show: (toast: Toast) => void;
  /** Whether a screen is open that needs somebody signed in. */
  isGuarded: () => boolean;
  /** What is unsaved is for nobody any more: somebody went by choice, or somebody else has come. */
  forgetDrafts: () => void;
}

/** What screens may do about the session. */
export interface SessionKeeper {
  /** Begins to watch. @returns ends it */
  start(): () => void;
  /** Something may have happened while nobody looked. */
  lookAgain(): void;
  signIn(credentials: Login): Promise<SignInOutcome>;
  /** Resolves to whether it worked. */
  signOut(): Promise<boolean>;
  /** The server has ended every session: lets the message be read, then leaves. */
  leaveAfterPasswordChange(): void;
}

/**
 * What the states of the session bring about: checks, messages, an empty store, word to the other tabs. The states
 * themselves are `sessionSlice`; nothing else moves them but refused calls.
 */
export function createSessionKeeper({
  store,
  ask,
  channel,
  show,
  isGuarded,
  forgetDrafts,
}: KeeperOptions): SessionKeeper {
  const { dispatch } = store;
  let known: SessionState = store.getState().session;
  let running: AbortController | undefined;
  /** Who was signed in last. */
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
    // Whatever is asked still was asked before: somebody has come or gone meanwhile.
    if (session.status !== before.status && session.status !== 'verifying') running?.abort();
    if (userOf(before) !== null && userOf(session) !== userOf(before)) dispatch(api.util.resetApiState());
    if (isChosenEnd(session) || (userOf(session) !== null && last !== null && userOf(session) !== last)) forgetDrafts();
    last = userOf(session) ?? last;
    const toast = session.status === 'signed-out' && isGuarded() ? GUARD_TOASTS[session.reason] : null;
    if (toast) show(toast);
    if (needsCheck(session) && !needsCheck(before)) check();
  }

  function hear(news: SessionNews): void {
    if (news === 'signed-in') return void dispatch(recheckSession());
    forgetDrafts();
    dispatch(signedOut('required'));
  }

  return {
    start() {
      known = store.getState().session;
      const unsubscribe = store.subscribe(onChange);
      const unlisten = channel.listen(hear);
      if (known.status === 'unverified' || known.status === 'verifying') check();
      return () => {
        unsubscribe();
        unlisten();
        running?.abort();
      };
    },
    lookAgain: () => void dispatch(recheckSession()),
    async signIn(credentials) {
      const outcome = await signIn(ask, credentials);
      if (outcome.kind !== 'signed-in') return outcome;
      dispatch(signedIn(outcome.user));
      channel.tell('signed-in');
      return outcome;
    },
    async signOut() {
      const { error } = await ask({ url: ADMIN_API.logout, method: 'POST' });
      if (error) return false;
      dispatch(signedOut('left'));
      channel.tell('signed-out');
      return true;
    },
    leaveAfterPasswordChange() {
      dispatch(passwordChanged());
      channel.tell('signed-out');
      setTimeout(() => dispatch(signedOut('password-changed')), SIGN_OUT_SECONDS * 1000);
    },
  };
}

const userOf = (session: SessionState): string | null => (session.status === 'authenticated' ? session.user.id : null);

const isChosenEnd = (session: SessionState): boolean =>
  session.status === 'signed-out' && (session.reason === 'left' || session.reason === 'password-changed');

const needsCheck = (session: SessionState): boolean =>
  session.status === 'unverified' || (session.status === 'authenticated' && session.needsRecheck);
