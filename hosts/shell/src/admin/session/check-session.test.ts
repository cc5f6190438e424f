import type { CallResult } from '@tdt/admin-api/host';
import type { Problem } from '@tdt/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Ask, checkSession } from './check-session.ts';

const USER = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'aide@exemple.fr', is_super_admin: false };
const LATE = failed('late');

function failed(status: number | 'offline' | 'late', code?: Problem['code']): CallResult<never> {
  const problem = code && ({ code, status, detail: 'x' } as Problem);
  return { error: { status, problem: problem ?? null, retryAfter: null } };
}

/** Answers one after another; says how long each attempt would have been waited for. */
function script(...answers: CallResult<unknown>[]) {
  const seconds: (number | undefined)[] = [];
  const ask = (async (_call, options) => {
    seconds.push(options?.seconds);
    return answers[seconds.length - 1] ?? LATE;
  }) as Ask;
  return { seconds, check: () => checkSession(ask, new AbortController().signal) };
}

const warn = vi.spyOn(console, 'warn');
const error = vi.spyOn(console, 'error');
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
  error.mockReset().mockImplementation(() => {});
});

it('returns the signed-in user, or that there is none', async () => {
  expect(await script({ data: { user: USER } }).check()).toEqual({ user: USER });
  expect(await script({ data: { user: null } }).check()).toEqual({ reason: 'required' });
});

it('recognises an account that has lost its access', async () => {
  expect(await script(failed(403, 'NOT_ADMIN')).check()).toEqual({ reason: 'not-admin' });
});

it.each([
  ['no answer', failed('offline')],
  ['a fault of the server', failed(500, 'INTERNAL')],
  ['too many requests', failed(429, 'TOO_MANY_REQUESTS')],
  ['a profile without a role', { data: { user: { id: USER.id, email: USER.email } } }],
  ['a profile without an address', { data: { user: { id: USER.id, is_super_admin: true } } }],
  ['something else', { data: [] }],
])('lets nobody in after %s', async (_name, answer) => {
  expect(await script(answer as CallResult<unknown>).check()).toEqual({ reason: 'error' });
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

it('gives an attempt 10 s, then tries once more', async () => {
  const { seconds, check } = script(LATE, { data: { user: USER } });
  expect(await check()).toEqual({ user: USER });
  expect(seconds).toEqual([10, 10]);
  expect(warn.mock.calls).toEqual([['Auth check timeout after 10s']]);
});

it('is late after two attempts', async () => {
  const { seconds, check } = script(LATE, LATE);
  expect(await check()).toEqual({ reason: 'late' });
  expect(seconds).toHaveLength(2);
});
