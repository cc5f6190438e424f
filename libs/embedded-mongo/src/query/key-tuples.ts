import { type Doc, isDoc } from '../bson/types.ts';
import { notSupported } from '../errors.ts';
import { keyValuesAt, own } from './paths.ts';

/**
 * The values of a document for the fields of an index or of a sort, one tuple for each element if there is an array.
 * @param onArray is called with the arrays on the paths, if there are any; throws if several are too many
 */
export function keyTuples(
  doc: Doc,
  fields: readonly string[],
  onArray: (arrays: ReadonlySet<unknown>) => void,
): readonly (readonly unknown[])[] {
  const arrays = new Set(fields.map((field) => arrayOn(doc, field)).filter(Boolean));
  if (arrays.size > 0) onArray(arrays);
  const perField = fields.map((field) =>
    arrays.size === 0 && !field.includes('.') ? [own(doc, field)] : keyValuesAt(doc, field),
  );
  const expanded = perField.findIndex(({ length }) => length > 1);
  if (perField.filter(({ length }) => length > 1).length > 1)
    throw notSupported(`An array with several fields of the index or sort '${fields.join(', ')}'`);
  const first = perField.map(([value]) => value);
  return expanded < 0 ? [first] : (perField[expanded] as unknown[]).map((value) => first.with(expanded, value));
}

/** The first array on a path. */
function arrayOn(doc: Doc, path: string): unknown[] | undefined {
  let value: unknown = doc;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) break;
    value = isDoc(value) ? own(value, name) : undefined;
  }
  return Array.isArray(value) ? value : undefined;
}
