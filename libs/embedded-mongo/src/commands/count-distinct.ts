import { decodeFields } from '../bson/codec.ts';
import { stringOrder } from '../bson/collation.ts';
import { compare } from '../bson/compare.ts';
import { typeMismatch } from '../errors.ts';
import { countMatching } from '../query/count.ts';
import { topLevel, valuesAt } from '../query/paths.ts';
import { collationOf } from '../query/search.ts';
import { encodeKey } from '../storage/key-writer.ts';
import { filledDoc, namespaceOf, numberArgument } from './arguments.ts';
import { searchFor } from './find.ts';
import type { Command } from './types.ts';

export const count: Command = (call) => {
  const { body, view } = call;
  const n = countMatching(view, view.collections.get(namespaceOf(call)), {
    filter: filledDoc(body, 'query'),
    skip: numberArgument(body, 'skip', 0),
    limit: Math.abs(numberArgument(body, 'limit', 0)),
    collation: body.collation,
    hint: body.hint,
  });
  return { n };
};

/** The distinct values at a path, sorted; arrays count by their elements. */
export const distinct: Command = (call) => {
  const { body, view } = call;
  const { key } = body;
  if (typeof key !== 'string')
    throw typeMismatch("BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collation = collationOf(view.collections.get(namespaceOf(call)), body.collation);
  const wanted = new Set([topLevel(key)]);
  const values = new Map<string, unknown>();
  for (const { raw } of searchFor(call, filledDoc(body, 'query') ?? {}))
    for (const value of valuesAt(decodeFields(raw, wanted), key).flat())
      if (value !== undefined) {
        const text = encodeKey([value], [1], collation).key.toString('latin1');
        if (!values.has(text)) values.set(text, value);
      }
  return { values: [...values.values()].sort((a, b) => compare(a, b, stringOrder(collation))) };
};
