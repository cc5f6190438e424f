import { decodeExact } from '../bson/codec.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { search } from '../query/search.ts';
import { applyUpdate } from '../query/update/apply.ts';
import { upsertDocument } from '../query/update/upsert.ts';
import type { Batch } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { insertRecord, removeRecord, replaceRecord } from '../storage/records.ts';
import { docArgument, filledDoc, namespaceOf } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import type { Call, Command } from './types.ts';

export const findAndModify: Command = (call) => {
  const { body } = call;
  if (body.remove === true ? body.update !== undefined : body.update === undefined)
    throw failedToParse('Either an update or remove=true must be specified, and not both');
  const namespace = namespaceOf(call);
  return call.write((batch) => findAndModifyIn(batch, namespace, call));
};

async function findAndModifyIn(batch: Batch, namespace: string, call: Call): Promise<Doc> {
  const { body } = call;
  const collection = batch.collections.get(namespace);
  const exact = decodeExact(call.raw);
  const filter = docArgument(body, 'query') ?? {};
  const show = projector(body);
  const steps = search(batch, collection, { filter, sort: filledDoc(body, 'sort'), limit: 1 });
  const { value: stored } = await call.turns.results(steps).next();
  if (stored && body.remove === true) {
    removeRecord(batch, collection as Collection, stored);
    return { lastErrorObject: { n: 1 }, value: show(stored.raw) };
  }
  if (stored) {
    const raw = applyUpdate(stored.raw, exact.update);
    if (!raw.equals(stored.raw)) replaceRecord(batch, collection as Collection, stored, raw);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value: show(body.new === true ? raw : stored.raw) };
  }
  if (body.upsert !== true || body.remove === true)
    return { lastErrorObject: body.remove === true ? { n: 0 } : { n: 0, updatedExisting: false }, value: null };
  const raw = upsertDocument(isDoc(exact.query) ? exact.query : {}, exact.update);
  const upserted = insertRecord(batch, ensureCollection(batch, namespace), raw);
  return { lastErrorObject: { n: 1, updatedExisting: false, upserted }, value: body.new === true ? show(raw) : null };
}

function projector(body: Doc): (raw: Buffer) => Doc {
  const fields = filledDoc(body, 'fields');
  const project = fields && compileProjection(fields);
  return (raw) => decodeExact(project ? project(raw) : raw);
}
