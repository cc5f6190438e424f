import type { CallResult } from '@tdt/admin-api/host';
import type { Problem } from '@tdt/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ask } from './check-session.ts';
import { signIn } from './sign-in.ts';

const USER = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'aide@exemple.fr', is_super_admin: false };
const IN = { data: { user: USER } };
const LOGIN = 'POST /api/auth/login';
const SESSION = 'GET /api/auth/session';
const LOGOUT = 'POST /api/auth/logout';

function failed(status: number | 'offline' | 'late', code?: Problem['code'], retryAfter: number | null = null) {
  const problem = code ? ({ code, status, detail: 'x' } as Problem) : null;
  return { error: { status, problem, retryAfter } };
}

/** Signs in against a server that answers like this. */
async function attempt(answers: { login?: object; session?: object }) {
  const calls: string[] = [];
  const ask = (async ({ url, method = 'GET' }) => {
    calls.push(`${method} ${url}`);
    if (url.endsWith('login')) return answers.login ?? IN;
    return url.endsWith('session') ? (answers.session ?? IN) : { data: null };
  }) as Ask as (...args: Parameters<Ask>) => Promise<CallResult<never>>;
  const outcome = await signIn(ask, { email: USER.email, password: 'tour de table 1' });
  return { outcome, calls };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('takes the user from the session that it reads back', async () => {
  const stored = { ...USER, is_super_admin: true };
  const { outcome, calls } = await attempt({ session: { data: { user: stored } } });
  expect(outcome).toEqual({ kind: 'signed-in', user: stored });
  expect(calls).toEqual([LOGIN, SESSION]);
});

it.each([
  [failed(401, 'INVALID_CREDENTIALS'), { kind: 'refused' }],
  [failed(422, 'VALIDATION_FAILED'), { kind: 'refused' }],
  [failed(429, 'TOO_MANY_REQUESTS', 300), { kind: 'waiting', seconds: 300 }],
  [failed(429), { kind: 'waiting', seconds: 60 }],
  [failed(403, 'NOT_ADMIN'), { kind: 'not-admin' }],
  [failed(500, 'INTERNAL'), { kind: 'failed', failure: failed(500, 'INTERNAL').error }],
  [failed(403, 'ORIGIN_REFUSED'), { kind: 'failed', failure: failed(403, 'ORIGIN_REFUSED').error }],
  [failed('offline'), { kind: 'failed', failure: failed('offline').error }],
  [failed('late'), { kind: 'failed', failure: failed('late').error }],
])('stops when the server refuses: %j', async (login, expected) => {
  const { outcome, calls } = await attempt({ login });
  expect(outcome).toEqual(expected);
  expect(calls).toEqual([LOGIN]);
});

it('is unverified if the session cannot be read back', async () => {
  for (const session of [failed('offline'), failed('late'), failed(503, 'NOT_READY')]) {
    expect((await attempt({ session })).outcome).toEqual({ kind: 'unverified', failure: session.error });
  }
});

it('reports nobody if the browser kept no session', async () => {
  expect((await attempt({ session: { data: { user: null } } })).outcome).toEqual({ kind: 'nobody' });
});

it('signs accounts without access or with an incomplete profile out again', async () => {
  const refused = await attempt({ session: failed(403, 'NOT_ADMIN') });
  expect(refused).toEqual({ outcome: { kind: 'not-admin' }, calls: [LOGIN, SESSION, LOGOUT] });
  for (const user of [{ id: USER.id, email: USER.email }, {}, undefined]) {
    const { outcome, calls } = await attempt({ session: { data: { user } } });
    expect([outcome.kind, calls.at(-1)]).toEqual(['no-profile', LOGOUT]);
  }
});
