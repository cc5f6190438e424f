import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import {
  ACCOUNT_MESSAGES,
  AppError,
  type Login,
  type PasswordChange,
  PasswordChangeSchema,
  type SessionUser,
} from '@tdt/contracts';
import { readEmail } from '../email-address.ts';
import type { Passwords } from '../users/passwords.ts';
import type { SuperAdminsRepository } from '../users/super-admins.repository.ts';
import type { Credentials, UsersRepository } from '../users/users.repository.ts';
import type { SessionDocument } from './session.model.ts';
import type { SessionsRepository } from './sessions.repository.ts';

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

const HOUR_MS = 3_600_000;
const IDLE_MS = 8 * HOUR_MS;
const LIFE_MS = 24 * HOUR_MS;
/** Sessions of one account; a further one ends the oldest. */
const SESSIONS_MAX = 20;
/** A use is noted only if the last noted one is older: a page makes many requests in a second. */
const NOTE_INTERVAL_MS = 60_000;

const ENDED: FoundSession = { kind: 'ended' };

interface Dependencies {
  repository: SessionsRepository;
  users: Pick<UsersRepository, 'credentials' | 'holder' | 'rehash' | 'setPassword'>;
  superAdmins: Pick<SuperAdminsRepository, 'ids'>;
  passwords: Passwords;
  key: Buffer;
  log: Logger;
  now?: () => Date;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Which accounts are signed in. Sessions are stored, and looked up with their account on every request, so that signing
 * out, a new password, a new role and a removal take effect with the next request, on every server. A session ends 8
 * hours after its last use and 24 hours after it was opened.
 */
export function createSessions(dependencies: Dependencies) {
  const { repository, users, superAdmins, passwords, key, log, now = () => new Date() } = dependencies;

  /** Checks a password whether there is an account or not: the duration must not reveal which. */
  async function verified({ email, password }: Login): Promise<Credentials> {
    const address = readEmail(email);
    const user = address === null ? null : await users.credentials({ email: address });
    const isCorrect = await passwords.isCorrect(password, user?.password ?? passwords.decoy);
    if (user && isCorrect) return user;
    throw new AppError('INVALID_CREDENTIALS', { detail: ACCOUNT_MESSAGES.credentialsWrong });
  }

  /**
   * Signing in is the only moment when a password can be hashed with today's settings. A failure does not prevent it.
   */
  async function renewHash(user: Credentials, password: string): Promise<void> {
    if (!passwords.isOutdated(user.password)) return;
    try {
      await users.rehash(user, await passwords.hash(password));
    } catch (error) {
      log.warn({ err: error, user: user._id }, 'A password could not be hashed anew; retrying at the next sign-in');
    }
  }

  return {
    /** Signs the tokens: derived from the site's secret, for this purpose only. */
    key,

    /**
     * Opens a session. Throws `INVALID_CREDENTIALS`, in the same time whether there is such an account or not, and
     * `TOO_MANY_REQUESTS` when too many passwords are being checked.
     */
    async signIn(login: Login): Promise<OpenedSession> {
      const user = await verified(login);
      await renewHash(user, login.password);
      const at = now();
      await repository.removeExpired(at);
      const session: SessionDocument = {
        _id: randomUUID(),
        user_id: user._id,
        epoch: user.epoch,
        created_at: at,
        used_at: at,
        expires_at: new Date(at.getTime() + LIFE_MS),
      };
      await repository.insert(session);
      await repository.removeOldest(user._id, SESSIONS_MAX);
      const is_super_admin = (await superAdmins.ids()).includes(user._id);
      return {
        id: session._id,
        user: { id: user._id, email: user.email, is_super_admin },
        expiresAt: session.expires_at,
      };
    },

    /** Looks up a session by its id, which may be any text, and notes that it was used, unless this is no use of it. */
    async find(id: string, { isUse = true }: { isUse?: boolean } = {}): Promise<FoundSession> {
      const session = await repository.find(id);
      const at = now();
      if (!session || hasEnded(session, at)) return ENDED;
      const [user, ids] = await Promise.all([users.holder(session.user_id), superAdmins.ids()]);
      if (!user) return { kind: 'not-admin' };
      if (user.epoch !== session.epoch) return ENDED;
      if (isUse && at.getTime() - session.used_at.getTime() >= NOTE_INTERVAL_MS) await repository.touch(session, at);
      const { user_id } = session;
      return { kind: 'open', user: { id: user_id, email: user.email, is_super_admin: ids.includes(user_id) } };
    },

    /** Ends one session; if it has ended already, changes nothing. */
    end: (id: string): Promise<void> => repository.remove(id),

    /** Ends all sessions of an account and returns how many were stored. Its password stays valid. */
    endAllOf: (userId: string): Promise<number> => repository.removeOf(userId),

    /**
     * Changes the password of the account that asks for it and ends all its sessions. Throws `VALIDATION_FAILED`, at
     * `current_password` when that is wrong, and `NOT_ADMIN` when the account was removed.
     */
    async changePassword(userId: string, change: PasswordChange): Promise<void> {
      const checked = PasswordChangeSchema.safeParse(change);
      if (!checked.success) {
        const errors = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
        throw new AppError('VALIDATION_FAILED', { errors });
      }
      const { current_password, new_password } = checked.data;
      const user = await users.credentials({ _id: userId });
      if (!user) throw new AppError('NOT_ADMIN', { detail: ACCOUNT_MESSAGES.notAdmin });
      if (!(await passwords.isCorrect(current_password, user.password))) throw wrongPassword();
      // If the password was changed meanwhile, the current one is not the one that was checked.
      if (new_password === current_password) throw samePassword();
      const isChanged = await users.setPassword(user, await passwords.hash(new_password));
      if (!isChanged) throw wrongPassword();
    },
  };
}

const hasEnded = ({ used_at, expires_at }: SessionDocument, at: Date): boolean =>
  at >= expires_at || at.getTime() - used_at.getTime() >= IDLE_MS;

const wrongPassword = (): AppError =>
  new AppError('VALIDATION_FAILED', {
    errors: [{ path: 'current_password', message: ACCOUNT_MESSAGES.passwordWrong }],
  });

const samePassword = (): AppError =>
  new AppError('VALIDATION_FAILED', { errors: [{ path: 'new_password', message: ACCOUNT_MESSAGES.passwordSame }] });
