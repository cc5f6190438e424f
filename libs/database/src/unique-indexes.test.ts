import mongoose, { type Model } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { insertMissing, insertNew } from './unique-indexes.ts';

const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;

/** A model whose write the driver refuses. */
const refusing = (error: Error, single: object = {}) =>
  ({
    insertMany: () => Promise.reject(error),
    collection: { insertOne: () => Promise.reject(single) },
  }) as unknown as Model<object>;

const duplicate = { index: 1, code: 11_000, errmsg: 'a sentence of any server' };
const failedWith = (writeErrors: object[]) =>
  new MongoBulkWriteError({ message: 'refused', code: 11_000, writeErrors } as never, {} as never);

describe('an insert', () => {
  it('reports the documents that a unique index refused', async () => {
    const single = { code: 11_000, keyPattern: { email: 1 } };
    const refused = await insertMissing(refusing(failedWith([duplicate]), single), [{}, {}]);
    expect(refused).toEqual([{ position: 1, index: 'email' }]);
  });

  it.each([
    ['the connection is lost', new MongoBulkWriteError(new MongoNetworkError('closed') as never, {} as never)],
    ['the write is not confirmed', new MongoBulkWriteError({ message: 'timed out', code: 64 } as never, {} as never)],
    ['a document is invalid', failedWith([duplicate, { index: 0, code: 121, errmsg: 'invalid' }])],
  ])('does not succeed when %s', async (_reason, error) => {
    await expect(insertNew(refusing(error), {})).rejects.toBe(error);
  });
});
