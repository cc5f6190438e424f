import type { CallResult } from '@tdt/admin/api/host';
import type { Problem } from '@tdt/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Ask, checkSession } from './check-session.ts';

const USER = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'aide@exemple.fr', is_super_admin: false };

function failed(status: number | 'offline', code?: Problem['code']): CallResult<never> {
  const problem = code && ({ code, status, detail: 'x' } as Problem);
  return { error: { status, problem: problem ?? null, retryAfter: null } };
}

/** Checks the session against a server that responds like this. */
const check = (response: CallResult<unknown>) =>
  checkSession((async () => response) as Ask, new AbortController().signal);

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockReset().mockImplementation(() => {}));

it('recognises an account that has lost its access', async () => {
  expect(await check(failed(403, 'NOT_ADMIN'))).toEqual({ reason: 'not-admin' });
});

it.each([
  ['no response', failed('offline')],
  ['a fault of the server', failed(500, 'INTERNAL')],
  ['too many requests', failed(429, 'TOO_MANY_REQUESTS')],
  ['a profile without a role', { data: { user: { id: USER.id, email: USER.email } } }],
  ['a profile without an address', { data: { user: { id: USER.id, is_super_admin: true } } }],
  ['something else', { data: [] }],
])('refuses to let the user in after %s', async (_name, response) => {
  expect(await check(response as CallResult<unknown>)).toEqual({ reason: 'error' });
  expect(error.mock.calls[0]?.[0]).toBe('Failed to check authentication');
});

it('logs no failure of a check that was aborted', async () => {
  const given = new AbortController();
  const ask = (async () => {
    given.abort();
    return failed('offline');
  }) as Ask;
  await checkSession(ask, given.signal);
  expect(error).not.toHaveBeenCalled();
});
