import type { Iterator } from 'mingo/lazy';
import { Lazy } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { parseCollation } from '../bson/collation.ts';
import { type Doc, toNumber } from '../bson/types.ts';
import { compileFilter } from '../query/match/compile.ts';
import { parseSort, sortDocs } from '../query/sort.ts';

/** A pipeline stage as mingo calls it. */
export type Stage = (input: Iterator, operand: never, options: Options) => Iterator;

/** Our query operators instead of mingo's. */
const $match = (input: Iterator, filter: Doc, options: Options): Iterator => {
  const variables = { ...options.variables, ...(options as { local?: { variables?: Doc } }).local?.variables };
  return input.filter(compileFilter(filter, { collation: parseCollation(options.collation), variables }));
};

/** mingo groups by value and knows another order of types. */
const $sort = (input: Iterator, sort: Doc, options: Options): Iterator =>
  input.transform((docs: Doc[]) => Lazy(sortDocs(docs, parseSort(sort), parseCollation(options.collation))));

/** mingo may pick one document several times. */
const $sample = (input: Iterator, { size }: Doc): Iterator =>
  input.transform((docs: Doc[]) => {
    const shuffled = docs.slice();
    const wanted = Math.min(toNumber(size), shuffled.length);
    for (let i = 0; i < wanted; i++) {
      const other = i + Math.floor(Math.random() * (shuffled.length - i));
      [shuffled[i], shuffled[other]] = [shuffled[other] as Doc, shuffled[i] as Doc];
    }
    return Lazy(shuffled.slice(0, wanted));
  });

export const correctedStages: Record<string, Stage> = { $match, $sort, $sample };
