import { decode, decodeFaithfully } from '../bson/codec.ts';
import { type Doc, isDoc, isOperatorDoc } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { search } from '../query/search.ts';
import type { Turns } from '../query/turns.ts';
import { applyUpdate, compileUpdate, type Update } from '../query/update/apply.ts';
import { upsertDocument } from '../query/update/upsert.ts';
import type { Batch } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { insertRecord, readRecord, replaceRecord } from '../storage/records.ts';
import { docArgument, flagArgument, namespaceOf, rawArgument } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import { checkOptions, UPDATE_OPTIONS } from './options.ts';
import type { Command } from './types.ts';
import { runStatements, writeErrorsMember } from './write-errors.ts';

/** One element of the command's `updates`; the update, and the filter for an upsert, with exact BSON types. */
type Statement = ReturnType<typeof parseStatement>;

export const update: Command = (call) => {
  const namespace = namespaceOf(call);
  const statements = rawArgument(call.body, 'updates').map(parseStatement);
  return call.write(async (batch) => {
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const errors = await runStatements(call, statements, async (statement, index) => {
      const outcome = await runUpdate(batch, namespace, statement, call.turns);
      n += outcome.matched;
      nModified += outcome.modified;
      if ('upsertedId' in outcome) upserted.push({ index, _id: outcome.upsertedId });
    });
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...writeErrorsMember(errors) };
  });
};

function parseStatement(raw: Buffer) {
  const body = decode(raw);
  checkOptions('updates', body, UPDATE_OPTIONS);
  const { q, u } = decodeFaithfully(raw);
  const [isMulti, isUpsert] = [flagArgument(body, 'multi'), flagArgument(body, 'upsert')];
  return { isMulti, isUpsert, filter: docArgument(body, 'q') ?? {}, exactFilter: q as Doc, update: u };
}

async function runUpdate(
  batch: Batch,
  namespace: string,
  { isMulti, isUpsert, filter, exactFilter, update }: Statement,
  turns: Turns,
): Promise<{ matched: number; modified: number; upsertedId?: unknown }> {
  const isReplacement = isDoc(update) && !isOperatorDoc(update);
  if (isMulti && isReplacement) throw failedToParse('multi update is not supported for replacement-style update');
  const compiled = compileUpdate(update);
  const collection = batch.collections.get(namespace);
  // Find all first: an update may move a document to a later position of the index. Their contents may be large.
  const records: Buffer[] = [];
  const steps = search(batch, collection, { filter, limit: isMulti ? 0 : 1 });
  for await (const { record } of turns.results(steps)) records.push(record);
  let modified = 0;
  for await (const record of turns.results(records))
    if (collection && changeRecord(batch, collection, record, compiled)) modified++;
  if (records.length > 0 || !isUpsert) return { matched: records.length, modified };
  const inserted = upsertDocument(exactFilter, compiled, isReplacement);
  const upsertedId = insertRecord(batch, ensureCollection(batch, namespace), inserted);
  return { matched: 1, modified: 0, upsertedId };
}

function changeRecord(batch: Batch, collection: Collection, record: Buffer, update: Update): boolean {
  const before = readRecord(batch, collection, record) as Buffer;
  const after = applyUpdate(before, update);
  if (after.equals(before)) return false;
  replaceRecord(batch, collection, { record, raw: before }, after);
  return true;
}
