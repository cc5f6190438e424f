import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach } from 'vitest';
import { type Account, anAccount, asHolder, cookieOf, PASSWORD } from './accounts.ts';
import { appFor, type Fixture, openSeeded } from './test-app.ts';

interface UsersAtWork {
  readonly fixture: Fixture;
  /** Of the present test. */
  readonly app: FastifyInstance;
  /** The super admin who is signed in. */
  readonly boss: Account;
  readonly cookie: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A super admin at work for each test of the file, and what tests of accounts need. */
export function usersAtWork() {
  const work = {} as { -readonly [Key in keyof UsersAtWork]: UsersAtWork[Key] };
  beforeAll(async () => {
    work.fixture = await openSeeded();
    work.boss = await anAccount(work.fixture.application, { isSuper: true });
  });
  beforeEach(async () => {
    work.app = await appFor(work.fixture);
    work.cookie = await cookieOf(work.app, work.boss);
  });
  return {
    work: work as UsersAtWork,
    call: (method: Method, url: string, payload?: object, held = work.cookie) =>
      work.app.inject({ method, url, ...(payload && { payload }), ...asHolder(held) }),
    newUser: (fields = {}) => ({ email: `${randomUUID()}@exemple.fr`, password: PASSWORD, ...fields }),
    stored: (id: string) => work.fixture.application.users.get(id),
  };
}
