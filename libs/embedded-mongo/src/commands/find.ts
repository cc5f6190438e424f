import type { Doc } from '../bson/types.ts';
import { CommandError, notSupported } from '../errors.ts';
import { compileProjection, type Projector } from '../query/projection.ts';
import { collationOf, search } from '../query/search.ts';
import { encodeCursorPage } from '../wire/cursor-reply.ts';
import { docArgument, filledDoc, namespaceOf, numberArgument } from './arguments.ts';
import type { Call, Command } from './types.ts';

const FIRST_BATCH = 101;
const UNSUPPORTED = ['min', 'max', 'tailable', 'returnKey', 'showRecordId'];

export const find: Command = (call) => {
  const { body, view, engine } = call;
  for (const option of UNSUPPORTED) if (body[option]) throw notSupported(`find option '${option}'`);
  const namespace = namespaceOf(call);
  const collection = view.collections.get(namespace);
  const filter = docArgument(body, 'filter') ?? {};
  const variables = docArgument(body, 'let');
  const limit = numberArgument(body, 'limit', 0);
  const found = search(view, collection, {
    filter,
    sort: filledDoc(body, 'sort'),
    skip: checkedSkip(numberArgument(body, 'skip', 0)),
    limit: Math.abs(limit),
    collation: body.collation,
    hint: body.hint,
    variables,
  });
  const context = { collation: collationOf(collection, body.collation), variables };
  const projection = filledDoc(body, 'projection');
  const project = projection ? compileProjection(projection, filter, context) : undefined;
  const batchSize = numberArgument(body, 'batchSize', FIRST_BATCH);
  const isSingle = body.singleBatch === true || limit < 0;
  return encodeCursorPage(engine.cursors.first(namespace, output(found, project), batchSize, isSingle));
};

function* output(found: Iterable<{ raw: Buffer }>, project: Projector | undefined): Generator<Buffer> {
  for (const { raw } of found) yield project ? project(raw) : raw;
}

function checkedSkip(skip: number): number {
  if (skip < 0)
    throw new CommandError(51024, 'Location51024', `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  return skip;
}

/** Searches with a command's collation and hint. */
export function searchFor(call: Call, filter: Doc) {
  const { body, view } = call;
  return search(view, view.collections.get(namespaceOf(call)), { filter, collation: body.collation, hint: body.hint });
}
