import { location } from '../errors.ts';
import { compileProjection, type Projector } from '../query/projection.ts';
import { search } from '../query/search.ts';
import type { Step } from '../query/turns.ts';
import type { Stored } from '../storage/records.ts';
import { encodeCursorPage } from '../wire/cursor-reply.ts';
import { docArgument, filledDoc, namespaceOf, numberArgument } from './arguments.ts';
import type { Command } from './types.ts';

const FIRST_BATCH = 101;

export const find: Command = async (call) => {
  const { body, view, engine, turns } = call;
  const namespace = namespaceOf(call);
  const collection = view.collections.get(namespace);
  const filter = docArgument(body, 'filter') ?? {};
  const limit = numberArgument(body, 'limit', 0);
  const found = search(view, collection, {
    filter,
    sort: filledDoc(body, 'sort'),
    skip: checkedSkip(numberArgument(body, 'skip', 0)),
    limit: Math.abs(limit),
    hint: body.hint,
  });
  const projection = filledDoc(body, 'projection');
  const project = projection ? compileProjection(projection) : undefined;
  const batchSize = numberArgument(body, 'batchSize', FIRST_BATCH);
  const isSingle = body.singleBatch === true || limit < 0;
  return encodeCursorPage(await engine.cursors.first(namespace, output(found, project), turns, batchSize, isSingle));
};

function* output(steps: Iterable<Step<Stored>>, project: Projector | undefined): Generator<Step<Buffer>> {
  for (const step of steps) yield step && project ? project(step.raw) : step?.raw;
}

function checkedSkip(skip: number): number {
  if (skip < 0) throw location(51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  return skip;
}
