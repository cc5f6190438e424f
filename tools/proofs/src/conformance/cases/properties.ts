import fc from 'fast-check';
import { BSON, type Collection, type Document } from 'mongodb';
import { expect, it } from 'vitest';
import * as model from './model.ts';
import { idsOf, type Server } from './server.ts';

/** `CONFORMANCE_RUNS` tries more than the tests do. */
const RUNS = Number(process.env.CONFORMANCE_RUNS ?? 5);
const settings = { numRuns: RUNS, seed: 20_261_124 };

const scalar = fc.constantFrom<unknown>(null, 0, 1, 1.5, -2, 3, '', 'a', 'b', 'é', true, false);
const small = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });
/** Only `a` and `d` have lists: an index on several lists is refused. */
const any = fc.oneof(
  scalar,
  small,
  fc.array(fc.oneof(scalar, small, fc.array(scalar, { maxLength: 2 })), { maxLength: 3 }),
);
const document = fc.record({ a: any, b: scalar, c: fc.oneof(scalar, small), d: any }, { requiredKeys: [] });
const documents = fc
  .array(document, { maxLength: 25 })
  .map((docs) => docs.map((doc, _id): model.Doc => ({ _id, ...doc })));

const path = fc.constantFrom('a', 'b', 'c', 'a.x', 'c.x', 'a.0', 'a.00', 'a.0.x', 'a.1.0', 'a.x.y', 'd', 'd.1');
const operand = fc.oneof({ weight: 5, arbitrary: scalar }, { weight: 1, arbitrary: any });
const bound = fc.constantFrom<unknown>(0, 1, 1.5, 'a', 'b', true);
const regex = fc.constantFrom(/^a/, /B$/i, /é|b/, /^[^a]?$/);
const condition = fc.oneof(
  { weight: 3, arbitrary: operand },
  fc.record({ $in: fc.array(operand, { maxLength: 4 }) }),
  fc.record({ $nin: fc.array(operand, { maxLength: 4 }) }),
  fc.record({ $ne: operand }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $gt: bound, $lte: bound }, { requiredKeys: ['$gt'] }),
  fc.record({ $gte: bound, $lt: bound }, { requiredKeys: ['$gte'] }),
  fc.record({ $not: fc.record({ $gt: bound }) }),
  regex,
  fc.record({ $not: regex }),
  fc.record({ $in: fc.array(fc.oneof(regex, operand), { maxLength: 3 }) }),
);
const fields = fc.dictionary(path, condition, { maxKeys: 3 });
const filter = fc.oneof(
  { weight: 4, arbitrary: fields },
  fc
    .constantFrom('$or', '$and', '$nor')
    .chain((name) =>
      fc
        .tuple(fields, fc.array(fields, { minLength: 1, maxLength: 3 }))
        .map(([rest, clauses]) => ({ ...rest, [name]: clauses })),
    ),
);
const direction = fc.constantFrom(1, -1);
const sorted = fc.tuple(fc.constantFrom('a', 'b', 'c.x', 'a.0', 'a.0.x', 'd.1'), direction);
const sort = fc
  // Two lists of a document cannot be sorted by.
  .uniqueArray(sorted, { maxLength: 2, selector: ([by]) => (/^[ad]/.test(by) ? 'list' : by) })
  .map((by) => ({ ...Object.fromEntries(by), _id: 1 }));
const INDEXES: readonly [key: Document, options?: Document][] = [
  [{ a: 1 }],
  [{ a: -1, b: 1 }],
  [{ b: 1, _id: 1 }],
  [{ 'c.x': 1 }],
  [{ 'a.x': 1 }, { sparse: true }],
  [{ d: 1 }],
  [{ 'a.0': 1 }],
  [{ 'd.1': -1, b: 1 }],
  [{ b: 1, c: -1, d: 1 }],
];
const indexes = fc.subarray([...INDEXES]);
const projection = fc.uniqueArray(fc.constantFrom('a.x', 'b', 'c.x', 'd', 'a.y'), { minLength: 1 });

const field = fc.constantFrom('a', 'b', 'd');
const update = fc.oneof(
  fc.record({ $set: fc.dictionary(field, operand, { minKeys: 1, maxKeys: 2 }) }),
  fc.record({ $unset: fc.dictionary(field, fc.constant(1), { minKeys: 1, maxKeys: 2 }) }),
  ...['$inc'].map((name) =>
    fc.record({ [name]: fc.dictionary(field, fc.constantFrom(1, 0.5, -3), { minKeys: 1, maxKeys: 2 }) }),
  ),
  ...['$push', '$addToSet', '$pull'].map((name) =>
    fc.record({ [name]: fc.dictionary(fc.constantFrom('a', 'd'), scalar, { minKeys: 1, maxKeys: 1 }) }),
  ),
);

async function filled(server: Server, docs: readonly Document[], keys: readonly (readonly [Document, Document?])[]) {
  const collection = server.collection();
  for (const [key, options] of keys) await collection.createIndex(key as never, options);
  if (docs.length > 0) await collection.insertMany(docs.map((doc) => ({ ...doc })));
  return collection;
}

