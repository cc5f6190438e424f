import { Readable } from 'node:stream';
import type { Problem } from '@tdt/contracts';
import { createOutageLog } from '@tdt/telemetry';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';

const LOST = { name: 'MongoNetworkError', message: 'connection 7 to db:27017 closed' };

/** A server whose one route throws this error, or streams pieces until it does. */
function failing(fields: object, pieces?: readonly string[]) {
  const app = Fastify();
  handleErrors(app, createOutageLog({ warn() {} }));
  const error = Object.assign(new Error('x'), fields);
  async function* response() {
    yield* pieces ?? [];
    throw error;
  }
  app.get('/', (_request, reply) => {
    if (pieces) return reply.send(Readable.from(response()));
    throw error;
  });
  return app;
}

it.each([
  ['a database that is away', LOST, 503, 'NOT_READY', '5'],
  ['a database without room', { name: 'MongoServerError', code: 14_031 }, 507, 'STORAGE_FULL', undefined],
  ['a disk that is full', { code: 'ENOSPC' }, 507, 'STORAGE_FULL', undefined],
  ['a folder of another user', { code: 'EACCES' }, 503, 'NOT_READY', '5'],
  [
    'a client that hangs up while its body arrives',
    { code: 'ECONNRESET', statusCode: 400 },
    400,
    'MALFORMED',
    undefined,
  ],
  ['a bug', { name: 'TypeError' }, 500, 'INTERNAL', undefined],
])('%s becomes a problem', async (_what, fields, status, code, wait) => {
  const response = await failing(fields).inject('/');
  expect(response.json<Problem>()).toMatchObject({ status, code });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([status, wait]);
});

it('sends a problem, too, when the first read of a stream fails', async () => {
  const response = await failing(LOST, []).inject('/');
  expect([response.statusCode, response.json<Problem>().code]).toEqual([503, 'NOT_READY']);
});

it('cuts off a stream that fails later: what was sent is not the whole', async () => {
  await expect(failing(LOST, ['a;b\n']).inject('/')).rejects.toThrow();
});
