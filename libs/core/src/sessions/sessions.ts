import type { Login, PasswordChange, SessionUser } from '@tdt/contracts';

/** A session that was opened just now. */
export interface OpenedSession {
  /** UUID: all that the cookie's token is about. */
  id: string;
  user: SessionUser;
  /** When it ends at the latest, whatever is done with it. */
  expiresAt: Date;
}

/**
 * What a session is worth at this moment. `ended`: signed out, timed out, or its password was changed.
 * `not-admin`: the session holds, but the account is gone.
 */
export type FoundSession = { kind: 'open'; user: SessionUser } | { kind: 'ended' } | { kind: 'not-admin' };

/**
 * Who is signed in. Sessions are stored, and looked up with their account on every request: signing out, a change of the
 * password or of the role, and a deletion hold from the next request on, on every server. One ends 8 hours after it was
 * last used and 24 hours after it was opened.
 */
export interface SessionsService {
  /**
   * Opens a session. Throws `INVALID_CREDENTIALS`, in the same time whether there is such an account or not, and
   * `TOO_MANY_REQUESTS` when too many passwords are being checked.
   */
  signIn(login: Login): Promise<OpenedSession>;
  /** Looks a session up by its id, and notes that it was used. Any text may be asked for. */
  find(id: string): Promise<FoundSession>;
  /** Ends one session; one that has ended already changes nothing. */
  end(id: string): Promise<void>;
  /**
   * Changes somebody's own password and ends every session of his. Throws `VALIDATION_FAILED` at `current_password` when
   * that is wrong.
   */
  changePassword(userId: string, change: PasswordChange): Promise<void>;
  /** What tokens are signed with: derived from the site's secret, for this purpose only. */
  readonly key: Buffer;
}
