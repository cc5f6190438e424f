import type { CatalogueQuery, CatalogueResult, RecipeCard } from '@tdt/contracts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import type { Logger } from '../logger.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { createCardPresenter } from './card-presenter.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { CatalogueLoader } from './catalogue-loader.ts';
import { type CatalogueText, searchCatalogue, searchCatalogueJson } from './search-catalogue.ts';

/** The catalogue in memory, and the ways into it. */
export interface Catalogue {
  index: CatalogueIndex;
  search(query: CatalogueQuery): CatalogueResult;
  searchJson(query: CatalogueQuery): CatalogueText;
  card(entry: CatalogueEntry): RecipeCard;
  /** Recipes a country, by country id. */
  counts(): Map<string, number>;
  load(): Promise<void>;
  /** Takes over others' writes; answers whether there were any. */
  refresh(): Promise<boolean>;
  /** Takes over a write of our own. */
  reread(ids: readonly string[]): Promise<void>;
}

export function createCatalogue(directory: CountryDirectory, recipes: RecipesRepository, log: Logger): Catalogue {
  const index = new CatalogueIndex((id) => directory.byId(id)?.folded ?? '');
  const loader = new CatalogueLoader(index, recipes, log);
  const cards = createCardPresenter((id) => directory.refOf(id));
  const parts = { index, directory, cards };
  return {
    index,
    search: (query) => searchCatalogue(parts, query),
    searchJson: (query) => searchCatalogueJson(parts, query),
    card: cards.present,
    counts() {
      const { countries } = index.search([], { country: null, type: null, difficulty: null });
      return new Map(index.countryIds.map((id, number) => [id, countries[number] ?? 0]));
    },
    async load() {
      await directory.refresh();
      await loader.load();
    },
    async refresh() {
      const [countries, changed] = [await directory.refresh(), await loader.refresh()];
      return countries || changed;
    },
    reread: (ids) => loader.reread(ids),
  };
}

/** What stands for the catalogue where none was loaded: no answer, since every answer would be a wrong one. */
export function absentCatalogue(): Catalogue {
  const refuse = (): never => {
    throw new Error('This application was opened without a catalogue: it cannot read recipes and countries.');
  };
  return {
    get index() {
      return refuse();
    },
    search: refuse,
    searchJson: refuse,
    card: refuse,
    counts: refuse,
    load: refuse,
    refresh: refuse,
    reread: refuse,
  };
}
