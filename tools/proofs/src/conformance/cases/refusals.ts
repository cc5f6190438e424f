import { BSONRegExp, Decimal128, type Document, MinKey, Timestamp } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Server } from './server.ts';

const collation = { locale: 'fr' };
const find = (command: Document) => ({ find: 'dishes', ...command });
const matching = (filter: Document) => find({ filter });
const update = (statement: Document) => ({
  update: 'dishes',
  updates: [{ q: {}, u: { $set: { n: 9 } }, ...statement }],
});
const changing = (u: Document | Document[]) => ({ findAndModify: 'dishes', query: {}, update: u });
const remove = (statement: Document) => ({ delete: 'dishes', deletes: [{ q: {}, limit: 0, ...statement }] });
const index = (spec: Document) => ({ createIndexes: 'dishes', indexes: [{ key: { n: 1 }, name: 'n_1', ...spec }] });
const pipeline = (...stages: Document[]) => ({ aggregate: 'dishes', pipeline: stages, cursor: {} });
const group = (fields: Document) => pipeline({ $group: { _id: 1, n: { $sum: 1 }, ...fields } });
const named = (names: string, command: (name: string) => Document): [string, Document][] =>
  names.split(' ').map((name) => [name, command(name)]);

/** Fields whose order JavaScript does not preserve. */
const byNumber = new Map([
  ['n', 1],
  ['2', 1],
]);

/** What MongoDB can do and a smaller server must refuse by the name in the first column. */
const REFUSED: readonly [name: string, command: Document][] = [
  ...named('let min max collation', (option) => find({ [option]: { n: 1 } })),
  ...named('allowDiskUse tailable awaitData returnKey showRecordId noCursorTimeout flying', (option) =>
    find({ [option]: true }),
  ),
  ...named('snapshot linearizable', (level) => find({ readConcern: { level } })),
  ...named('hint collation sort arrayFilters', (option) => update({ [option]: {} })),
  ...named('hint collation', (option) => remove({ [option]: {} })),
  ['let', { ...remove({}), let: { a: 1 } }],
  ['let', { ...changing({ $set: { n: 9 } }), let: { a: 1 } }],
  ['hint', { ...changing({ $set: { n: 9 } }), hint: 'n_1' }],
  ['collation', { count: 'dishes', collation }],
  ['collation', { ...group({}), collation }],
  ...named('validator viewOn timeseries clusteredIndex collation capped', (option) => ({
    create: 'other',
    [option]: {},
  })),
  ...named('hidden expireAfterSeconds partialFilterExpression wildcardProjection weights', (option) =>
    index({ [option]: 1 }),
  ),
  ['collation', index({ collation })],
  ["sort by '$natural'", find({ sort: { n: 1, $natural: 1 } })],
  ['hint', find({ sort: { $natural: 1 }, hint: 'n_1' })],
  ['apiVersion', find({ apiVersion: '2' })],
  ["option 'i'", matching({ n: { $regex: '\\w', $options: 'i' } })],
  ...named('text hashed 2d 2dsphere', (kind) => index({ key: { n: kind } })),
  ['wildcard', index({ key: { '$**': 1 } })],
  ...named('$project $lookup $unwind $facet $merge $out $changeStream $sort $count $set $fly', (stage) =>
    pipeline({ [stage]: {} }),
  ),
  ['$skip after $limit', pipeline({ $limit: 1 }, { $skip: 1 })],
  ['$match after $match', pipeline({ $match: {} }, { $match: {} })],
  ['without a $group', pipeline({ $match: {} })],
  ['$group by', pipeline({ $group: { _id: '$n', n: { $sum: 1 } } })],
  ['$avg', pipeline({ $group: { _id: 1, n: { $avg: 1 } } })],
  ['$group with', group({ m: { $sum: 1 } })],
  ...named('$text $where $expr $jsonSchema $sampleRate $comment', (name) => matching({ [name]: 1 })),
  ...named('$all $elemMatch $size $type $mod $near $geoWithin $bitsAllSet', (name) => matching({ n: { [name]: 1 } })),
  ...named('x s m', (flag) => matching({ n: { $regex: 'a', $options: flag } })),
  ...named('x s m', (flag) => matching({ n: new BSONRegExp('a', flag) })),
  ...named('x s m', (flag) => matching({ n: { $in: [new BSONRegExp('a', `i${flag}`)] } })),
  ['x', remove({ q: { n: new BSONRegExp('a b', 'x') } })],
  ['DBRef', matching({ n: { $ref: 'dishes', $id: 1 } })],
  ['$ref', matching({ n: { $ref: 'dishes' } })],
  ['$id', matching({ n: { $id: 1 } })],
  ...named('^(a+)+$ (?i)a (?=a) \\A \\s [[:alpha:]', (pattern) => matching({ n: { $regex: `${pattern}]` } })),
  ['\\1', matching({ n: { $regex: '(a)\\1' } })],
  ...named('$slice $elemMatch $meta', (name) => find({ projection: { n: { [name]: 1 } } })),
  ["'n.$'", find({ projection: { 'n.$': 1 } })],
  ['computed field', find({ projection: { x: '$n' } })],
  ...named('$mul $min $max $pop $pullAll $rename $bit $currentDate', (name) => changing({ [name]: { n: 1 } })),
  ...named('$sort $position', (name) => changing({ $push: { tags: { $each: [1], [name]: 1 } } })),
  ['$pull by a condition', changing({ $pull: { tags: { $gt: 1 } } })],
  ...named('n.$ n.$[] n.$[e]', (path) => changing({ $set: { [path]: 1 } })),
  ['pipeline', changing([{ $set: { n: 9 } }])],
  ['numbers', matching({ n: { 2: 1, b: 1 } })],
  ['numbers', matching({ n: { $gt: { 2: 1, b: 1 } } })],
  ['numbers', find({ sort: byNumber })],
  ['numbers', index({ key: byNumber })],
];

