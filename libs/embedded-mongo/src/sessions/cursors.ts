import { randomInt } from 'node:crypto';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { CursorPage } from '../wire/cursor-reply.ts';

interface Cursor {
  readonly namespace: string;
  readonly results: Iterator<Buffer | Doc>;
  /** Read in advance, to know whether there are more documents. */
  next: Buffer | undefined;
  lastUsed: number;
}

const MAX_PAGE_BYTES = 16 * 1000 * 1000;
const IDLE_MS = 10 * 60 * 1000;

/** Open cursors, whose results are computed lazily, page by page. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();
  // Random, so that a cursor id of a killed engine does not match another cursor.
  #lastId = BigInt(randomInt(1, 2 ** 40)) << 10n;

  get size(): number {
    return this.#open.size;
  }

  /** The first page. No cursor stays open if everything fits, or with `isSingle`. */
  first(namespace: string, results: Iterable<Buffer | Doc>, batchSize: number, isSingle = false): CursorPage {
    const cursor: Cursor = { namespace, results: results[Symbol.iterator](), next: undefined, lastUsed: Date.now() };
    const { documents, isDone } = takePage(cursor, batchSize, isSingle);
    if (isDone) return { field: 'firstBatch', namespace, cursorId: 0n, documents };
    const cursorId = ++this.#lastId;
    this.#open.set(cursorId, cursor);
    return { field: 'firstBatch', namespace, cursorId, documents };
  }

  /** The next page. Throws error 43 for a cursor that is unknown, exhausted or timed out. */
  more(cursorId: bigint, batchSize: number): CursorPage {
    const cursor = this.#open.get(cursorId);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${cursorId} not found`);
    cursor.lastUsed = Date.now();
    const { documents, isDone } = takePage(cursor, batchSize, false);
    if (isDone) this.#open.delete(cursorId);
    return { field: 'nextBatch', namespace: cursor.namespace, cursorId: isDone ? 0n : cursorId, documents };
  }

  kill(cursorId: bigint): boolean {
    return this.#open.delete(cursorId);
  }

  sweep(now: number): void {
    for (const [id, { lastUsed }] of this.#open) if (now - lastUsed > IDLE_MS) this.#open.delete(id);
  }
}

function takePage(cursor: Cursor, batchSize: number, isSingle: boolean): { documents: Buffer[]; isDone: boolean } {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < batchSize) {
    const document = advance(cursor);
    if (!document) return { documents, isDone: true };
    if (documents.length > 0 && bytes + document.length > MAX_PAGE_BYTES) {
      cursor.next = document;
      return { documents, isDone: isSingle };
    }
    documents.push(document);
    bytes += document.length + 12;
  }
  if (isSingle) return { documents, isDone: true };
  cursor.next = advance(cursor);
  return { documents, isDone: cursor.next === undefined };
}

function advance(cursor: Cursor): Buffer | undefined {
  const { next } = cursor;
  cursor.next = undefined;
  if (next) return next;
  const result = cursor.results.next();
  if (result.done) return undefined;
  return Buffer.isBuffer(result.value) ? result.value : encode(result.value);
}
