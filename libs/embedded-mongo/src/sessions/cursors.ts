import { randomInt } from 'node:crypto';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { Step, Turns } from '../query/turns.ts';
import type { CursorPage } from '../wire/message.ts';

type Steps = Iterable<Step<Buffer | Doc>>;

interface Cursor {
  readonly namespace: string;
  readonly results: AsyncGenerator<Buffer | Doc>;
  readonly turns: Turns;
  /** Read in advance, to know whether there are more documents. */
  next: Buffer | undefined;
  lastUsed: number;
}

const MAX_PAGE_BYTES = 16 * 1000 * 1000;
/** A cursor that is not read for this long is closed. */
const IDLE_MS = 10 * 60 * 1000;

/** Open cursors, whose results are computed lazily, page by page. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();
  // Random, so that a cursor id of a killed engine does not match another cursor.
  #lastId = BigInt(randomInt(1, 2 ** 40)) << 10n;

  /** The first page. No cursor stays open if everything fits. */
  async first(namespace: string, steps: Steps, turns: Turns, batchSize: number): Promise<CursorPage> {
    const cursor: Cursor = { namespace, results: turns.results(steps), turns, next: undefined, lastUsed: Date.now() };
    const { documents, isDone } = await takePage(cursor, batchSize);
    const cursorId = isDone ? 0n : ++this.#lastId;
    const oldest = Date.now() - IDLE_MS;
    for (const [id, { lastUsed }] of this.#open) if (lastUsed < oldest) this.#open.delete(id);
    if (!isDone) this.#open.set(String(cursorId), cursor);
    return { field: 'firstBatch', namespace, cursorId, documents };
  }

  /** The next page. Throws error 43 for a cursor that is unknown, exhausted or timed out. */
  async more(id: string, namespace: string, batchSize: number): Promise<CursorPage> {
    const cursor = this.#open.get(id);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (namespace !== cursor.namespace)
      throw new CommandError(13, 'Unauthorized', `the cursor belongs to ${cursor.namespace}`);
    // A read that fails, or runs out of time, ends its cursor.
    this.#open.delete(id);
    cursor.lastUsed = Date.now();
    cursor.turns.resume();
    const { documents, isDone } = await takePage(cursor, batchSize);
    if (!isDone) this.#open.set(id, cursor);
    return { field: 'nextBatch', namespace: cursor.namespace, cursorId: isDone ? 0n : BigInt(id), documents };
  }

  kill(id: string): boolean {
    return this.#open.delete(id);
  }
}

async function takePage(cursor: Cursor, batchSize: number): Promise<{ documents: Buffer[]; isDone: boolean }> {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < batchSize) {
    const document = await advance(cursor);
    if (!document) return { documents, isDone: true };
    if (documents.length > 0 && bytes + document.length > MAX_PAGE_BYTES) {
      cursor.next = document;
      return { documents, isDone: false };
    }
    documents.push(document);
    bytes += document.length + 12;
  }
  cursor.next = await advance(cursor);
  return { documents, isDone: cursor.next === undefined };
}

async function advance(cursor: Cursor): Promise<Buffer | undefined> {
  const { next } = cursor;
  cursor.next = undefined;
  if (next) return next;
  const { value } = await cursor.results.next();
  return value === undefined || Buffer.isBuffer(value) ? value : encode(value);
}
