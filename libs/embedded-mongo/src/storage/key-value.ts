export interface Entry<Value = Buffer> {
  readonly key: Buffer;
  readonly value: Value;
}

export interface KeyValueReader {
  get(key: Buffer): Buffer | undefined;
  /**
   * The first `limit` entries of [low, high), ascending or descending; without large values, since a page of them
   * would be too much. Leaves no statement open.
   */
  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): readonly Entry<Buffer | undefined>[];
  /** Grows with each commit; missing if there are no others than the reader's own. */
  readonly version?: number;
}

export interface KeyValueWriter extends KeyValueReader {
  put(key: Buffer, value: Buffer): void;
  delete(key: Buffer): void;
}

const FIRST_PAGE = 32;
const LARGEST_PAGE = 1024;

/** All entries of [low, high), read page by page; an entry is read again if there were commits since its page. */
export function* scan(reader: KeyValueReader, low: Buffer, high: Buffer, reverse = false): Generator<Entry> {
  for (let limit = FIRST_PAGE; ; limit = Math.min(limit * 4, LARGEST_PAGE)) {
    const entries = reader.page(low, high, reverse, limit);
    const { version } = reader;
    for (const entry of entries) {
      const value = (reader.version === version && entry.value) || reader.get(entry.key);
      if (value) yield { key: entry.key, value };
    }
    const last = entries.at(-1)?.key;
    if (!last || entries.length < limit) return;
    if (reverse) high = last;
    else low = Buffer.concat([last, Buffer.of(0)]);
  }
}
