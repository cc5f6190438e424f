import type { WorldPartKind, WorldPartRef } from '@tdt/contracts';
import { foldText } from '@tdt/cuisine/words';
import { numberedSlug, slugify } from '@tdt/domain/text';
import type { CountryDocument } from './country.model.ts';

type Placed = Pick<CountryDocument, 'regions'>;

/** The same for names that differ only in case, accents and signs; '' for a blank one. */
export const nameKey = (name: string): string => foldText(name) || name.trim();

const byName = new Intl.Collator('fr').compare;

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
    return { kind, name, slug: this.#slugs[kind].get(nameKey(name)) ?? slugify(name) };
  }
}

/** A slug for each name; of two names with the same slug, the later one in the alphabet gets a number. */
function slugsOf(names: readonly string[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...names].sort(byName)) {
    if (slugs.has(nameKey(name))) continue;
    const plain = slugify(name);
    let number = 1;
    while (taken.has(numberedSlug(plain, number))) number += 1;
    const slug = numberedSlug(plain, number);
    slugs.set(nameKey(name), slug);
    taken.add(slug);
  }
  return slugs;
}
