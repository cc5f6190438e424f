import { decodeExact, decodeFaithfully } from '../bson/codec.ts';
import { type Doc, isDoc, isOperatorDoc } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { search } from '../query/search.ts';
import { applyUpdate, compileUpdate } from '../query/update/apply.ts';
import { upsertDocument } from '../query/update/upsert.ts';
import type { Batch } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { insertRecord, removeRecord, replaceRecord } from '../storage/records.ts';
import { docArgument, flagArgument, namespaceOf } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import type { Call, Command } from './types.ts';

export const findAndModify: Command = (call) => {
  const { body } = call;
  const isRemove = flagArgument(body, 'remove');
  if (isRemove === (body.update !== undefined))
    throw failedToParse('Either an update or remove=true must be specified, and not both');
  for (const name of ['new', 'upsert'])
    if (flagArgument(body, name) && isRemove) throw failedToParse(`Cannot specify both ${name}=true and remove=true`);
  const namespace = namespaceOf(call);
  return call.write((batch) => findAndModifyIn(batch, namespace, call));
};

async function findAndModifyIn(batch: Batch, namespace: string, call: Call): Promise<Doc> {
  const { body } = call;
  const collection = batch.collections.get(namespace);
  const [isRemove, isNew] = [flagArgument(body, 'remove'), flagArgument(body, 'new')];
  const exact = isRemove ? {} : decodeFaithfully(call.raw);
  const update = isRemove ? undefined : compileUpdate(exact.update);
  const filter = docArgument(body, 'query') ?? {};
  const project = compileProjection(docArgument(body, 'fields') ?? {});
  const show = (raw: Buffer): Doc => decodeFaithfully(project(raw));
  const steps = search(batch, collection, { filter, sort: docArgument(body, 'sort'), limit: 1 });
  const { value: stored } = await call.turns.results(steps).next();
  if (stored && !update) {
    removeRecord(batch, collection as Collection, stored);
    return { lastErrorObject: { n: 1 }, value: show(stored.raw) };
  }
  if (stored && update) {
    const raw = applyUpdate(stored.raw, update);
    if (!raw.equals(stored.raw)) replaceRecord(batch, collection as Collection, stored, raw);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value: show(isNew ? raw : stored.raw) };
  }
  if (!update || !flagArgument(body, 'upsert'))
    return { lastErrorObject: update ? { n: 0, updatedExisting: false } : { n: 0 }, value: null };
  const raw = upsertDocument(isDoc(exact.query) ? exact.query : {}, update, !isOperatorDoc(exact.update));
  insertRecord(batch, ensureCollection(batch, namespace), raw);
  const lastErrorObject = { n: 1, updatedExisting: false, upserted: decodeExact(raw)._id };
  return { lastErrorObject, value: isNew ? show(raw) : null };
}
