import {
  AppError,
  PAGE_SIZE_DEFAULT,
  type RecipeDetail,
  type RecipeMatch,
  type RecipeSeed,
  type RecipeTypeCode,
  type RelatedRecipes,
} from '@tdt/contracts';
import { isStopWord, keywords } from '@tdt/cuisine/words';
import type { Random } from '@tdt/domain';
import { isGone, isPublic } from '@tdt/domain/publication';
import { typeOfCode } from '@tdt/domain/recipes';
import { isUuid } from '@tdt/domain/text';
import type { CountryDirectory } from '@tdt/geography';
import { countryOfCuisine } from '@tdt/recipe-formats';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { wayOnFrom } from '../countries/nearby.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import type { Pages } from '../pages/pages.ts';
import { type ExportedRecipe, exportRecipes } from './export-recipes.ts';
import { importRecipes } from './import-recipes.ts';
import type { ImportOptions, ImportResult } from './import-report.ts';
import { presentRecipe } from './present-recipe.ts';
import type { RecipeDocument } from './recipe.model.ts';
import type { RecipesRepository } from './recipes.repository.ts';

interface Dependencies {
  repository: RecipesRepository;
  catalogue: Catalogue;
  directory: CountryDirectory;
  pages: Pick<Pages, 'seo'>;
  pagesRepository: PagesRepository;
  now?: () => number;
}

interface Found {
  recipe: RecipeDocument;
  match: RecipeMatch;
}

export type Recipes = ReturnType<typeof createRecipes>;

