import { WriteConflict } from '../errors.ts';
import { asText } from './overrides.ts';

/** Locks on keys, held by the open transactions that wrote them. */
export class KeyLocks {
  readonly #owners = new Map<string, string>();

  claim(key: string, owner: string): void {
    const holder = this.#owners.get(key);
    if (holder !== undefined && holder !== owner) throw new WriteConflict('held by another transaction');
    this.#owners.set(key, owner);
  }

  /** Throws a WriteConflict if a transaction other than `owner` has locked the key. */
  check(key: Buffer, owner: string | undefined): void {
    if (this.#owners.size === 0) return;
    const holder = this.#owners.get(asText(key));
    if (holder !== undefined && holder !== owner) throw new WriteConflict('held by an open transaction');
  }

  release(owner: string): void {
    for (const [key, holder] of this.#owners) if (holder === owner) this.#owners.delete(key);
  }
}
