import { deriveKey, type Logger } from '@tdt/config';
import type { Leases } from '@tdt/database';
import type { Connection } from 'mongoose';
import { createAuditRepository } from './audit/audit.repository.ts';
import { createAuditLog } from './audit/audit.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';
import { createSessions } from './sessions/sessions.ts';
import { createPasswords, type Passwords } from './users/passwords.ts';
import { createSuperAdminsRepository } from './users/super-admins.repository.ts';
import { createUsersRepository } from './users/users.repository.ts';
import { createUsers } from './users/users.ts';
import { createViewsRepository } from './views/views.repository.ts';
import { createViews } from './views/views.ts';

interface Dependencies {
  connection: Connection;
  /** The secret of the site. */
  secret: Buffer;
  leases: Leases;
  log: Logger;
  passwords?: Passwords;
  now?: () => Date;
}

/** The back office's accounts: which there are, which are signed in, and what was done with them. */
export function openAccounts({ connection, secret, leases, log, passwords = createPasswords(), now }: Dependencies) {
  const users = createUsersRepository(connection);
  const superAdmins = createSuperAdminsRepository(connection);
  const views = createViewsRepository(connection);
  const shared = { superAdmins, passwords, log, ...(now && { now }) };
  return {
    users: createUsers({ ...shared, repository: users, views, leases }),
    sessions: createSessions({
      ...shared,
      repository: createSessionsRepository(connection),
      users,
      key: deriveKey(secret, 'session tokens'),
    }),
    views: createViews({ ...shared, views }),
    audit: createAuditLog({ ...shared, repository: createAuditRepository(connection) }),
  };
}
