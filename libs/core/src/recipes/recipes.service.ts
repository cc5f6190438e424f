import {
  AppError,
  PAGE_SIZE_DEFAULT,
  type RecipeDetail,
  type RecipeMatch,
  type RecipeTypeCode,
  type RelatedRecipes,
} from '@tdt/contracts';
import { isUuid, keywords, typeOfCode } from '@tdt/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import type { PagesService } from '../pages/pages.service.ts';
import { presentRecipe } from './present-recipe.ts';
import type { RecipeDocument } from './recipe.model.ts';
import type { RecipesRepository } from './recipes.repository.ts';

interface Dependencies {
  recipes: RecipesRepository;
  catalogue: Catalogue;
  directory: CountryDirectory;
  pages: PagesService;
}

interface Found {
  recipe: RecipeDocument;
  match: RecipeMatch;
}

export function createRecipesService({ recipes, catalogue, directory, pages }: Dependencies) {
  /** Id, current slug, former slug, then the title that holds most of the words. */
  async function lookUp(text: string, onKeywords: () => void): Promise<Found | null> {
    const found = (recipe: RecipeDocument | null, match: RecipeMatch): Found | null => recipe && { recipe, match };
    return (
      found(isUuid(text) ? await recipes.byId(text.toLowerCase()) : null, 'id') ??
      found(await recipes.bySlug(text), 'slug') ??
      found(await recipes.byFormerSlug(text), 'former') ??
      found(await byKeywords(text, onKeywords), 'keyword')
    );
  }

  async function byKeywords(text: string, onKeywords: () => void): Promise<RecipeDocument | null> {
    const words = isUuid(text) ? [] : keywords(text);
    if (words.length === 0) return null;
    onKeywords();
    const best = catalogue.index.bestTitle(words);
    return best ? recipes.byId(best.id) : null;
  }

  return {
    search: catalogue.search,
    searchJson: catalogue.searchJson,

    /** One recipe with its country, its pictures and its SEO metadata. See `Application.recipes.find`. */
    async find(idOrSlug: string, onKeywords: () => void = () => {}): Promise<RecipeDetail> {
      const found = await lookUp(idOrSlug, onKeywords);
      if (!found) throw new AppError('RECIPE_NOT_FOUND');
      const { recipe, match } = found;
      const seo = await pages.seo('recipe', recipe._id);
      const country = directory.byId(recipe.country_id)?.document;
      return presentRecipe({ recipe, match, seo, country, ref: directory.refOf(recipe.country_id) });
    },

    /** Other recipes of the same country, newest first. Throws `RECIPE_NOT_FOUND`. */
    async related(id: string, type?: RecipeTypeCode): Promise<RelatedRecipes> {
      const countryId = catalogue.index.get(id)?.countryId ?? (await recipes.byId(id))?.country_id;
      if (countryId === undefined) throw new AppError('RECIPE_NOT_FOUND');
      const wanted = type && typeOfCode(type);
      const entries = catalogue.index.newest(
        PAGE_SIZE_DEFAULT,
        (entry) => entry.countryId === countryId && entry.id !== id && (!wanted || entry.type === wanted),
      );
      return { items: entries.map(catalogue.card) };
    },
  };
}
