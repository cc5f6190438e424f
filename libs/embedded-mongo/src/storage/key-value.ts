export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

export interface KeyValueReader {
  get(key: Buffer): Buffer | undefined;
  /** The first `limit` entries of [low, high), ascending or descending. Leaves no statement open. */
  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): readonly Entry[];
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
    const entries = reader.page(low, high, reverse, limit);
    yield* entries;
    const last = entries.at(-1)?.key;
    if (!last || entries.length < limit) return;
    if (reverse) high = last;
    else low = Buffer.concat([last, Buffer.of(0)]);
  }
}
