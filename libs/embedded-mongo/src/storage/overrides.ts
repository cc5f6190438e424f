import type { Entry, KeyValueReader, Page } from './key-value.ts';

/**
 * Values that override another reader's, with `null` for a deleted key: the writes of a transaction, or the old values
 * that a snapshot must still see. Keys are kept sorted for range reads.
 */
export class Overrides {
  readonly #values = new Map<string, Buffer | null>();
  readonly #sorted: string[] = [];

  /** `undefined` if the key is not overridden. */
  get(key: string): Buffer | null | undefined {
    return this.#values.get(key);
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  set(key: string, value: Buffer | null): void {
    if (!this.#values.has(key)) this.#sorted.splice(this.#position(key), 0, key);
    this.#values.set(key, value);
  }

  entries(): IterableIterator<[string, Buffer | null]> {
    return this.#values.entries();
  }

  /** A page of `base` with the overrides applied. */
  over(base: KeyValueReader, low: Buffer, high: Buffer, reverse: boolean, limit: number): Page {
    const page = base.page(low, high, reverse, limit);
    // Merge only the part of the range that the page covers; later pages cover the rest.
    const [from, to] = page.rest ? (reverse ? [page.rest[1], high] : [low, page.rest[0]]) : [low, high];
    const mine = this.#sorted.slice(this.#position(asText(from)), this.#position(asText(to)));
    if (mine.length === 0) return page;
    if (reverse) mine.reverse();
    return { entries: this.#merge(page.entries, mine, reverse), rest: page.rest };
  }

  #merge(entries: readonly Entry[], mine: string[], reverse: boolean): Entry[] {
    const merged: Entry[] = [];
    let next = 0;
    const take = (key: string) => {
      const value = this.#values.get(key);
      if (value) merged.push({ key: asKey(key), value });
      next++;
    };
    for (const entry of entries) {
      const key = asText(entry.key);
      for (let own = mine[next]; own !== undefined && (reverse ? own > key : own < key); own = mine[next]) take(own);
      if (mine[next] === key) take(key);
      else merged.push(entry);
    }
    while (next < mine.length) take(mine[next] as string);
    return merged;
  }

  /** Index of the first sorted key not below `key`. */
  #position(key: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Keys as latin1 strings, which can be map keys and sort like the bytes. */
export const asText = (key: Buffer): string => key.toString('latin1');
export const asKey = (text: string): Buffer => Buffer.from(text, 'latin1');