export function createRecipes(dependencies: Dependencies) {
  const { repository, catalogue, directory, pages, pagesRepository, now = () => Date.now() } = dependencies;
  const countryIdOf = (name: string): string | undefined => directory.named(name)?.document._id;

  const byUuid = async (text: string) => (isUuid(text) ? repository.byId(text.toLowerCase()) : null);

  /** By its own addresses. The slug first: a restored recipe may have the id of another one as its slug, and no other. */
  const OWN: [match: RecipeMatch, read: (text: string) => Promise<(RecipeDocument | null)[]>][] = [
    ['slug', async (text) => [await repository.bySlug(text)]],
    ['id', async (text) => [await byUuid(text)]],
    ['former', repository.byFormerSlug],
  ];

  /**
   * A recipe that visitors may see, by its own address; `undefined`: by it, there is only one that they may not see.
   * Throws `RECIPE_GONE` if they may see it no more.
   */
  async function lookUpOwn(text: string, matches = OWN): Promise<Found | null | undefined> {
    let [gone, isHidden]: [RecipeDocument | null, boolean] = [null, false];
    for (const [match, read] of matches) {
      for (const recipe of await read(text)) {
        if (recipe && isPublic(recipe.publication, now())) return { recipe, match };
        isHidden ||= recipe !== null;
        if (recipe && isGone(recipe.publication, now())) gone ??= recipe;
      }
    }
    if (!gone) return isHidden ? undefined : null;
    const country = directory.byId(gone.country_id)?.document;
    throw new AppError('RECIPE_GONE', country && { countries: wayOnFrom(country, directory, catalogue) });
  }

  /** Without a database, memory knows what is hidden: otherwise its stored page would be shown. */
  function hiddenMeanwhile(text: string, failure: unknown): unknown {
    const hidden = failure instanceof AppError ? undefined : catalogue.hiddenBy(text);
    if (!hidden) return failure;
    return new AppError(isGone(hidden.publication, now()) ? 'RECIPE_GONE' : 'RECIPE_NOT_FOUND');
  }

  async function lookUp(text: string, onKeywords: () => void): Promise<Found | null> {
    const own = await lookUpOwn(text);
    if (own) return own;
    // The address of a malformed recipe leads to no other one. Asked of a hidden one, too: its time tells nothing.
    if ((await repository.hasSlug(text)) && own === null) return null;
    const recipe = await byKeywords(text, onKeywords);
    return recipe && isPublic(recipe.publication, now()) ? { recipe, match: 'keyword' } : null;
  }

  /** The recipe whose title holds most of the words that say something: "soupe" and "algues" of "soupe-aux-algues". */
  async function byKeywords(text: string, onKeywords: () => void): Promise<RecipeDocument | null> {
    const words = isUuid(text) ? [] : keywords(text).filter((word) => !isStopWord(word));
    if (words.length === 0) return null;
    onKeywords();
    const best = catalogue.index.bestTitle(words);
    return best ? repository.byId(best.id) : null;
  }

  return {
    /** Synchronous, from the catalogue index, as JSON text. */
    search: catalogue.search,

    /** What to search instead of a text that found nothing. */
    suggest: catalogue.suggest,

    /** What a visitor who types a search may mean. */
    complete: catalogue.complete,

    /**
     * One recipe with its country, pictures and SEO metadata, found by id, slug, former slug, then keywords (more than
     * half of them in its title). Throws `RECIPE_NOT_FOUND`, `RECIPE_GONE`. `onKeywords` is called before the keyword
     * search, which costs as much as any search; an error that it throws ends the lookup.
     */
    async find(idOrSlug: string, onKeywords: () => void = () => {}): Promise<RecipeDetail> {
      const found = await lookUp(idOrSlug, onKeywords).catch((failure: unknown) => {
        throw hiddenMeanwhile(idOrSlug, failure);
      });
      if (!found) throw new AppError('RECIPE_NOT_FOUND');
      const { recipe, match } = found;
      const seo = await pages.seo('recipe', recipe._id);
      const country = directory.byId(recipe.country_id)?.document;
      return presentRecipe({ recipe, match, seo, country, ref: directory.refOf(recipe.country_id) });
    },

    /** Other recipes of the same country, newest first; of a recipe by id or slug. Throws `RECIPE_NOT_FOUND`. */
    async related(idOrSlug: string, type?: RecipeTypeCode): Promise<RelatedRecipes> {
      const known = await lookUpOwn(idOrSlug, OWN.slice(0, 2));
      if (!known) throw new AppError('RECIPE_NOT_FOUND');
      const { _id: id, country_id: countryId } = known.recipe;
      if (countryId === null) return { items: [] };
      const wanted = type && typeOfCode(type);
      const entries = catalogue.index.orders.newest(
        PAGE_SIZE_DEFAULT,
        (entry) => entry.countryId === countryId && entry.id !== id && (!wanted || entry.type_recipe === wanted),
      );
      return { items: entries.map(catalogue.card) };
    },

    /**
     * Address of a random recipe, not of the one with the slug `except` if there is another; `null` without recipes.
     */
    surprise(except: string | null, random: Random = Math.random): string | null {
      const { index } = catalogue;
      const [other] = index.sample(1, random, ({ slug }) => slug !== except);
      return (other ?? index.orders.newest(1)[0])?.slug ?? null;
    },

    /** Number of recipes but those in the trash. */
    count: async (): Promise<number> => (await repository.count()) - (await repository.countTrashed()),

    /** Every recipe but those in the trash, or some of them, in the form that `importMany` reads, by its own id. */
    async *exportAll(ids?: readonly string[]): AsyncIterable<ExportedRecipe> {
      await directory.refresh();
      const countryNameOf = (id: string | null) => directory.byId(id)?.document.name ?? null;
      yield* exportRecipes({ recipes: repository, pages: pagesRepository, countryNameOf }, ids);
    },

    /**
     * Stores the valid records and reports the others. Takes recipes of schema.org (JSON-LD), Mealie and Tandoor too. A
     * recipe whose id, or else title and country, is stored already is left unchanged, or replaced with `overwrite`; one
     * in the trash is refused.
     */
    async importMany(
      seeds: Iterable<RecipeSeed | unknown> | AsyncIterable<RecipeSeed | unknown>,
      options?: ImportOptions,
    ): Promise<ImportResult> {
      // A program that only writes does not follow the countries that others write.
      await directory.refresh();
      const documents = directory.all().map(({ document }) => document);
      const countryNameOf = (cuisine: string) => countryOfCuisine(cuisine, documents);
      return importRecipes({ recipes: repository, pages: pagesRepository, countryIdOf, countryNameOf }, seeds, options);
    },
  };
}
