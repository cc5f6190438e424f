import { decodeFields } from '../bson/codec.ts';
import { compare } from '../bson/compare.ts';
import { keyText } from '../bson/key-writer.ts';
import { typeMismatch } from '../errors.ts';
import { countMatching } from '../query/count.ts';
import { topLevel, valuesAt } from '../query/paths.ts';
import { search } from '../query/search.ts';
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

/** The distinct values at a path, sorted; arrays count by their elements. */
export const distinct: Command = async (call) => {
  const { body, view, turns } = call;
  const { key } = body;
  if (typeof key !== 'string')
    throw typeMismatch("BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collection = view.collections.get(namespaceOf(call));
  const wanted = new Set([topLevel(key)]);
  const values = new Map<string, unknown>();
  for await (const { raw } of turns.results(search(view, collection, { filter: filledDoc(body, 'query') })))
    for (const value of valuesAt(decodeFields(raw, wanted), key).flat())
      if (value !== undefined) {
        const text = keyText(value);
        if (!values.has(text)) values.set(text, value);
      }
  return { values: [...values.values()].sort(compare) };
};
