import type { CountryRef } from '@tdt/contracts';
import { canonicalCountrySlug, foldText, slugify } from '@tdt/domain';
import type { CollectionState, CountriesRepository } from './countries.repository.ts';
import type { CountryDocument } from './country.model.ts';
import { countryRef, UNKNOWN_COUNTRY } from './country-ref.ts';

/** A country as the directory keeps it. */
export interface DirectoryEntry {
  document: CountryDocument;
  ref: CountryRef;
  /** The name without case, accents or punctuation. */
  folded: string;
}

const byName = new Intl.Collator('fr').compare;

type Reader = Pick<CountriesRepository, 'all' | 'state'>;

/** All countries in memory: there are a few hundred, and nearly every answer names one. */
export class CountryDirectory {
  readonly #repository: Reader;
  #sorted: readonly DirectoryEntry[] = [];
  #byId = new Map<string, DirectoryEntry>();
  #bySlug = new Map<string, DirectoryEntry>();
  #state: CollectionState | null = null;

  constructor(repository: Reader) {
    this.#repository = repository;
  }

  /** Reads the countries again when any changed, or always when `forced`; answers whether it read them. */
  async refresh({ forced = false } = {}): Promise<boolean> {
    const state = await this.#repository.state();
    if (!forced && this.#state?.count === state.count && this.#state.latest === state.latest) return false;
    const documents = await this.#repository.all();
    const entries = documents.map((document) => ({
      document,
      ref: Object.freeze(countryRef(document)),
      folded: foldText(document.name),
    }));
    this.#sorted = entries.sort((a, b) => byName(a.document.name, b.document.name));
    this.#byId = new Map(entries.map((entry) => [entry.document._id, entry]));
    this.#bySlug = new Map(entries.map((entry) => [entry.document.slug, entry]));
    this.#state = state;
    return true;
  }

  /** In the order of their French names. */
  all(): readonly DirectoryEntry[] {
    return this.#sorted;
  }

  byId(id: string): DirectoryEntry | undefined {
    return this.#byId.get(id);
  }

  bySlug(slug: string): DirectoryEntry | undefined {
    return this.#bySlug.get(slug);
  }

  /** The country with this very name, without case and accents, or this alias. */
  named(name: string): DirectoryEntry | undefined {
    return this.#bySlug.get(canonicalCountrySlug(slugify(name)));
  }

  /** The country's reference; the unknown country's for an id that nobody has. */
  refOf(id: string): CountryRef {
    return this.#byId.get(id)?.ref ?? UNKNOWN_COUNTRY;
  }
}
