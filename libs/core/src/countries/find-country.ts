import type { CountryMatch } from '@tdt/contracts';
import { canonicalCountrySlug, foldText, slugify } from '@tdt/domain';
import type { CountryDirectory, DirectoryEntry } from './country-directory.ts';

/** Fewer letters than this are part of too many names. */
const PARTIAL_NAME_MIN = 3;

export interface FoundCountry {
  entry: DirectoryEntry;
  match: CountryMatch;
}

/** By slug, then alias or former slug, then exact name, then part of a name (the shortest such name), without case and accents. */
export function findCountry(directory: CountryDirectory, text: string): FoundCountry | null {
  const found = (entry: DirectoryEntry | undefined, match: CountryMatch): FoundCountry | null =>
    entry ? { entry, match } : null;
  const slug = slugify(text);
  return (
    found(directory.bySlug(text), 'slug') ??
    found(directory.bySlug(canonicalCountrySlug(slug)), slug === text ? 'alias' : 'name') ??
    found(byFormerSlug(directory, slug), 'alias') ??
    found(byName(directory, foldText(text)), 'name')
  );
}

const byFormerSlug = (directory: CountryDirectory, slug: string): DirectoryEntry | undefined =>
  directory.all().find(({ document }) => document.former_slugs.includes(slug));

function byName(directory: CountryDirectory, folded: string): DirectoryEntry | undefined {
  const exact = directory.all().find((entry) => entry.folded === folded);
  if (exact || folded.length < PARTIAL_NAME_MIN) return exact;
  const partial = directory.all().filter((entry) => entry.folded.includes(folded));
  return partial.sort((a, b) => a.folded.length - b.folded.length)[0];
}
