import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnreachable, translateErrors } from '@tdt/database/failures';
import { silentLog } from '@tdt/database/testing';
import mongoose from 'mongoose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSite } from './open-site.ts';
import { siteEnv, siteSettings } from './settings.ts';

/** An address where nothing listens. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `mongodb://127.0.0.1:${port}/site`;
}

it('is thrown within seconds when the database does not answer at the start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = siteSettings(siteEnv.parse({ DATA_DIR: dataDir, MONGODB_URI: await deadAddress() }));
  const started = Date.now();
  const opening = openSite(settings, { log: silentLog });
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnreachable);
  await expect(opening).rejects.toMatchObject({ code: 'NOT_READY', status: 503 });
  expect(Date.now() - started).toBeLessThan(5000);
});

it.each([
  ['no room', { code: 'ENOSPC' }, 'STORAGE_FULL'],
  ['a quota', { code: 'EDQUOT' }, 'STORAGE_FULL'],
  ['no room in the database', { name: 'MongoServerError', code: 14_031 }, 'STORAGE_FULL'],
  ['no room for the connection', { name: 'MongoNetworkError', cause: { code: 'ENOSPC' } }, 'STORAGE_FULL'],
  ['a connection that is reset', { code: 'ECONNRESET' }, 'DatabaseUnreachable'],
  ['a disk of the database that fails', { name: 'MongoServerError', code: 39 }, 'DatabaseUnreachable'],
  ['no descriptor for a connection', { name: 'MongoNetworkError', cause: { code: 'EMFILE' } }, 'DatabaseUnreachable'],
  ['a folder of another user', { code: 'EACCES' }, 'EACCES'],
  ['a number that is not one of MongoDB', { name: 'SecurityError', code: 18 }, 18],
])('%s', async (_what, { cause, ...fields }: { name?: string; code?: unknown; cause?: object }, expected) => {
  const error = Object.assign(new Error('x', { cause: cause && Object.assign(new Error('y'), cause) }), fields);
  const { service } = translateErrors({ service: { fail: () => Promise.reject(error) } });
  const { name, code } = await service.fail().catch((thrown) => thrown);
  expect([name, code]).toContain(expected);
});

it('replaces the error of a lost connection, and no other', async () => {
  const failing = (name: string) => () => Promise.reject(Object.assign(new Error('x'), { name }));
  const { service } = translateErrors({
    service: {
      lost: failing('MongoNetworkError'),
      closed: () => Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
      bug: failing('TypeError'),
      fine: async () => 1,
      sync: () => 2,
      async *stream() {
        yield 3;
        await failing('MongoNetworkError')();
      },
    },
  });
  await expect(service.lost()).rejects.toMatchObject({ code: 'NOT_READY', cause: { name: 'MongoNetworkError' } });
  await expect(service.closed()).rejects.toMatchObject({ code: 'NOT_READY', cause: { code: 'EPIPE' } });
  await expect(service.bug()).rejects.toMatchObject({ name: 'TypeError' });
  expect([await service.fine(), service.sync()]).toEqual([1, 2]);
  const stream = service.stream();
  expect(await stream.next()).toEqual({ done: false, value: 3 });
  await expect(stream.next()).rejects.toMatchObject({ code: 'NOT_READY' });
});

describe('a bulk write', () => {
  const { MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongoose.mongo;
  const failingWith = (reason: Error | { message: string; code: number }) =>
    translateErrors({
      service: { write: () => Promise.reject(new MongoBulkWriteError(reason as never, {} as never)) },
    });

  it.each([
    ['whose connection was lost', new MongoNetworkError('closed'), 'NOT_READY'],
    ['whose server shuts down', new MongoServerError({ message: 'bye', code: 91 }), 'NOT_READY'],
    ['for which there is no space', { message: 'No space left', code: 14_031 }, 'STORAGE_FULL'],
  ])('%s is reported as what stopped it', async (_name, reason, code) => {
    await expect(failingWith(reason).service.write()).rejects.toMatchObject({ name: expect.any(String), code });
  });

  it('that was refused for another reason stays what it is', async () => {
    const { service } = failingWith({ message: 'E11000', code: 11_000 });
    await expect(service.write()).rejects.toMatchObject({ name: 'MongoBulkWriteError', code: 11_000 });
  });
});
