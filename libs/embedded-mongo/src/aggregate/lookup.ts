import { evalExpr } from 'mingo/core';
import { type Doc, isDoc, regexParts } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { valuesAt } from '../query/paths.ts';
import { Field } from '../query/update/field.ts';
import { encodeKey } from '../storage/key-writer.ts';
import type { Stage } from './stages.ts';

/** Runs a pipeline over another collection of the same database. */
export type SubPipeline = (collection: string | undefined, stages: Doc[], variables: Doc) => Doc[];

/** `$lookup` that uses the foreign collection's indexes, once per distinct local value, instead of loading it whole. */
export function createLookup(run: SubPipeline): Stage {
  return (input, operand: Doc, options) => {
    const {
      from,
      localField,
      foreignField,
      pipeline = [],
      as,
    } = operand as {
      from?: string;
      localField?: string;
      foreignField?: string;
      pipeline?: Doc[];
      as?: string;
    };
    if (typeof as !== 'string') throw failedToParse("$lookup must specify an 'as' field");
    if ((localField === undefined) !== (foreignField === undefined))
      throw failedToParse('$lookup requires both or neither of localField and foreignField to be specified');
    const known = new Map<string, Doc[]>();
    const outer = { ...options.variables, ...localVariables(options) };
    return input.map((doc: Doc) => {
      const variables = { ...outer, ...evaluateLet(doc, operand.let, options) };
      const match = localField && foreignField ? [{ $match: joinFilter(doc, localField, foreignField) }] : [];
      const find = () => run(from, [...match, ...pipeline], variables);
      const found = operand.let === undefined ? cached(known, match[0]?.$match, find) : find();
      const joined = { ...doc };
      new Field(joined, as.split('.')).set(found);
      return joined;
    });
  };
}

/** Matches any local value: null and missing match each other, an array matches by its elements. */
function joinFilter(doc: Doc, localField: string, foreignField: string): Doc {
  const reached = valuesAt(doc, localField);
  const values = reached.flatMap((value) => (Array.isArray(value) ? value : [value ?? null]));
  if (values.length === 0 && reached.length === 0) values.push(null);
  return { [foreignField]: { $in: values.filter((value) => !regexParts(value)) } };
}

function cached(known: Map<string, Doc[]>, filter: Doc | undefined, find: () => Doc[]): Doc[] {
  const key = encodeKey([filter], [1]).key.toString('latin1');
  let found = known.get(key);
  if (!found) {
    found = find();
    known.set(key, found);
  }
  return found;
}

function evaluateLet(doc: Doc, expressions: unknown, options: Parameters<Stage>[2]): Doc {
  return isDoc(expressions) ? (evalExpr(doc as never, expressions as never, options) as Doc) : {};
}

/** Variables of the surrounding `$lookup`, if there is one. */
function localVariables(options: unknown): Doc {
  return (options as { local?: { variables?: Doc } }).local?.variables ?? {};
}
