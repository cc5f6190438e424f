import { appendFileSync } from 'node:fs';
import { type Doc, isDoc } from '../bson/types.ts';
import type { Collection } from '../storage/collection.ts';

/** Path of a file for tests, which receives a line for each kind of query that reads whole collections. */
const FILE = process.env.TDT_ENGINE_SCANS;
const noted = new Set<string>();

/**
 * Notes that a query scans a collection with indexes. Filters of equal form are one kind; a query for all is no scan.
 */
export function noteScan({ namespace, indexes }: Collection, filter: Doc, sort: unknown): void {
  if (!FILE || indexes.length === 1 || (Object.keys(filter).length === 0 && !sort)) return;
  const kind = `${namespace} ${JSON.stringify([formOf(filter), sort || {}])}\n`;
  if (!noted.has(kind)) appendFileSync(FILE, kind);
  noted.add(kind);
}

/** A filter without its values; the clauses of an `$or` as one. */
function formOf(filter: unknown): unknown {
  if (Array.isArray(filter)) return [formOf(Object.assign({}, ...filter.filter(isDoc)))];
  return isDoc(filter) ? Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, formOf(value)])) : '?';
}
