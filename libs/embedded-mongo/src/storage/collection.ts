import { type Doc, isTruthy, toNumber } from '../bson/types.ts';

/** A collection's immutable definition. */
export interface Collection {
  readonly namespace: string;
  readonly id: number;
  readonly indexes: readonly Index[];
  /** Only in memory: after a crash there is none. */
  readonly build?: Build | undefined;
}

/** Indexes on their way into a collection, in as many commits as it takes. No search uses them before. */
export interface Build {
  readonly indexes: readonly Index[];
  /** The record up to which they are built; writes to documents up to there change them too. */
  reached: Buffer;
  /** Why they cannot be built; an Error. */
  failure?: unknown;
  /** Resolved when nothing is built any more, however it ended. */
  readonly ended: PromiseWithResolvers<void>;
}

export interface Index {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly string[];
  /** 1 ascending, -1 descending, one per field. */
  readonly directions: readonly number[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  /** The index as `listIndexes` shows it. */
  readonly spec: Doc;
  readonly flags: IndexFlags;
}

/**
 * Properties of an index's entries that restrict its use, so setting one too early is harmless. `stored` are the bits
 * on disk: a flag must be stored in the same commit as the entry that caused it.
 */
export interface IndexFlags {
  /** A document has several keys (an array on the path): the index provides no order and no two-sided range. */
  multikey: boolean;
  /** A key was cut: the index provides no order. */
  cut: boolean;
  stored: number;
}

export function indexFromSpec(id: number, spec: Doc, flags = readFlags(undefined)): Index {
  const key = spec.key as Doc;
  const fields = Object.keys(key);
  return {
    id,
    name: String(spec.name),
    fields,
    directions: Object.values(key).map((direction) => Math.sign(toNumber(direction))),
    isUnique: isTruthy(spec.unique) || spec.name === ID_INDEX,
    isSparse: isTruthy(spec.sparse),
    spec,
    flags,
  };
}

/** The `_id` index: a unique index whose values are never arrays. */
export const ID_INDEX = '_id_';
export const ID_INDEX_SPEC: Doc = { v: 2, key: { _id: 1 }, name: ID_INDEX };

const MULTIKEY = 1;
const CUT = 2;

export function readFlags(stored: Buffer | undefined): IndexFlags {
  const bits = stored?.[0] ?? 0;
  return { multikey: (bits & MULTIKEY) !== 0, cut: (bits & CUT) !== 0, stored: bits };
}

export function flagBits(flags: IndexFlags): number {
  return (flags.multikey ? MULTIKEY : 0) | (flags.cut ? CUT : 0);
}
