import { randomInt } from 'node:crypto';
import { CommandError } from '../errors.ts';
import type { Step, Turns } from '../query/turns.ts';
import type { CursorPage } from '../wire/message.ts';

type Steps = Iterable<Step<Buffer>>;

interface Cursor {
  readonly namespace: string;
  readonly results: AsyncGenerator<Buffer, undefined>;
  readonly turns: Turns;
  /** What its last page had no room for. */
  next: Buffer | undefined;
  /** How many documents it has at most; a positive number. */
  left: number;
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

  /** The first page. The cursor stays open if the page is full, unless it holds `left` documents: all there can be. */
  async first(namespace: string, steps: Steps, turns: Turns, batchSize: number, left: number): Promise<CursorPage> {
    const lastUsed = Date.now();
    const cursor: Cursor = { namespace, results: turns.results(steps), turns, next: undefined, left, lastUsed };
    const { documents, isDone } = await takePage(cursor, batchSize);
    const cursorId = isDone ? 0n : ++this.#lastId;
    for (const [id, other] of this.#open) if (other.lastUsed < lastUsed - IDLE_MS) this.#open.delete(id);
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

  kill = (id: string): boolean => this.#open.delete(id);
}

/** Reads nothing in advance: a document is sent as it is when its page is asked for. */
async function takePage(cursor: Cursor, batchSize: number): Promise<{ documents: Buffer[]; isDone: boolean }> {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < batchSize) {
    const document = cursor.next ?? (await cursor.results.next()).value;
    if (!document) return { documents, isDone: true };
    cursor.next = documents.length > 0 && bytes + document.length > MAX_PAGE_BYTES ? document : undefined;
    if (cursor.next) break;
    documents.push(document);
    bytes += document.length + 12;
    if (--cursor.left === 0) return { documents, isDone: true };
  }
  return { documents, isDone: false };
}
