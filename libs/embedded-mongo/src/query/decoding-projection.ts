import { decodeExact, encode } from '../bson/codec.ts';
import { type Doc, isDoc, toNumber } from '../bson/types.ts';
import { elementTest } from './match/compile.ts';
import type { Projection, Tree } from './projection-parts.ts';
import { Field } from './update/field.ts';

/** Projects a document by decoding it; supports every projection. */
export function decodingProjector(projection: Projection): (raw: Buffer) => Buffer {
  const { parts, tree, isInclusion, keepsAll } = projection;
  return (raw) => {
    const doc = decodeExact(raw);
    for (const [path, condition] of parts.elements) keepFirst(doc, path, condition);
    for (const [path, slice] of parts.slices) keepSlice(doc, path, slice);
    return encode(keepsAll ? doc : isInclusion ? include(doc, tree) : exclude(doc, tree));
  };
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

function keepFirst(doc: Doc, path: string, condition: unknown): void {
  const field = new Field(doc, path.split('.'));
  const { value } = field;
  const test = elementTest(condition);
  const first = Array.isArray(value) ? value.find(test) : undefined;
  if (first === undefined) field.unset();
  else field.set([first]);
}
