import { Aggregator } from 'mingo/aggregator';
import { mingoOptions } from '../../aggregate/mingo-context.ts';
import { decode, encode } from '../../bson/codec.ts';
import { compare } from '../../bson/compare.ts';
import { type Doc, isDoc } from '../../bson/types.ts';
import { CommandError } from '../../errors.ts';
import type { UpdateStatement } from './types.ts';

const STAGES = ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'];

/** The document after a pipeline update. Unchanged top-level fields keep their exact types. */
export function applyPipeline(exact: Doc, pipeline: Doc[], { variables }: UpdateStatement): Doc {
  for (const stage of pipeline) {
    const name = Object.keys(stage)[0] ?? '';
    if (!STAGES.includes(name))
      throw new CommandError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  const raw = encode(exact);
  const before = decode(raw);
  // mingo does not know the exact types of the operands.
  const plain = decode(encode({ pipeline })).pipeline as Doc[];
  const after = new Aggregator(plain as never[], mingoOptions({ variables })).run([decode(raw)] as never[])[0] as Doc;
  const id = exact._id === undefined ? {} : { _id: exact._id };
  return { ...id, ...keepExact(exact, before, after) };
}

function keepExact(exact: Doc, before: Doc, after: Doc): Doc {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      name in exact && isSame(before[name], value) ? exact[name] : value,
    ]),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  if (isDoc(a) !== isDoc(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return compare(a, b) === 0;
}
