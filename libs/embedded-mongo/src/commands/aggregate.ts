import { runPipeline } from '../aggregate/pipeline.ts';
import { typeMismatch } from '../errors.ts';
import { collationOf } from '../query/search.ts';
import { docArgument, docsArgument } from './arguments.ts';
import { pageReply } from './cursors.ts';
import type { Command } from './types.ts';

const FIRST_BATCH = 101;

export const aggregate: Command = (call) => {
  const { body, database, view } = call;
  const stages = docsArgument(body, 'pipeline');
  if (!stages) throw typeMismatch("'pipeline' option must be specified as an array");
  const namespace = `${database}.${typeof body.aggregate === 'string' ? body.aggregate : '$cmd.aggregate'}`;
  const collection = view.collections.get(namespace);
  const results = runPipeline(
    {
      view,
      database,
      collection,
      collation:
        collationOf(collection, body.collation) &&
        (docArgument(body, 'collation') ?? (collection?.options.collation as never)),
      variables: docArgument(body, 'let'),
      hint: body.hint,
    },
    stages,
  );
  return pageReply(call, namespace, results, FIRST_BATCH);
};
