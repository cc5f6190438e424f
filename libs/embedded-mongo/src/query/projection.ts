import type { Doc } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import { byteProjector, fieldsOf, type Part } from './byte-projection.ts';
import { decodingProjector } from './decoding-projection.ts';
import { elementTest } from './match/compile.ts';
import { topLevel } from './paths.ts';
import { classify, type Projection, type Tree, treeOf } from './projection-parts.ts';

/** Maps a stored document to the reply's. */
export type Projector = (raw: Buffer) => Buffer;

/**
 * Compiles a `find` projection: inclusion or exclusion of dotted paths, `$slice` and `$elemMatch`.
 * Fields keep their stored order and exact types.
 */
export function compileProjection(projection: Doc): Projector {
  const compiled = readProjection(projection);
  const decoding = decodingProjector(compiled);
  const quick = quickProjector(compiled);
  return quick ? (raw) => quick(raw) ?? decoding(raw) : decoding;
}

/** Parses a projection. Throws if it mixes inclusion and exclusion. */
export function readProjection(projection: Doc): Projection {
  const parts = classify(projection);
  const { included, elements, excluded } = parts;
  const picks = [...included, ...elements].length > 0;
  // `_id: 1` alone asks for the id only; beside an excluded field it changes nothing.
  const isInclusion = picks || (excluded.length === 0 && parts.id === true);
  if (isInclusion && excluded.length > 0) throw badValue('Cannot do exclusion on a field in an inclusion projection');
  const shaped = [...parts.slices, ...elements].map(([path]) => path);
  const paths = isInclusion ? [...included, ...shaped] : excluded;
  const id = parts.id ?? true;
  const tree = treeOf(isInclusion === id ? ['_id', ...paths] : paths);
  return { parts, tree, isInclusion, keepsAll: !isInclusion && paths.length === 0 && id };
}

/** Byte projector for inclusions of fields and `$elemMatch` of top-level arrays; `undefined` for other projections. */
function quickProjector({ parts, tree, isInclusion }: Projection): ((raw: Buffer) => Buffer | undefined) | undefined {
  if (!isInclusion || parts.slices.length > 0) return undefined;
  const tests = new Map<string, Part>();
  for (const [path, condition] of parts.elements) {
    if (path.includes('.') || tests.has(path) || parts.included.some((other) => topLevel(other) === path))
      return undefined;
    tests.set(path, { kind: 'first', test: elementTest(condition) });
  }
  const fields = Object.entries(tree).map(([name, branch]) => [name, tests.get(name) ?? partOf(branch)] as const);
  return byteProjector(fieldsOf(fields));
}

const partOf = (branch: Tree | true): Part =>
  branch === true
    ? { kind: 'whole' }
    : { kind: 'fields', fields: fieldsOf(Object.entries(branch).map(([name, inner]) => [name, partOf(inner)])) };
