import type { CountryRef, RecipeCard } from '@tdt/contracts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { recipeCard } from './recipe-card.ts';

/** Cards cached as objects: the first pages of the usual lists. A card with its picture's variants takes some 3 kB. */
const CACHED_MAX = 3000;

interface CachedCard {
  entry: CatalogueEntry;
  country: CountryRef | null;
  card: RecipeCard;
  json: string | null;
}

export type CardPresenter = ReturnType<typeof createCardPresenter>;

/** Makes cards of entries and caches the latest ones, so that a list costs neither new objects nor new text. */
export function createCardPresenter(refOf: (countryId: string | null) => CountryRef | null) {
  const cached = new Map<string, CachedCard>();

  function cachedCard(entry: CatalogueEntry): CachedCard {
    const country = refOf(entry.countryId);
    const known = cached.get(entry.id);
    if (known && known.entry === entry && known.country === country) return known;
    const made = { entry, country, card: Object.freeze(recipeCard(entry, country)), json: null };
    cached.delete(entry.id);
    cached.set(entry.id, made);
    if (cached.size > CACHED_MAX) cached.delete(cached.keys().next().value ?? '');
    return made;
  }

  return {
    /** The card of an entry: frozen, and the same object until the entry or its country changes. */
    present: (entry: CatalogueEntry): RecipeCard => cachedCard(entry).card,
    /** The same as JSON. */
    json(entry: CatalogueEntry): string {
      const found = cachedCard(entry);
      found.json ??= JSON.stringify(found.card);
      return found.json;
    },
  };
}
