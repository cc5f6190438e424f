import { ACCOUNT_MESSAGES, WELCOME_SECONDS } from '@tdt/contracts/plain';
import type { Toast } from '@tdt/platform';
import type { SignInOutcome } from '../session/sign-in.ts';

const FAILED = 'Login failed';

/** The toast of an attempt to sign in. */
export function toastOf(outcome: SignInOutcome): Toast {
  switch (outcome.kind) {
    case 'signed-in':
      return {
        kind: 'success',
        title: 'Login successful',
        description: `Welcome back, ${outcome.user.email}`,
        seconds: WELCOME_SECONDS,
      };
    case 'refused':
      return { kind: 'error', title: FAILED, description: ACCOUNT_MESSAGES.credentialsWrong };
    case 'waiting':
      return {
        kind: 'error',
        title: FAILED,
        description: `Too many attempts. Please wait ${durationOf(outcome.seconds)}.`,
      };
    case 'elsewhere':
      return { kind: 'error', title: FAILED, description: 'The site is opened under another name than its own' };
    case 'failed':
      return { kind: 'error', title: 'Login error', description: 'An unexpected error occurred' };
    case 'unverified':
      return { kind: 'error', title: FAILED, description: 'Failed to verify admin status' };
    case 'no-profile':
      return { kind: 'error', title: FAILED, description: 'Failed to load admin profile' };
    case 'not-admin':
      return { kind: 'error', title: FAILED, description: ACCOUNT_MESSAGES.notAdmin };
    case 'no-session':
      return { kind: 'error', title: FAILED, description: 'Authentication failed' };
  }
}

/**
 * The message that stays above the form after the toast has gone: what the user can do.
 * @param now when the attempt ended
 */
export function noticeOf(outcome: SignInOutcome, now: Date): string | null {
  switch (outcome.kind) {
    case 'signed-in':
      return null;
    case 'refused':
      return 'Email or password is not correct.';
    case 'waiting':
      return `Signing in is possible again at ${timeAfter(now, outcome.seconds)}.`;
    case 'elsewhere':
      return 'Signing in works at the address of the site only:';
    case 'failed':
    case 'unverified':
      return 'The server cannot be reached, or has a problem. Please try again in a moment.';
    case 'no-profile':
    case 'not-admin':
      return 'This account has no access to the back office. Ask a super admin.';
    case 'no-session':
      return 'Your browser did not keep the session. Please allow cookies for this site.';
  }
}

function durationOf(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Rounded up to the minute, so that the user does not try too early. */
function timeAfter(now: Date, seconds: number): string {
  const minutes = Math.ceil((now.getTime() / 1000 + seconds) / 60);
  return new Date(minutes * 60_000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
