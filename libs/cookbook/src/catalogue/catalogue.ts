import {
  type CatalogueEntry,
  type CatalogueIndex,
  type CatalogueText,
  complete,
  countsById,
  createCardPresenter,
  type FoundRecipes,
  findRecipes,
  idsForEditors,
  listForEditors,
  NO_FILTERS,
  recipeCalendar,
  searchCatalogue,
  suggest,
  TimedCatalogue,
} from '@tdt/catalogue';
import type { Logger } from '@tdt/config';
import type {
  AdminRecipeList,
  AdminRecipeQuery,
  CatalogueQuery,
  Completions,
  RecipeCalendar,
  RecipeCalendarQuery,
  RecipeCard,
  Suggestions,
} from '@tdt/contracts';
import type { CountryDirectory } from '@tdt/geography';
import type { PagesRepository } from '../pages/pages.repository.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { CatalogueLoader } from './catalogue-loader.ts';
import { CompleteSeo } from './complete-seo.ts';

/** The read model of all recipes, in memory. */
export interface Catalogue {
  /** What visitors may see: nothing of the others can be found, listed or counted by it. */
  index: CatalogueIndex;
  search(query: CatalogueQuery): CatalogueText;
  suggest(q: string): Suggestions;
  complete(q: string): Completions;
  listForEditors(query: AdminRecipeQuery): AdminRecipeList;
  /** The ids of all that this list has, on all its pages. */
  idsForEditors(query: AdminRecipeQuery): string[];
  /** What appears and what ends in an interval, the earliest first. */
  calendar(query: RecipeCalendarQuery): RecipeCalendar;
  /** The recipes that a text finds best, `limit` at most; see `findRecipes`. */
  find(q: string, limit: number): FoundRecipes;
  card(entry: CatalogueEntry): RecipeCard;
  /** Number of recipes of each country, by country id. */
  counts(): Map<string, number>;
  /** Moves recipes whose time has come, until it returns false; whether visitors see another catalogue now. */
  update(): boolean;
  /** A recipe that visitors may not see, by its id or slug. */
  hiddenBy(idOrSlug: string): CatalogueEntry | undefined;
  /** Number of all recipes but those in the trash. */
  size(): number;
  /** Reads these recipes again, or all; those that were removed leave the index. */
  reread(ids: readonly string[] | null): Promise<void>;
  /** The same for the metadata of these ids (`seoId`). */
  rereadSeo(ids: readonly string[] | null): Promise<void>;
}

interface Dependencies {
  directory: CountryDirectory;
  recipes: RecipesRepository;
  pages: PagesRepository;
  log: Logger;
}

export function createCatalogue({ directory, recipes, pages, log }: Dependencies): Catalogue {
  const all = new TimedCatalogue((id) => directory.byId(id)?.folded ?? '');
  const index = all.visible;
  const loader = new CatalogueLoader(all, recipes, log);
  const seo = new CompleteSeo(pages);
  const cards = createCardPresenter((id) => directory.refOf(id));
  const parts = { index, directory, cards };
  const editors = { recipes: all, directory, hasSeo: (id: string) => seo.has(id) };
  return {
    index,
    search: (query) => searchCatalogue(parts, query),
    suggest: (q) => suggest(parts, q),
    complete: (q) => complete(parts, q),
    listForEditors: (query) => listForEditors(editors, query),
    idsForEditors: (query) => idsForEditors(editors, query),
    calendar: (query) => recipeCalendar(editors, query),
    find: (q, limit) => findRecipes(all, q, limit),
    card: cards.present,
    counts: () => countsById(index.countryIds, index.search([], NO_FILTERS).countries),
    update: () => all.update(),
    hiddenBy: (idOrSlug) => all.hiddenBy(idOrSlug),
    size: () => all.visible.size + all.hidden.size,
    reread: (ids) => loader.reread(ids),
    rereadSeo: (ids) => seo.reread(ids),
  };
}
