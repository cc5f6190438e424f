import { type Doc, isDoc, isNumeric, isTruthy } from '../bson/types.ts';
import { notSupported } from '../errors.ts';

/** A parsed projection. */
export interface Projection {
  readonly parts: Parts;
  /** The fields to keep, or to omit. */
  readonly tree: Tree;
  readonly isInclusion: boolean;
  readonly keepsAll: boolean;
}

/** Included or excluded fields as a tree: `{ 'a.b': 1 }` becomes `{ a: { b: true } }`. */
export interface Tree {
  [name: string]: Tree | true;
}

export type Shaped = [path: string, operand: unknown];

export interface Parts {
  readonly included: string[];
  readonly excluded: string[];
  readonly slices: Shaped[];
  readonly elements: Shaped[];
  id: boolean | undefined;
}

/** Sorts the entries of a projection by kind. */
export function classify(projection: Doc, prefix = '', parts: Parts = emptyParts()): Parts {
  for (const [name, value] of Object.entries(projection)) {
    const path = prefix + name;
    if (path.includes('$')) throw notSupported(`The path '${path}' of a projection`);
    if (isNumeric(value) || typeof value === 'boolean') {
      if (path === '_id') parts.id = isTruthy(value);
      else (isTruthy(value) ? parts.included : parts.excluded).push(path);
    } else if (isDoc(value) && '$slice' in value && !isExpressionSlice(value.$slice))
      parts.slices.push([path, value.$slice]);
    else if (isDoc(value) && '$elemMatch' in value) parts.elements.push([path, value.$elemMatch]);
    else if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) classify(value, `${path}.`, parts);
    else throw notSupported(`A computed field in a projection ('${path}')`);
  }
  return parts;
}

const emptyParts = (): Parts => ({
  included: [],
  excluded: [],
  slices: [],
  elements: [],
  id: undefined,
});

/** `$slice: ['$tags', 2]` is the aggregation expression, not the projection operator. */
const isExpressionSlice = (slice: unknown) => Array.isArray(slice) && !slice.every(isNumeric);

export function treeOf(paths: readonly string[]): Tree {
  const root = emptyTree();
  for (const path of paths) {
    let at = root;
    const names = path.split('.');
    names.forEach((name, depth) => {
      if (depth === names.length - 1) at[name] = true;
      else if (at[name] !== true) {
        const next = at[name] ?? emptyTree();
        at[name] = next;
        at = next;
      }
    });
  }
  return root;
}

/** Has no prototype, so that `constructor.x` is an ordinary path. */
const emptyTree = (): Tree => Object.create(null);
