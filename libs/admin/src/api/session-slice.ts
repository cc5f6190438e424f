import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@tdt/contracts';

/**
 * Why the user is signed out. `required`: there is no session, or it has expired; `error`, `late`: the check failed or
 * timed out; `not-admin`: the account lost its access; `left`: the user signed out in this tab; `password-changed`: the
 * user changed the password.
 */
export type SignedOutReason = 'required' | 'error' | 'late' | 'not-admin' | 'left' | 'password-changed';

/** Result of a session check. */
export type CheckOutcome = { user: SessionUser } | { reason: Exclude<SignedOutReason, 'left' | 'password-changed'> };

export type SessionState =
  | { status: 'unverified' }
  | { status: 'verifying' }
  | {
      status: 'authenticated';
      user: SessionUser;
      /** The session may have changed: it is checked in the background while the screen stays. */
      needsRecheck: boolean;
      /** The password was changed: the user is about to be signed out, and nothing else is reported. */
      isLeaving: boolean;
    }
  /** The session has ended. The screen stays until the user signs in again, or is signed out. */
  | { status: 'expired'; user: SessionUser; needsRecheck: boolean }
  | { status: 'signed-out'; reason: SignedOutReason };

const authenticated = (user: SessionUser): SessionState => ({
  status: 'authenticated',
  user,
  needsRecheck: false,
  isLeaving: false,
});
const expired = (user: SessionUser): SessionState => ({ status: 'expired', user, needsRecheck: false });
const out = (reason: SignedOutReason): SessionState => ({ status: 'signed-out', reason });

/** The session as a machine of five states. The server's responses move it, in every tab. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unverified' } as SessionState,
  reducers: {
    checkStarted: (state): SessionState => (state.status === 'unverified' ? { status: 'verifying' } : state),

    checked(state, { payload }: PayloadAction<CheckOutcome>): SessionState {
      if (state.status === 'signed-out') return state;
      const isInside = state.status === 'authenticated';
      if (isInside && state.isLeaving) return state;
      if ('user' in payload) return authenticated(payload.user);
      const { reason } = payload;
      if (state.status === 'expired') return reason === 'not-admin' ? out(reason) : expired(state.user);
      if (isInside && reason === 'required') return expired(state.user);
      // Signed-in users stay while the network is away: what they have typed is worth more than the check.
      if (isInside && (reason === 'error' || reason === 'late')) return authenticated(state.user);
      return out(reason);
    },

    /** The session may have changed, for example in another tab. */
    recheckSession(state): SessionState {
      if (state.status === 'signed-out') return { status: 'unverified' };
      if (state.status === 'expired') return { ...state, needsRecheck: true };
      if (state.status !== 'authenticated' || state.isLeaving) return state;
      return { ...state, needsRecheck: true };
    },

    /** The server refused a call because of the session. Before sign-in, the check or the login form reports that. */
    refused(state, { payload: reason }: PayloadAction<'required' | 'not-admin'>): SessionState {
      if (state.status === 'expired') return reason === 'not-admin' ? out(reason) : state;
      if (state.status !== 'authenticated' || state.isLeaving) return state;
      return reason === 'required' ? expired(state.user) : out(reason);
    },

    signedIn: (_state, { payload: user }: PayloadAction<SessionUser>): SessionState => authenticated(user),

    passwordChanged: (state): SessionState =>
      state.status === 'authenticated' ? { ...state, isLeaving: true } : state,

    signedOut: (state, { payload: reason }: PayloadAction<SignedOutReason>): SessionState =>
      state.status === 'signed-out' ? state : out(reason),
  },
});

export const { checked, checkStarted, passwordChanged, recheckSession, refused, signedIn, signedOut } =
  sessionSlice.actions;
