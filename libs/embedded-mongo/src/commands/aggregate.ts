import { runPipeline } from '../aggregate/pipeline.ts';
import { notSupported, typeMismatch } from '../errors.ts';
import { docsArgument, namespaceOf } from './arguments.ts';
import { pageReply } from './cursors.ts';
import type { Command } from './types.ts';

const FIRST_BATCH = 101;

export const aggregate: Command = async (call) => {
  const { body, view, turns } = call;
  const stages = docsArgument(body, 'pipeline');
  if (!stages) throw typeMismatch("'pipeline' option must be specified as an array");
  if (body.explain === true) throw notSupported("aggregate option 'explain'");
  if (typeof body.aggregate !== 'string') throw notSupported('aggregate without a collection');
  const namespace = namespaceOf(call);
  const results = await runPipeline(view, view.collections.get(namespace), stages, body.hint, turns);
  return pageReply(call, namespace, results, FIRST_BATCH);
};
