import { decode, decodeExact, encode } from '../bson/codec.ts';
import { type Doc, isDoc, isNumeric, isTruthy, toNumber } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import { evaluate } from './expression/evaluate.ts';
import { elementTest } from './match/compile.ts';
import type { MatchContext } from './match/types.ts';
import { Field } from './update/field.ts';
import { PositionalPaths } from './update/positional.ts';

/** Turns a stored document into the reply's. */
export type Projector = (raw: Buffer) => Buffer;

/** Included or excluded fields as a tree: `{ 'a.b': 1 }` is a -> b -> leaf. */
interface Tree {
  [name: string]: Tree | true;
}

/**
 * Compiles a `find` projection: inclusion or exclusion of dotted paths, `$slice`, `$elemMatch`, the positional `a.$`,
 * and computed fields. Fields keep the order and the exact types they are stored with.
 */
export function compileProjection(projection: Doc, filter: Doc, context: MatchContext): Projector {
  const parts = sortOut(projection);
  const { included, elements, positional, computed } = parts;
  const picks = [...included, ...elements, ...positional].length > 0;
  const isInclusion = picks || (computed.length > 0 && parts.excluded.length === 0);
  if (isInclusion && parts.excluded.length > 0)
    throw badValue('Cannot do exclusion on a field in an inclusion projection');
  const shaped = [...parts.slices, ...parts.elements, ...parts.positional].map(([path]) => path);
  const paths = isInclusion ? [...parts.included, ...shaped] : parts.excluded;
  const id = parts.id ?? true;
  const tree = treeOf(isInclusion && id ? ['_id', ...paths] : !isInclusion && !id ? ['_id', ...paths] : paths);
  const keepsAll = !isInclusion && paths.length === 0 && id;
  return (raw) => {
    const doc = decodeExact(raw);
    for (const [path] of parts.positional) keepMatched(doc, path, filter, context);
    for (const [path, condition] of parts.elements) keepFirst(doc, path, condition, context);
    for (const [path, slice] of parts.slices) keepSlice(doc, path, slice);
    const shapedDoc = keepsAll ? doc : isInclusion ? include(doc, tree) : exclude(doc, tree);
    if (parts.computed.length > 0) {
      const plain = decode(raw);
      for (const [path, expression] of parts.computed) {
        const value = evaluate(plain, expression, context);
        if (value !== undefined) new Field(shapedDoc, path.split('.')).set(value);
      }
    }
    return encode(shapedDoc);
  };
}

type Shaped = [path: string, operand: unknown];

interface Parts {
  readonly included: string[];
  readonly excluded: string[];
  readonly slices: Shaped[];
  readonly elements: Shaped[];
  readonly positional: Shaped[];
  readonly computed: Shaped[];
  id: boolean | undefined;
}

function sortOut(projection: Doc, prefix = '', parts: Parts = emptyParts()): Parts {
  for (const [name, value] of Object.entries(projection)) {
    const path = prefix + name;
    if (isNumeric(value) || typeof value === 'boolean') {
      if (path === '_id') parts.id = isTruthy(value);
      else if (path.endsWith('.$')) parts.positional.push([path.slice(0, -2), value]);
      else (isTruthy(value) ? parts.included : parts.excluded).push(path);
    } else if (isDoc(value) && '$slice' in value && !isExpressionSlice(value.$slice))
      parts.slices.push([path, value.$slice]);
    else if (isDoc(value) && '$elemMatch' in value) parts.elements.push([path, value.$elemMatch]);
    else if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) sortOut(value, `${path}.`, parts);
    else parts.computed.push([path, value]);
  }
  return parts;
}

const emptyParts = (): Parts => ({
  included: [],
  excluded: [],
  slices: [],
  elements: [],
  positional: [],
  computed: [],
  id: undefined,
});

/** `$slice: ['$tags', 2]` is the aggregation expression of the same name. */
const isExpressionSlice = (slice: unknown) => Array.isArray(slice) && !slice.every(isNumeric);

function treeOf(paths: readonly string[]): Tree {
  const root: Tree = {};
  for (const path of paths) {
    let at = root;
    const names = path.split('.');
    names.forEach((name, depth) => {
      if (depth === names.length - 1) at[name] = true;
      else if (at[name] !== true) {
        const next = at[name] ?? {};
        at[name] = next;
        at = next;
      }
    });
  }
  return root;
}

function include(doc: Doc, tree: Tree): Doc {
  const kept: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch === true) kept[name] = value;
    else if (branch && isDoc(value)) kept[name] = include(value, branch);
    else if (branch && Array.isArray(value)) kept[name] = includeElements(value, branch);
  }
  return kept;
}

const includeElements = (array: unknown[], tree: Tree): unknown[] =>
  array.flatMap((element) => {
    if (Array.isArray(element)) return [includeElements(element, tree)];
    return isDoc(element) ? [include(element, tree)] : [];
  });

function exclude(doc: Doc, tree: Tree): Doc {
  const kept: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch === undefined) kept[name] = value;
    else if (branch !== true) kept[name] = excludeFrom(value, branch);
  }
  return kept;
}

function excludeFrom(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((element) => excludeFrom(element, tree));
  return isDoc(value) ? exclude(value, tree) : value;
}

function keepSlice(doc: Doc, path: string, slice: unknown): void {
  const field = new Field(doc, path.split('.'));
  const { value } = field;
  if (!Array.isArray(value)) return;
  const [skip, count] = (Array.isArray(slice) ? slice : [undefined, slice]).map((part) => part && toNumber(part));
  if (skip === undefined) {
    field.set(count < 0 ? value.slice(count) : value.slice(0, count ?? 0));
    return;
  }
  const from = skip < 0 ? Math.max(0, value.length + skip) : skip;
  field.set(value.slice(from, from + (count ?? 0)));
}

function keepFirst(doc: Doc, path: string, condition: unknown, context: MatchContext): void {
  const field = new Field(doc, path.split('.'));
  const { value } = field;
  const test = elementTest(condition, context);
  const first = Array.isArray(value) ? value.find(test) : undefined;
  if (first === undefined) field.unset();
  else field.set([first]);
}

function keepMatched(doc: Doc, path: string, filter: Doc, { collation }: MatchContext): void {
  const field = new Field(doc, path.split('.'));
  const { value } = field;
  if (!Array.isArray(value)) return;
  const position = new PositionalPaths(doc, filter, [], collation).expand(`${path}.$`)[0]?.at(-1);
  field.set([value[Number(position)]]);
}
