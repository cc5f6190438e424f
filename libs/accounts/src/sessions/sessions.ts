import type { Login, PasswordChange, SessionUser } from '@tdt/contracts';

/** A session that was opened just now. */
export interface OpenedSession {
  /** UUID: the only content of the cookie's token. */
  id: string;
  user: SessionUser;
  /** When it ends at the latest, even if it is in use. */
  expiresAt: Date;
}

/**
 * The state of a session at this moment. `ended`: signed out, timed out, or the password was changed. `not-admin`: the
 * session is valid, but its account was removed.
 */
export type FoundSession = { kind: 'open'; user: SessionUser } | { kind: 'ended' } | { kind: 'not-admin' };

/**
 * Which accounts are signed in. Sessions are stored, and looked up with their account on every request, so that signing
 * out, a new password, a new role and a removal take effect with the next request, on every server. A session ends 8
 * hours after its last use and 24 hours after it was opened.
 */
export interface Sessions {
  /**
   * Opens a session. Throws `INVALID_CREDENTIALS`, in the same time whether there is such an account or not, and
   * `TOO_MANY_REQUESTS` when too many passwords are being checked.
   */
  signIn(login: Login): Promise<OpenedSession>;
  /** Looks up a session by its id, which may be any text, and notes that it was used. */
  find(id: string): Promise<FoundSession>;
  /** Ends one session; if it has ended already, changes nothing. */
  end(id: string): Promise<void>;
  /** Ends all sessions of an account and answers how many were stored. Its password stays valid. */
  endAllOf(userId: string): Promise<number>;
  /**
   * Changes the password of the account that asks for it and ends all its sessions. Throws `VALIDATION_FAILED`, at
   * `current_password` when that is wrong, and `NOT_ADMIN` when the account was removed.
   */
  changePassword(userId: string, change: PasswordChange): Promise<void>;
  /** Signs the tokens: derived from the site's secret, for this purpose only. */
  readonly key: Buffer;
}
