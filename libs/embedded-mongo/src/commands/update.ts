import { decode, decodeExact } from '../bson/codec.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { search } from '../query/search.ts';
import { applyUpdate, isOperatorUpdate } from '../query/update/apply.ts';
import type { UpdateStatement } from '../query/update/types.ts';
import { upsertDocument } from '../query/update/upsert.ts';
import type { Batch } from '../storage/batch.ts';
import { insertRecord, replaceRecord, type Stored } from '../storage/records.ts';
import { docArgument, namespaceOf, rawArgument } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import { checkOptions, UPDATE_OPTIONS } from './options.ts';
import type { Command } from './types.ts';
import { runStatements, writeErrorsMember } from './write-errors.ts';

/** One element of the command's `updates`. */
interface Statement {
  readonly body: Doc;
  readonly exactFilter: Doc;
  readonly update: UpdateStatement;
}

interface UpdateCounts {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId?: unknown;
}

export const update: Command = (call) => {
  const namespace = namespaceOf(call);
  const statements = rawArgument(call.body, 'updates').map(parseStatement);
  return call.write((batch) => {
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const errors = runStatements(batch, statements, call.body.ordered !== false, (statement, index) => {
      const outcome = runUpdate(batch, namespace, statement);
      n += outcome.matched;
      nModified += outcome.modified;
      if ('upsertedId' in outcome) upserted.push({ index, _id: outcome.upsertedId });
    });
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...writeErrorsMember(errors) };
  });
};

function parseStatement(raw: Buffer): Statement {
  const body = decode(raw);
  checkOptions('an update', Object.keys(body), UPDATE_OPTIONS);
  const exact = decodeExact(raw);
  const filter = docArgument(body, 'q') ?? {};
  return {
    body,
    exactFilter: isDoc(exact.q) ? exact.q : {},
    update: {
      filter,
      update: exact.u,
    },
  };
}

function runUpdate(batch: Batch, namespace: string, { body, exactFilter, update: statement }: Statement): UpdateCounts {
  const isMulti = body.multi === true;
  if (
    isMulti &&
    isDoc(statement.update) &&
    !isOperatorUpdate(statement.update) &&
    Object.keys(statement.update).length > 0
  )
    throw failedToParse('multi update is not supported for replacement-style update');
  const collection = batch.collections.get(namespace);
  const options = {
    filter: statement.filter,
    limit: isMulti ? 0 : 1,
  };
  // Read all matches first: an update may move a document to a later position of the scanned index.
  const found = [...search(batch, collection, options)];
  let modified = 0;
  for (const stored of found) if (collection && changeRecord(batch, namespace, stored, statement)) modified++;
  if (found.length > 0 || body.upsert !== true) return { matched: found.length, modified };
  const upsertedId = insertRecord(batch, ensureCollection(batch, namespace), upsertDocument(exactFilter, statement));
  return { matched: 1, modified: 0, upsertedId };
}

function changeRecord(batch: Batch, namespace: string, stored: Stored, statement: UpdateStatement): boolean {
  const raw = applyUpdate(stored.raw, statement);
  if (raw.equals(stored.raw)) return false;
  replaceRecord(batch, ensureCollection(batch, namespace), stored, raw);
  return true;
}
