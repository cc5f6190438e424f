import type { CountryMatch, CountryRef } from '@tdt/contracts';
import { foldText } from '@tdt/cuisine/words';
import { canonicalCountrySlug } from '@tdt/domain';
import { slugify } from '@tdt/domain/text';
import type { CountriesRepository } from './countries.repository.ts';
import type { CountryDocument } from './country.model.ts';
import { PlaceWords } from './place-words.ts';
import { WorldParts } from './world-parts.ts';

/** A country as the directory keeps it. */
export interface DirectoryEntry {
  document: CountryDocument;
  ref: CountryRef;
  /** The name without case, accents or punctuation. */
  folded: string;
}

export interface FoundCountry {
  entry: DirectoryEntry;
  match: CountryMatch;
}

/** A text with fewer letters is part of too many names. */
const PARTIAL_NAME_MIN = 3;

const byName = new Intl.Collator('fr').compare;

type Reader = Pick<CountriesRepository, 'all'>;

/** All countries but those in the trash, in memory: there are a few hundred, and nearly every response contains one. */
export class CountryDirectory {
  readonly #repository: Reader;
  #sorted: readonly DirectoryEntry[] = [];
  #byId = new Map<string, DirectoryEntry>();
  #bySlug = new Map<string, DirectoryEntry>();
  #words = new PlaceWords([]);
  #parts = new WorldParts([]);
  #trashed: readonly DirectoryEntry[] = [];
  /** Where the slugs of merged countries lead. */
  #merged = new Map<string, string>();

  constructor(repository: Reader) {
    this.#repository = repository;
  }

  /** Reads the countries again. */
  async refresh(): Promise<void> {
    const stored = (await this.#repository.all()).map(entryOf);
    const sorted = stored.sort((a, b) => byName(a.document.name, b.document.name));
    const entries = sorted.filter(({ document }) => !document.deleted);
    this.#trashed = sorted.filter(({ document }) => document.deleted);
    this.#merged = mergedSlugs(this.#trashed);
    this.#sorted = entries;
    this.#byId = new Map(entries.map((entry) => [entry.document._id, entry]));
    this.#bySlug = new Map(entries.map((entry) => [entry.document.slug, entry]));
    this.#words = new PlaceWords(entries);
    this.#parts = new WorldParts(entries.map(({ document }) => document));
  }

  /** In the order of their French names. */
  all(): readonly DirectoryEntry[] {
    return this.#sorted;
  }

  /** Those in the trash, in the same order. */
  trashed(): readonly DirectoryEntry[] {
    return this.#trashed;
  }

  /** `undefined` for `null` and for a country that was removed. */
  byId(id: string | null): DirectoryEntry | undefined {
    return id === null ? undefined : this.#byId.get(id);
  }

  bySlug(slug: string): DirectoryEntry | undefined {
    return this.#bySlug.get(slug);
  }

  /** By what visitors call countries beside their names: adjectives, other names, regions. */
  get words(): PlaceWords {
    return this.#words;
  }

  /** The continents and regions where they lie. */
  get parts(): WorldParts {
    return this.#parts;
  }

  /** The country with exactly this name, without case and accents, or this alias; else the one that once had it. */
  named(name: string): DirectoryEntry | undefined {
    const slug = slugify(name);
    return this.#bySlug.get(canonicalCountrySlug(slug)) ?? this.#byFormerSlug(slug);
  }

  /** The country's reference; `null` where there is no such country. */
  refOf(id: string | null): CountryRef | null {
    return this.byId(id)?.ref ?? null;
  }

  /**
   * By slug, then alias or former slug, then exact name, then part of a name (the shortest such name), without case and
   * accents.
   */
  find(text: string): FoundCountry | null {
    const found = (entry: DirectoryEntry | undefined, match: CountryMatch): FoundCountry | null =>
      entry ? { entry, match } : null;
    const slug = slugify(text);
    return (
      found(this.bySlug(text), 'slug') ??
      found(this.bySlug(canonicalCountrySlug(slug)), slug === text ? 'alias' : 'name') ??
      found(this.#byFormerSlug(slug), 'alias') ??
      found(this.#byPartOfName(foldText(text)), 'name')
    );
  }

  /**
   * The country that once had this slug, or the one that its alias names, the latest such country; else the one with
   * which the country of this slug was merged.
   */
  #byFormerSlug(slug: string): DirectoryEntry | undefined {
    const slugs = new Set([slug, canonicalCountrySlug(slug)]);
    const had = this.#sorted.filter(({ document }) => document.former_slugs.some((former) => slugs.has(former)));
    const [latest] = had.sort((a, b) => b.document.created_at.getTime() - a.document.created_at.getTime());
    return latest ?? [...slugs].map((each) => this.byId(this.#merged.get(each) ?? null)).find(Boolean);
  }

  #byPartOfName(folded: string): DirectoryEntry | undefined {
    const exact = this.#sorted.find((entry) => entry.folded === folded);
    if (exact || folded.length < PARTIAL_NAME_MIN) return exact;
    const partial = this.#sorted.filter((entry) => entry.folded.includes(folded));
    return partial.sort((a, b) => a.folded.length - b.folded.length)[0];
  }
}

const entryOf = (document: CountryDocument): DirectoryEntry => ({
  document,
  ref: Object.freeze({
    name: document.name,
    slug: document.slug,
    particule_en_au: document.particule_en_au,
    particule_de_du: document.particule_de_du,
    country_bon_appetit: document.country_bon_appetit,
  }),
  folded: foldText(document.name),
});

/** Ids of the countries that got the recipes of deleted ones, by each slug of these. */
function mergedSlugs(trashed: readonly DirectoryEntry[]): Map<string, string> {
  const goals = new Map(trashed.map(({ document }) => [document._id, document.deleted?.merged_into ?? null]));
  const slugs = new Map<string, string>();
  for (const { document } of trashed) {
    let goal = document.deleted?.merged_into ?? null;
    // It may have been merged in turn. The stored chain has no more links than there are countries.
    for (let link = 0; goal !== null && goals.has(goal) && link < goals.size; link += 1) goal = goals.get(goal) ?? null;
    if (goal !== null) for (const slug of [document.slug, ...document.former_slugs]) slugs.set(slug, goal);
  }
  return slugs;
}
