export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** Some entries of a range, in order, and what of the range they leave to read. */
export interface Page {
  readonly entries: readonly Entry[];
  readonly rest: readonly [low: Buffer, high: Buffer] | undefined;
}

export interface KeyValueReader {
  get(key: Buffer): Buffer | undefined;
  /** About `limit` entries of [low, high), ascending or descending; no statement stays open behind it. */
  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): Page;
}

export interface KeyValueWriter extends KeyValueReader {
  put(key: Buffer, value: Buffer): void;
  delete(key: Buffer): void;
}

const FIRST_PAGE = 32;
const LARGEST_PAGE = 1024;

/** All entries of [low, high), read page by page: writes between two pages are seen, as in MongoDB's own cursors. */
export function* scan(reader: KeyValueReader, low: Buffer, high: Buffer, reverse = false): Generator<Entry> {
  for (let limit = FIRST_PAGE; ; limit = Math.min(limit * 4, LARGEST_PAGE)) {
    const page = reader.page(low, high, reverse, limit);
    yield* page.entries;
    if (!page.rest) return;
    [low, high] = page.rest;
  }
}

/** The key just behind `key`: the lower bound that leaves `key` itself out. */
export const justAfter = (key: Buffer): Buffer => Buffer.concat([key, Buffer.from([0])]);
