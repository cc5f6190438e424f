export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** The first entries of a range, and the rest of the range, if any. */
export interface Page {
  readonly entries: readonly Entry[];
  readonly rest: readonly [low: Buffer, high: Buffer] | undefined;
}

export interface KeyValueReader {
  get(key: Buffer): Buffer | undefined;
  /** About `limit` entries of [low, high), ascending or descending. Leaves no statement open. */
  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): Page;
}

export interface KeyValueWriter extends KeyValueReader {
  put(key: Buffer, value: Buffer): void;
  delete(key: Buffer): void;
}

const FIRST_PAGE = 32;
const LARGEST_PAGE = 1024;

/** All entries of [low, high), read page by page. Like MongoDB's cursors, it sees writes made between two pages. */
export function* scan(reader: KeyValueReader, low: Buffer, high: Buffer, reverse = false): Generator<Entry> {
  for (let limit = FIRST_PAGE; ; limit = Math.min(limit * 4, LARGEST_PAGE)) {
    const page = reader.page(low, high, reverse, limit);
    yield* page.entries;
    if (!page.rest) return;
    [low, high] = page.rest;
  }
}

/** The smallest key greater than `key`. */
export const justAfter = (key: Buffer): Buffer => Buffer.concat([key, Buffer.from([0])]);
