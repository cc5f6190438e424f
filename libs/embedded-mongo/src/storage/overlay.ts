import { WriteConflict } from '../errors.ts';
import type { KeyLocks } from './key-locks.ts';
import type { KeyValueReader, KeyValueWriter, Page } from './key-value.ts';
import { asKey, asText, Overrides } from './overrides.ts';
import type { Snapshot } from './snapshots.ts';

/**
 * The writes of an open transaction over its snapshot, invisible to others until they are applied. Each written key is
 * locked. Writing a key that another transaction has locked, or that changed since the snapshot, throws a WriteConflict
 * (first writer wins).
 */
export class Overlay implements KeyValueWriter {
  readonly #snapshot: Snapshot;
  readonly #current: KeyValueReader;
  readonly #locks: KeyLocks;
  readonly #owner: string;
  readonly #writes = new Overrides();

  constructor(snapshot: Snapshot, current: KeyValueReader, locks: KeyLocks, owner: string) {
    this.#snapshot = snapshot;
    this.#current = current;
    this.#locks = locks;
    this.#owner = owner;
  }

  get(key: Buffer): Buffer | undefined {
    const own = this.#writes.get(asText(key));
    return own === undefined ? this.#snapshot.get(key) : (own ?? undefined);
  }

  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): Page {
    return this.#writes.over(this.#snapshot, low, high, reverse, limit);
  }

  put(key: Buffer, value: Buffer): void {
    this.#writes.set(this.#claim(key), value);
  }

  delete(key: Buffer): void {
    this.#writes.set(this.#claim(key), null);
  }

  /** Writes everything to `target`, which commits it. */
  applyTo(target: KeyValueWriter): void {
    for (const [text, value] of this.#writes.entries()) {
      if (value) target.put(asKey(text), value);
      else target.delete(asKey(text));
    }
  }

  /** Releases snapshot and locks after a commit or an abort. */
  release(): void {
    this.#snapshot.release();
    this.#locks.release(this.#owner);
  }

  #claim(key: Buffer): string {
    const text = asText(key);
    if (this.#writes.has(text)) return text;
    const before = this.#snapshot.get(key);
    const now = this.#current.get(key);
    if (before === undefined ? now !== undefined : !now?.equals(before)) throw new WriteConflict('changed since');
    this.#locks.claim(text, this.#owner);
    return text;
  }
}
