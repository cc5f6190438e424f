import { expect, test } from 'vitest';
import { requestIdOf } from './request-id.ts';

const problem = (status: number) => ({ status, request_id: 'req-7' });

test.each<[string, unknown, string | null]>([
  ['a problem of the server', problem(500), 'req-7'],
  ['what a loader has thrown', { data: problem(503), init: { status: 503 } }, 'req-7'],
  ['a failed call of the back office', { status: 500, problem: problem(500) }, 'req-7'],
  ['a refusal', problem(422), null],
  ['a response of a proxy', { data: '<h1>Bad gateway</h1>', init: { status: 502 } }, null],
  ['no response', { status: 'offline', problem: null }, null],
  ['an exception', new TypeError('Failed to fetch'), null],
  ['nothing', null, null],
])('reads the id of the request from %s', (_what, failure, id) => {
  expect(requestIdOf(failure)).toBe(id);
});
