import { decode, decodeExact, decodeFaithfully } from '../bson/codec.ts';
import { type Doc, isDoc, isOperatorDoc } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { Matches } from '../query/matches.ts';
import type { Turns } from '../query/turns.ts';
import { applyUpdate, compileUpdate } from '../query/update/apply.ts';
import { upsertDocument } from '../query/update/upsert.ts';
import type { Batch } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { insertRecord, replaceRecord } from '../storage/records.ts';
import { docArgument, flagArgument, namespaceOf, rawArgument } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import { checkOptions, UPDATE_OPTIONS } from './options.ts';
import type { Command } from './types.ts';
import { writeStatements } from './write-statements.ts';

/** One element of the command's `updates`; the update, and the filter for an upsert, with exact BSON types. */
type Statement = ReturnType<typeof parseStatement>;

export const update: Command = (call) => {
  const namespace = namespaceOf(call);
  const statements = rawArgument(call.body, 'updates').map((raw) => parseStatement(raw, call.turns));
  const reply: { n: number; nModified: number; upserted?: Doc[] } = { n: 0, nModified: 0 };
  return writeStatements(call, statements, reply, async (batch, statement, index) => {
    await changeMatches(batch, namespace, statement);
    if (statement.matches.areLeft) return true;
    reply.n += statement.n;
    reply.nModified += statement.nModified;
    if (statement.n > 0 || !statement.isUpsert) return false;
    const { exactFilter, update, isReplacement } = statement;
    const document = upsertDocument(exactFilter, compileUpdate(update), isReplacement);
    insertRecord(batch, ensureCollection(batch, namespace), document);
    reply.upserted = [...(reply.upserted ?? []), { index, _id: decodeExact(document)._id }];
    reply.n++;
    return false;
  });
};

function parseStatement(raw: Buffer, turns: Turns) {
  const body = decode(raw);
  checkOptions('updates', body, UPDATE_OPTIONS);
  const { q, u: update } = decodeFaithfully(raw);
  const [isMulti, isUpsert] = [flagArgument(body, 'multi'), flagArgument(body, 'upsert')];
  const isReplacement = isDoc(update) && !isOperatorDoc(update);
  const [filter, exactFilter] = [docArgument(body, 'q') ?? {}, q as Doc];
  const matches = new Matches(filter, isMulti ? 0 : 1, turns);
  return { isMulti, isUpsert, isReplacement, exactFilter, update, matches, n: 0, nModified: 0 };
}

async function changeMatches(batch: Batch, namespace: string, statement: Statement): Promise<void> {
  const { isMulti, isReplacement, update, matches } = statement;
  if (isMulti && isReplacement) throw failedToParse('multi update is not supported for replacement-style update');
  const compiled = compileUpdate(update);
  const collection = batch.collections.get(namespace);
  for await (const stored of matches.in(batch, collection)) {
    const after = applyUpdate(stored.raw, compiled);
    statement.n++;
    if (after.equals(stored.raw)) continue;
    replaceRecord(batch, collection as Collection, stored, after);
    statement.nModified++;
  }
}