/** Conditions that are refused because of what a document holds. */
const BY_CONTENT: readonly [name: string, doc: Document, filter: Document][] = [
  ['Decimal128', { a: Decimal128.fromString('1') }, { a: 1 }],
  ['Decimal128', { a: Decimal128.fromString('9') }, { a: { $gt: 5 } }],
  ['Timestamp', { a: new Timestamp({ t: 1, i: 1 }) }, { a: { $gt: 5 } }],
  ['MinKey', { a: new MinKey() }, { a: 1 }],
  ['RegExp', { a: /x/ }, { a: 'x' }],
  ['RegExp', { a: /x/ }, { a: /x/ }],
  ['RegExp', { a: [/x/] }, { a: { $in: [/x/, 1] } }],
  ['RegExp', { a: /x/ }, { a: { $not: /x/ } }],
];

/** What the BSON library would change. */
const NOT_STORED: readonly [name: string, value: unknown][] = [
  ['$ref', { $ref: 'dishes', $id: 1 }],
  ['$ref', { n: 1, $ref: 'dishes', $id: 1 }],
  ['$ref', [{ $id: 1, $ref: 'dishes', $db: 'site' }]],
];

export function describeRefusals(server: Server): void {
  const dishes = () => server.db.collection<Document>('dishes');
  beforeAll(async () => {
    await dishes().insertMany([{ n: 1 }, { n: 2 }]);
  });
  const refusal = (name: string) => ({ code: 238, message: expect.stringContaining(name) });

  it.each(REFUSED)('%s is refused by name: %j', async (name, command) => {
    const reply = await server.db.command(command).catch((error) => error);
    const { code, errmsg: message } = reply.writeErrors?.[0] ?? { ...reply, errmsg: reply.message };
    expect({ code, message }).toEqual(refusal(name));
  });

  it.each(BY_CONTENT)('%s in a document is refused where it would be compared: %j by %j', async (name, doc, filter) => {
    const collection = server.collection();
    await collection.insertOne({ ...doc });
    await expect(collection.findOne(filter)).rejects.toMatchObject(refusal(name));
    await expect(collection.createIndex({ a: 1 })).rejects.toMatchObject(refusal(name));
    expect(Object.keys((await collection.findOne({})) ?? {})).toEqual(['_id', 'a']);
  });

  it('an array with several fields of an index is refused, which is named', async () => {
    const collection = server.collection();
    await collection.createIndex({ 'a.x': 1, 'a.y': 1 });
    await collection.insertOne({ a: [{ x: 1, y: 1 }] });
    const two = {
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    };
    await expect(collection.insertOne(two)).rejects.toMatchObject(refusal('a.x, a.y'));
    expect(await collection.countDocuments()).toBe(1);
  });

  it('an update is refused that would change the order of fields named by numbers', async () => {
    const collection = server.collection();
    await collection.insertOne(
      new Map<string, unknown>([
        ['_id', 1],
        ['b', 1],
        ['2', 1],
        ['1', 1],
      ]) as never,
    );
    await expect(collection.updateOne({}, { $set: { b: 2 } })).rejects.toMatchObject(refusal('numbers'));
    await expect(collection.findOneAndDelete({})).rejects.toMatchObject(refusal('numbers'));
    const raw = (await collection.findOne({ b: 1 }, { raw: true })) as unknown as Buffer;
    expect(raw.indexOf('b\0')).toBeLessThan(raw.indexOf('2\0'));
  });

  it('comparing documents is refused whose fields are named by numbers, unless there is one', async () => {
    const collection = server.collection();
    await collection.insertMany([{ a: { 2: 1, b: 1 } }, { a: { 2: 1 } }]);
    await expect(collection.find({}).sort({ a: 1 }).toArray()).rejects.toMatchObject(refusal('numbers'));
    await expect(collection.createIndex({ a: 1 })).rejects.toMatchObject(refusal('numbers'));
    await collection.deleteOne({ 'a.b': 1 });
    expect(await collection.countDocuments({ a: { 2: 1 } })).toBe(1);
  });

  it.each(NOT_STORED)('%s in a document is refused: %j', async (name, value) => {
    const collection = server.collection();
    await collection.insertOne({ a: 1 });
    await expect(collection.insertOne({ a: value })).rejects.toMatchObject(refusal(name));
    await expect(collection.updateOne({}, { $set: { a: value } })).rejects.toMatchObject(refusal(name));
    await expect(collection.replaceOne({}, { a: value })).rejects.toMatchObject(refusal(name));
    expect((await collection.find().toArray()).map(({ a }) => a)).toEqual([1]);
  });

  it('a timestamp of zero is refused, which MongoDB would replace by the time', async () => {
    const tried = server.collection().insertOne({ a: new Timestamp({ t: 0, i: 0 }) });
    await expect(tried).rejects.toMatchObject(refusal('timestamp of zero'));
  });

  it('a position far behind the end of an array is refused', async () => {
    const collection = server.collection();
    await collection.insertOne({ a: [1] });
    await expect(collection.updateOne({}, { $set: { 'a.20000': 1 } })).rejects.toMatchObject(refusal("'20000'"));
    await collection.updateOne({}, { $set: { 'a.10001': 1 } });
    expect((await collection.findOne({}))?.a).toHaveLength(10_002);
  });

  describe('a transaction', () => {
    it('is refused with a way out, and writes nothing', async () => {
      const write = server.client.withSession((session) =>
        session.withTransaction(() => dishes().insertOne({ n: 3 }, { session })),
      );
      await expect(write).rejects.toMatchObject({ code: 263, message: expect.stringContaining('MONGODB_URI') });
      await expect(server.db.admin().command({ commitTransaction: 1, autocommit: false })).rejects.toMatchObject({
        code: 263,
      });
    });

    it('that reads a snapshot is refused', async () => {
      const read = server.client.withSession({ snapshot: true }, (session) => dishes().findOne({}, { session }));
      await expect(read).rejects.toMatchObject({ code: 238 });
    });
  });

  it.each(['distinct', 'mapReduce', 'collStats', 'serverStatus'])('the command %s is refused', async (name) => {
    await expect(server.db.command({ [name]: 'dishes' })).rejects.toMatchObject({ code: 59 });
  });

  it('what is refused changes nothing', async () => {
    expect((await dishes().find({}).toArray()).map(({ n }) => n)).toEqual([1, 2]);
    expect(await dishes().indexes()).toHaveLength(1);
    expect(await server.db.listCollections({ name: 'other' }).toArray()).toEqual([]);
  });

  it('what drivers add to any command is accepted', async () => {
    const general = { comment: 'why', maxTimeMS: 5_000, readConcern: { level: 'majority' } };
    expect(await server.db.command(find(general))).toMatchObject({ ok: 1 });
    const safe = { w: 'majority', j: true, wtimeout: 1_000 };
    const insert = { insert: 'safe', documents: [{}], bypassDocumentValidation: true, writeConcern: safe };
    expect(await server.db.command(insert)).toMatchObject({ ok: 1, n: 1 });
  });

  it('a regular expression is refused on a text that is too long for its repetitions', async () => {
    const texts = server.collection();
    await texts.insertMany([{ text: 'a'.repeat(30) }, { text: 'a'.repeat(300) }]);
    expect(
      await texts.countDocuments({ text: /b.*b.*b.*b/ }, { limit: 1, hint: '_id_' }).catch(({ code }) => code),
    ).toBe(238);
    await texts.deleteOne({ text: /^a{300}$/ });
    expect(await texts.countDocuments({ text: /a.*a.*a.*a/ })).toBe(1);
  });
}
