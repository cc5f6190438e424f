import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { databaseFailure } from './failure-table.ts';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongoose.mongo;

it.each([
  ['no room', { code: 'ENOSPC' }, 'STORAGE_FULL'],
  ['a quota', { code: 'EDQUOT' }, 'STORAGE_FULL'],
  ['no room in the database', { name: 'MongoServerError', code: 14_031 }, 'STORAGE_FULL'],
  ['no room for the connection', { name: 'MongoNetworkError', cause: { code: 'ENOSPC' } }, 'STORAGE_FULL'],
  ['a connection that is lost', { name: 'MongoNetworkError' }, 'DatabaseUnreachable'],
  ['a connection that is reset', { code: 'ECONNRESET' }, 'DatabaseUnreachable'],
  ['a connection that is closed', { code: 'EPIPE' }, 'DatabaseUnreachable'],
  ['a disk of the database that fails', { name: 'MongoServerError', code: 39 }, 'DatabaseUnreachable'],
  ['no descriptor for a connection', { name: 'MongoNetworkError', cause: { code: 'EMFILE' } }, 'DatabaseUnreachable'],
  ['a folder of another user', { code: 'EACCES' }, 'EACCES'],
  ['a number that is not one of MongoDB', { name: 'SecurityError', code: 18 }, 18],
  ['a bug', { name: 'TypeError' }, 'TypeError'],
])('%s', (_what, { cause, ...fields }: { name?: string; code?: unknown; cause?: object }, expected) => {
  const error = Object.assign(new Error('x', { cause: cause && Object.assign(new Error('y'), cause) }), fields);
  const { name, code } = databaseFailure(error) as { name: string; code: unknown };
  expect([name, code]).toContain(expected);
});

describe('a bulk write', () => {
  const failingWith = (reason: Error | { message: string; code: number }) =>
    databaseFailure(new MongoBulkWriteError(reason as never, {} as never));

  it.each([
    ['whose connection was lost', new MongoNetworkError('closed'), 'NOT_READY'],
    ['whose server shuts down', new MongoServerError({ message: 'bye', code: 91 }), 'NOT_READY'],
    ['for which there is no space', { message: 'No space left', code: 14_031 }, 'STORAGE_FULL'],
  ])('%s is reported as what stopped it', (_name, reason, code) => {
    expect(failingWith(reason)).toMatchObject({ code, cause: { name: 'MongoBulkWriteError' } });
  });

  it('that was refused for another reason stays what it is', () => {
    expect(failingWith({ message: 'E11000', code: 11_000 })).toMatchObject({
      name: 'MongoBulkWriteError',
      code: 11_000,
    });
  });
});
