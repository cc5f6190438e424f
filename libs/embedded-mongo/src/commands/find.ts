import { compileProjection, type Projector } from '../query/projection.ts';
import { search } from '../query/search.ts';
import type { Step } from '../query/turns.ts';
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
  const results = output(found, project);
  return encodeCursorPage(await engine.cursors.first(namespace, results, turns, batchSize, isSingle));
};

function* output(found: Iterable<Step<Stored>>, project: Projector): Generator<Step<Buffer>> {
  for (const step of found) yield step && project(step.raw);
}
