import type { CountryRef, RecipeCard } from '@tdt/contracts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { recipeCard } from './recipe-card.ts';

/** Cards kept as objects: the first pages of the usual lists. A card with its picture's variants takes some 3 kB. */
const KEPT_MAX = 3000;

interface Kept {
  entry: CatalogueEntry;
  country: CountryRef | null;
  card: RecipeCard;
  json: string | null;
}

export type CardPresenter = ReturnType<typeof createCardPresenter>;

/** Makes cards of entries and keeps the latest ones, so that a list costs neither new objects nor new text. */
export function createCardPresenter(refOf: (countryId: string | null) => CountryRef | null) {
  const kept = new Map<string, Kept>();

  function keep(entry: CatalogueEntry): Kept {
    const country = refOf(entry.countryId);
    const known = kept.get(entry.id);
    if (known && known.entry === entry && known.country === country) return known;
    const made = { entry, country, card: Object.freeze(recipeCard(entry, country)), json: null };
    kept.delete(entry.id);
    kept.set(entry.id, made);
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
    return made;
  }

  return {
    /** The card of an entry: frozen, and the same object until the entry or its country changes. */
    present: (entry: CatalogueEntry): RecipeCard => keep(entry).card,
    /** The same as JSON. */
    json(entry: CatalogueEntry): string {
      const found = keep(entry);
      found.json ??= JSON.stringify(found.card);
      return found.json;
    },
  };
}
