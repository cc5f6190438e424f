import { type Document, Long } from 'mongodb';
import { expect, it } from 'vitest';
import type { Server } from './server.ts';

/** Commands that are wrong on any server, and the code of the error. */
const COMMANDS: readonly [what: string, command: Document, code: number][] = [
  ['an unknown command', { fly: 1 }, 59],
  ['a command named constructor', { constructor: 1 }, 59],
  ['a command named toString', { toString: 1 }, 59],
  ['an unknown operator at the top', { find: 'c', filter: { $foo: 1 } }, 2],
  ['an unknown operator on a field', { find: 'c', filter: { a: { $foo: 1 } } }, 2],
  ['$in without a list', { find: 'c', filter: { a: { $in: 1 } } }, 2],
  ['an empty $or', { find: 'c', filter: { $or: [] } }, 2],
  ['$or without a list', { find: 'c', filter: { $or: 1 } }, 2],
  ['$and of a value', { find: 'c', filter: { $and: [1] } }, 2],
  ['$not of a value', { find: 'c', filter: { a: { $not: 1 } } }, 2],
  ['an open group in a regular expression', { find: 'c', filter: { a: { $regex: 'a(' } } }, 51091],
  ['a filter that is no document', { find: 'c', filter: 1 }, 14],
  ['a sort by a word', { find: 'c', sort: { a: 'up' } }, 15974],
  ['a sort by 0', { find: 'c', sort: { a: 0 } }, 15975],
  ['a skip below 0', { find: 'c', skip: -1 }, 51024],
  ['an unknown hint', { find: 'c', filter: { a: 1 }, hint: 'none_1' }, 2],
  ['a cursor that is used up', { getMore: Long.fromNumber(12345), collection: 'c' }, 43],
  ['a cursor by an int', { getMore: 12345, collection: 'c' }, 14],
  ['a cursor by a double', { getMore: 1.5, collection: 'c' }, 14],
  ['to end a cursor by an int', { killCursors: 'c', cursors: [12345] }, 14],
  ['neither update nor remove', { findAndModify: 'c', query: {} }, 9],
  ['a pipeline that is no list', { aggregate: 'c', pipeline: 1, cursor: {} }, 14],
  ['$match of no document', { aggregate: 'c', pipeline: [{ $match: 1 }], cursor: {} }, 15959],
  ['$limit 0', { aggregate: 'c', pipeline: [{ $limit: 0 }], cursor: {} }, 15958],
  ['a stage of two fields', { aggregate: 'c', pipeline: [{ $skip: 1, $limit: 1 }], cursor: {} }, 40323],
  ['a sort without a name', { find: 'c', sort: { '': 1 } }, 40352],
  ['a sort by an empty name', { find: 'c', sort: { 'a..b': 1 } }, 15998],
  ['a sort by a path that ends with a dot', { find: 'c', sort: { 'a.': 1 } }, 40353],
  ['a collection without a name', { find: '' }, 73],
  ['a namespace of more than 255 bytes', { create: 'c'.repeat(256) }, 73],
  ['an index in no direction', { createIndexes: 'c', indexes: [{ key: { a: Number.NaN }, name: 'a' }] }, 67],
  ['a sparse index of _id', { createIndexes: 'c', indexes: [{ key: { _id: 1 }, name: 'i', sparse: true }] }, 197],
];

const IDS: readonly [what: string, doc: Document, code: number][] = [
  ['an array as _id', { _id: [1] }, 53],
  ['a regular expression as _id', { _id: /a/ }, 53],
  ['an operator in _id', { _id: { $gt: 1 } }, 52],
  ['an _id that exists', { _id: 1 }, 11000],
];

export function describeErrors(server: Server): void {
  it.each(COMMANDS)('refuses %s: %j', async (_what, command, code) => {
    const collection = server.collection();
    await collection.insertOne({ a: 1 });
    const name = Object.keys(command)[0] as string;
    const sent = command[name] === 'c' ? { ...command, [name]: collection.collectionName } : command;
    await expect(server.db.command(sent)).rejects.toMatchObject({ code });
  });

  it.each(IDS)('refuses %s', async (_what, doc, code) => {
    const collection = server.collection();
    await collection.insertOne({ _id: 1 as never });
    await expect(collection.insertOne(doc)).rejects.toMatchObject({ code });
    expect(await collection.countDocuments()).toBe(1);
  });

  it('refuses a document of more than 16 MB, also as the result of an update', async () => {
    const collection = server.collection();
    await collection.insertOne({ _id: 1 as never, a: 'x'.repeat(12_000_000) });
    await expect(collection.updateOne({}, { $set: { b: 'x'.repeat(8_000_000) } })).rejects.toThrow();
    expect(Object.keys((await collection.findOne({})) ?? {})).toEqual(['_id', 'a']);
  });
}