/** Every index that holds all documents finds the same as a scan. */
async function indexesEqualScan(collection: Collection<Document>, keys: readonly (readonly [Document, Document?])[]) {
  const all = idsOf(await collection.find().hint({ $natural: 1 }).toArray()).sort((a, b) => a - b);
  for (const [key, options] of keys)
    if (!options) expect(idsOf(await collection.find().hint(key).toArray()).sort((a, b) => a - b)).toEqual(all);
}

export function describeProperties(server: Server): void {
  it('a search finds what the model finds, by any index, in its order, and counts as many', async () => {
    const search = fc.asyncProperty(
      documents,
      indexes,
      fc.array(fc.tuple(filter, sort, fc.nat(5), fc.nat(8)), { minLength: 5, maxLength: 5 }),
      async (docs, keys, searches) => {
        const collection = await filled(server, docs, keys);
        for (const [where, by, skip, limit] of searches) {
          const expected = model.sorted(
            docs.filter((doc) => model.matches(doc, where)),
            by,
          );
          const found = await collection
            .find(where)
            .sort(by as never)
            .skip(skip)
            .limit(limit)
            .toArray();
          const page = expected.slice(skip, limit === 0 ? undefined : skip + limit);
          expect(found).toEqual(page);
          expect(await collection.countDocuments(where)).toBe(expected.length);
        }
        await collection.drop().catch(() => {});
      },
    );
    await fc.assert(search, settings);
  });

  it('a projection includes what the model includes', async () => {
    const project = fc.asyncProperty(documents, projection, async (docs, paths) => {
      const collection = await filled(server, docs, []);
      const found = await collection
        .find({}, { projection: Object.fromEntries(paths.map((one) => [one, 1])) })
        .toArray();
      expect(found).toEqual(docs.map((doc) => model.included(doc, paths)));
      await collection.drop().catch(() => {});
    });
    await fc.assert(project, settings);
  });

  it('updates and deletes leave what the model has, and indexes that equal a scan', async () => {
    const change = fc.asyncProperty(
      documents,
      indexes,
      fc.array(fc.tuple(fields, fc.option(update, { nil: undefined })), { minLength: 4, maxLength: 4 }),
      async (before, keys, changes) => {
        const collection = await filled(server, before, keys);
        let docs = before;
        for (const [where, how] of changes) {
          const wanted = (doc: model.Doc) => model.matches(doc, where);
          if (!how) {
            expect((await collection.deleteMany(where)).deletedCount).toBe(docs.filter(wanted).length);
            docs = docs.filter((doc) => !wanted(doc));
            continue;
          }
          const next = docs.map((doc) => (wanted(doc) ? model.updated(doc, how as Record<string, model.Doc>) : doc));
          const tried = collection.updateMany(where, how as Document);
          if (next.every((doc) => doc !== undefined && !hasSeveralLists(doc, keys))) {
            expect((await tried).matchedCount).toBe(docs.filter(wanted).length);
            docs = next as model.Doc[];
          } else {
            await expect(tried).rejects.toThrow();
            docs = (await collection.find().sort({ _id: 1 }).toArray()) as model.Doc[];
          }
          expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(docs);
        }
        await indexesEqualScan(collection, keys);
        await collection.drop().catch(() => {});
      },
    );
    await fc.assert(change, settings);
  });

  it('a unique index refuses exactly what the model refuses', async () => {
    const insert = fc.asyncProperty(
      documents,
      fc.constantFrom('a', 'b', 'c.x', 'a.0', 'd.1'),
      fc.boolean(),
      async (docs, unique, sparse) => {
        const collection = server.collection();
        await collection.createIndex({ [unique]: 1 }, { unique: true, sparse });
        const stored: model.Doc[] = [];
        for (const doc of docs) {
          const isCovered = (one: model.Doc) => !sparse || model.matches(one, { [unique]: { $exists: true } });
          const isTaken = isCovered(doc) && stored.some((one) => isCovered(one) && model.hasSameKey(one, doc, unique));
          const tried = collection.insertOne({ ...doc } as Document);
          if (isTaken) await expect(tried).rejects.toMatchObject({ code: 11000 });
          else stored.push(await tried.then(() => doc));
        }
        expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(stored);
        await collection.drop();
      },
    );
    await fc.assert(insert, settings);
  });

  it('a document that looks like a reference is stored unchanged, or refused', async () => {
    const names = fc.shuffledSubarray(['$ref', '$id', '$db', 'x'], { minLength: 1 });
    const insert = fc.asyncProperty(document, names, fc.boolean(), async (doc, parts, isInList) => {
      const collection = server.collection();
      const part = Object.fromEntries(parts.map((name) => [name, 'c']));
      const sent = { _id: 1, ...doc, e: isInList ? [1, part] : part };
      const code = await collection.insertOne(sent as never).then(
        () => 0,
        (error: { code: unknown }) => error.code,
      );
      expect([0, 238]).toContain(code);
      const stored = (await collection.findOne({}, { raw: true })) as Uint8Array | null;
      if (code === 0) expect(Buffer.from(stored ?? [])).toEqual(Buffer.from(BSON.serialize(sent)));
      else expect(stored).toBeNull();
    });
    await fc.assert(insert, settings);
  });
}

/** Whether a document cannot be in one of the indexes. */
const hasSeveralLists = (doc: model.Doc, keys: readonly (readonly [Document, Document?])[]): boolean =>
  keys.some(([key]) => Object.keys(key).filter((one) => Array.isArray(doc[one])).length > 1);
