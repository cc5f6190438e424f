import type { Doc } from '../bson/types.ts';
import { notSupported } from '../errors.ts';
import { countMatching } from '../query/count.ts';
import { parseCount } from '../query/count-pipeline.ts';
import { namespaceOf } from './arguments.ts';
import { pageReply } from './cursors.ts';
import type { Command } from './types.ts';

/** Answers pipelines that count, which drivers send for `countDocuments`. */
export const aggregate: Command = async (call) => {
  const { body, view, turns } = call;
  if (typeof body.aggregate !== 'string') throw notSupported('aggregate without a collection');
  const namespace = namespaceOf(call);
  const { id, field, options } = parseCount(body.pipeline as Doc[]);
  const total = await countMatching(view, view.collections.get(namespace), { ...options, hint: body.hint }, turns);
  return pageReply(call, namespace, total === 0 ? [] : [{ _id: id, [field]: total }]);
};
