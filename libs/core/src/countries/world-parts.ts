import type { WorldPartKind, WorldPartRef } from '@tdt/contracts';
import { foldText, numberedSlug, slugify } from '@tdt/domain';
import type { CountryDocument } from './country.model.ts';

type Placed = Pick<CountryDocument, 'regions'>;

const byName = new Intl.Collator('fr').compare;

/** Names that differ only in case, accents and signs are one name. */
const keyOf = (name: string): string => foldText(name) || name.trim();

/** The pages of the parts of the world: the first region of a country is its continent, all others are regions. */
export class WorldParts {
  readonly #slugs: Readonly<Record<WorldPartKind, ReadonlyMap<string, string>>>;

  constructor(countries: readonly Placed[]) {
    this.#slugs = {
      continent: slugsOf(countries.flatMap(({ regions }) => regions.slice(0, 1))),
      region: slugsOf(countries.flatMap(({ regions }) => regions.slice(1))),
    };
  }

  /** The parts where a country lies, its continent first. */
  of({ regions }: Placed): WorldPartRef[] {
    return regions.map((name, index) => this.named(index === 0 ? 'continent' : 'region', name));
  }

  named(kind: WorldPartKind, name: string): WorldPartRef {
    return { kind, name, slug: this.#slugs[kind].get(keyOf(name)) ?? slugify(name) };
  }
}

/** A slug for each name; of two names with the same slug, the later one in the alphabet gets a number. */
function slugsOf(names: readonly string[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...names].sort(byName)) {
    if (slugs.has(keyOf(name))) continue;
    let number = 1;
    while (taken.has(numberedSlug(slugify(name), number))) number += 1;
    const slug = numberedSlug(slugify(name), number);
    slugs.set(keyOf(name), slug);
    taken.add(slug);
  }
  return slugs;
}
