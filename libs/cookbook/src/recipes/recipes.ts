import type {
  CatalogueQuery,
  Completions,
  RecipeDetail,
  RecipeSeed,
  RecipeTypeCode,
  RelatedRecipes,
  Suggestions,
} from '@tdt/contracts';
import type { Random } from '@tdt/domain';
import type { TakenPicture } from '@tdt/files';
import type { CatalogueText } from '../catalogue/search-catalogue.ts';
import type { SeedCount, SeedOptions } from '../demo/seeds.ts';

import type { ExportedRecipe } from './export-recipes.ts';

/** A record that an import refused; `index` counts the records from 0. */
export interface RefusedSeed {
  index: number;
  title: string;
  reason: string;
}

/** What was missing in a recipe of another program, and what stands in its place. */
interface SeedNotes {
  /** Place of the record, from 0. */
  index: number;
  title: string;
  notes: string[];
}

export interface ImportResult extends SeedCount {
  refused: RefusedSeed[];
  notes: SeedNotes[];
}

export interface ImportOptions extends SeedOptions {
  /** Number of records, for the progress report only. */
  total?: number;
  /**
   * Takes the first picture that a new recipe of another program names as its cover, such as `Media.take`. A picture that
   * it refuses with `PictureNotTaken` is noted.
   */
  takePicture?: (address: string, signal?: AbortSignal) => Promise<TakenPicture>;
}

export interface Recipes {
  /** Answered synchronously by the catalogue index, as JSON text. */
  search(query: CatalogueQuery): CatalogueText;
  /** What to look for instead of a text that found nothing. */
  suggest(q: string): Suggestions;
  /** What a visitor who types a search may mean. */
  complete(q: string): Completions;
  /**
   * One recipe with its country, pictures and SEO metadata, found by id, slug, former slug, then keywords (more than
   * half of them in its title). Throws `RECIPE_NOT_FOUND`. `onKeywords` is called before the keyword search, which costs
   * as much as any search; an error that it throws ends the lookup.
   */
  find(idOrSlug: string, onKeywords?: () => void): Promise<RecipeDetail>;
  /** Other recipes of the same country, newest first; of a recipe by id or slug. Throws `RECIPE_NOT_FOUND`. */
  related(idOrSlug: string, type?: RecipeTypeCode): Promise<RelatedRecipes>;
  /** Address of a random recipe, not of the one with the slug `except` if there is another; `null` without recipes. */
  surprise(except: string | null, random?: Random): string | null;
  count(): Promise<number>;
  /** Every recipe in the form that `importMany` reads, by its own id. */
  exportAll(): AsyncIterable<ExportedRecipe>;
  /**
   * Stores the valid records and reports the others. Takes recipes of schema.org (JSON-LD), Mealie and Tandoor too. A
   * recipe whose id, or else title and country, is stored already is kept, or replaced with `overwrite`.
   */
  importMany(
    seeds: Iterable<RecipeSeed | unknown> | AsyncIterable<RecipeSeed | unknown>,
    options?: ImportOptions,
  ): Promise<ImportResult>;
}
