import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@tdt/contracts';

/**
 * Why nobody is signed in: nobody was, or the session ran out (`required`); the check failed (`error`) or took too long
 * (`late`); the account may not enter any more (`not-admin`); one went oneself (`left`), also in another tab; one's
 * password was changed (`password-changed`).
 */
export type SignedOutReason = 'required' | 'error' | 'late' | 'not-admin' | 'left' | 'password-changed';

/** What a check of the session found. */
export type CheckOutcome = { user: SessionUser } | { reason: Exclude<SignedOutReason, 'left' | 'password-changed'> };

export type SessionState =
  | { status: 'unverified' }
  | { status: 'verifying' }
  | {
      status: 'authenticated';
      user: SessionUser;
      /** Something suggests that it may not be so any more: it is to be checked, while the screen stays. */
      isDoubted: boolean;
      /** The password was changed: one is about to be signed out, and nothing else is to be said about it. */
      isLeaving: boolean;
    }
  | { status: 'signed-out'; reason: SignedOutReason };

const entered = (user: SessionUser): SessionState => ({
  status: 'authenticated',
  user,
  isDoubted: false,
  isLeaving: false,
});
const out = (reason: SignedOutReason): SessionState => ({ status: 'signed-out', reason });

/** Who is signed in, as a machine of four states. What makes it move are the answers of the server, in every tab. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unverified' } as SessionState,
  reducers: {
    checkStarted: (state): SessionState => (state.status === 'unverified' ? { status: 'verifying' } : state),

    checked(state, { payload }: PayloadAction<CheckOutcome>): SessionState {
      if (state.status === 'signed-out') return state;
      const isInside = state.status === 'authenticated';
      if (isInside && state.isLeaving) return state;
      if ('user' in payload) return entered(payload.user);
      // Whoever is inside stays there while the network is away: what he has typed is worth more than a doubt.
      if (isInside && (payload.reason === 'error' || payload.reason === 'late')) return entered(state.user);
      return out(payload.reason);
    },

    /** Somebody may have come or gone: in another tab, or while this one was not looked at. */
    doubted(state): SessionState {
      if (state.status === 'signed-out') return { status: 'unverified' };
      if (state.status !== 'authenticated' || state.isLeaving) return state;
      return { ...state, isDoubted: true };
    },

    /** A call was refused because of the session. Before one is inside, the check or the form tells it. */
    refused(state, { payload: reason }: PayloadAction<'required' | 'not-admin'>): SessionState {
      return state.status === 'authenticated' && !state.isLeaving ? out(reason) : state;
    },

    signedIn: (_state, { payload: user }: PayloadAction<SessionUser>): SessionState => entered(user),

    passwordChanged: (state): SessionState =>
      state.status === 'authenticated' ? { ...state, isLeaving: true } : state,

    signedOut: (state, { payload: reason }: PayloadAction<SignedOutReason>): SessionState =>
      state.status === 'signed-out' ? state : out(reason),
  },
});

export const { checked, checkStarted, doubted, passwordChanged, refused, signedIn, signedOut } = sessionSlice.actions;
