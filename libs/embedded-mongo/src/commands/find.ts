import { CommandError } from '../errors.ts';
import { compileProjection, type Projector } from '../query/projection.ts';
import { search } from '../query/search.ts';
import type { Step } from '../query/turns.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import type { Stored } from '../storage/records.ts';
import { encodeCursorPage } from '../wire/cursor-reply.ts';
import { docArgument, filledDoc, flagArgument, namespaceOf, numberArgument } from './arguments.ts';
import type { Command } from './types.ts';

const FIRST_BATCH = 101;

export const find: Command = async (call) => {
  const { body, view, engine, turns } = call;
  const namespace = namespaceOf(call);
  const collection = view.collections.get(namespace);
  const found = search(view, collection, {
    filter: docArgument(body, 'filter'),
    sort: filledDoc(body, 'sort'),
    skip: numberArgument(body, 'skip'),
    limit: numberArgument(body, 'limit'),
    hint: body.hint,
  });
  const projection = filledDoc(body, 'projection');
  const project: Projector = projection ? compileProjection(projection) : (raw) => raw;
  const batchSize = numberArgument(body, 'batchSize', FIRST_BATCH);
  const isSingle = flagArgument(body, 'singleBatch');
  const results = output(found, project, () => checkIntact(view, collection));
  return encodeCursorPage(await engine.cursors.first(namespace, results, turns, batchSize, isSingle));
};

function* output(found: Iterable<Step<Stored>>, project: Projector, ended: () => void): Generator<Step<Buffer>> {
  for (const step of found) yield step && project(step.raw);
  ended();
}

/** A search ends early when its collection or its index is dropped: that is an error, not the end of the results. */
function checkIntact(view: ReadView, collection: Collection | undefined): void {
  if (!collection) return;
  const now = view.collections.get(collection.namespace);
  const isIntact = collection.indexes.every(({ id }) => now?.indexes.some((index) => index.id === id));
  if (!isIntact) throw new CommandError(175, 'QueryPlanKilled', 'the collection or an index of it was dropped');
}
