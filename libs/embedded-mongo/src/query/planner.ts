import { isSame } from '../bson/compare.ts';
import { type Doc, isDoc, toNumber } from '../bson/types.ts';
import { badValue, notSupported } from '../errors.ts';
import type { Collection, Index } from '../storage/collection.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import type { SortField } from './sort.ts';

/** Finds candidates by scanning the collection, or by one index. */
export type Plan = ScanPlan | IndexPlan;

interface ScanPlan {
  readonly kind: 'scan';
  readonly isSorted: boolean;
  readonly reverse: boolean;
}

export interface IndexPlan {
  readonly kind: 'index';
  readonly index: Index;
  /** Values of the leading fields of the index; several points with `$in`. */
  readonly points: readonly (readonly unknown[])[];
  /** Bounds of the field after the points. */
  readonly range: Bounds | undefined;
  /** The candidates have the requested order. */
  readonly isSorted: boolean;
  readonly reverse: boolean;
  readonly score: number;
}

export interface PlanInput {
  readonly filter: Doc;
  readonly sort: readonly SortField[];
  /** An index name, its key document or `{ $natural: ±1 }`. */
  readonly hint?: unknown;
}

/** More combinations of equality values than this are looked up by fewer fields. */
const MAX_POINTS = 200_000;

/** Chooses the index with the most equality fields, preferably one that also sorts; else scans the collection. */
export function plan(collection: Collection, input: PlanInput): Plan {
  const { sort, hint } = input;
  const order = sort[0]?.path === '$natural' ? sort[0].direction : 0;
  if (order && hint !== undefined) throw notSupported('A hint beside a sort by $natural');
  const natural = isDoc(hint) && '$natural' in hint ? toNumber(hint.$natural) : order;
  if (natural) return { kind: 'scan', isSorted: sort.length === 0 || order !== 0, reverse: natural < 0 };
  const hinted = collection.indexes.find(({ name, spec }) => name === hint || isSame(spec.key, hint));
  if (hint !== undefined && !hinted) throw badValue('hint provided does not correspond to an existing index');
  const bounds = boundsOf(input.filter);
  let best: IndexPlan | undefined;
  for (const index of hinted ? [hinted] : collection.indexes) {
    const candidate = planIndex(index, input, bounds);
    if (candidate && candidate.score > (best?.score ?? 0)) best = candidate;
  }
  if (hinted && !best) throw notSupported(`hint of the sparse index '${hinted.name}' for this filter`);
  return best ?? { kind: 'scan', isSorted: sort.length === 0, reverse: false };
}

function planIndex(index: Index, input: PlanInput, bounds: Map<string, Bounds>): IndexPlan | undefined {
  const { points, depth } = pointsFor(index, bounds);
  if (!points) return undefined;
  const range = rangeFor(index, bounds.get(index.fields[depth] ?? ''));
  const order = points.length === 1 ? sortDirection(index, depth, input.sort) : undefined;
  if (depth === 0 && !range && (index.isSparse || (!order && input.hint === undefined))) return undefined;
  const isExact = index.isUnique && depth === index.fields.length;
  const score = 1 + depth * 10 + (range ? 4 : 0) + (order ? 15 : 0) + (isExact ? 100 : 0) - points.length / MAX_POINTS;
  const isSorted = order !== undefined || input.sort.length === 0;
  return { kind: 'index', index, points, range, isSorted, reverse: order === -1, score };
}

/** All combinations of equality values of the leading `depth` fields; none if a sparse index would miss nulls. */
function pointsFor(index: Index, bounds: Map<string, Bounds>): { points?: unknown[][]; depth: number } {
  let points: unknown[][] = [[]];
  let depth = 0;
  for (const field of index.fields) {
    const equal = bounds.get(field)?.equal;
    if (!equal || points.length * equal.length > MAX_POINTS) break;
    const hasNull = equal.some((value) => value === null);
    if (index.isSparse && hasNull) return { depth };
    // By position, one element is indexed; conditions look for such a name in all of them.
    if (hasNull && /\.\d/.test(field)) break;
    points = points.flatMap((point) => equal.map((value) => [...point, value]));
    depth++;
  }
  return { points, depth };
}

/** In an array one element may exceed the low bound and another stay below the high one: only one bound is usable. */
function rangeFor(index: Index, bounds: Bounds | undefined): Bounds | undefined {
  const beginning = bounds?.beginning;
  // No character is higher than the last one.
  if (beginning !== undefined) return { low: beginning, high: `${beginning}\u{10ffff}` };
  if (!bounds || (bounds.low === undefined && bounds.high === undefined)) return undefined;
  if (index.flags.multikey && bounds.low !== undefined) return { low: bounds.low };
  return bounds;
}

/** The scan direction that yields the sort order after `depth` fixed fields; `undefined` if there is none. */
function sortDirection(index: Index, depth: number, sort: readonly SortField[]): 1 | -1 | undefined {
  if (sort.length === 0 || index.flags.multikey || index.flags.cut) return undefined;
  let direction = 0;
  let at = depth;
  for (const { path, direction: wanted } of sort) {
    const position = index.fields.indexOf(path);
    if (position >= 0 && position < depth) continue;
    if (position !== at) return undefined;
    const turn = (index.directions[at] as number) * wanted;
    if (direction !== 0 && direction !== turn) return undefined;
    direction = turn;
    at++;
  }
  return direction < 0 ? -1 : 1;
}
