import type { Doc } from '../../bson/types.ts';
import { compileFilter } from './compile.ts';
import type { Predicate } from './types.ts';

const compiled = new WeakMap<Doc, Predicate>();

/** Whether a document meets a filter without collation or variables; the filter object is compiled once. */
export function matches(filter: Doc, doc: Doc): boolean {
  let predicate = compiled.get(filter);
  if (!predicate) {
    predicate = compileFilter(filter);
    compiled.set(filter, predicate);
  }
  return predicate(doc);
}
