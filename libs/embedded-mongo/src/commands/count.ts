import { countMatching } from '../query/count.ts';
import { filledDoc, namespaceOf, numberArgument } from './arguments.ts';
import type { Command } from './types.ts';

export const count: Command = async (call) => {
  const { body, view, turns } = call;
  const options = {
    filter: filledDoc(body, 'query'),
    skip: numberArgument(body, 'skip', 0),
    limit: Math.abs(numberArgument(body, 'limit', 0)),
  };
  return { n: await countMatching(view, view.collections.get(namespaceOf(call)), options, turns) };
};
