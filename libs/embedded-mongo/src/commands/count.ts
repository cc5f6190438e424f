import { countMatching } from '../query/count.ts';
import { namespaceOf } from './arguments.ts';
import type { Command } from './types.ts';

/** The number of all documents; drivers count those that match a filter by a pipeline. */
export const count: Command = async (call) => ({
  n: await countMatching(call.view, call.view.collections.get(namespaceOf(call)), {}, call.turns),
});
