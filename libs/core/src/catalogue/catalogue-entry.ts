import type { Difficulty, RecipeType } from '@tdt/contracts';
import { foldText } from '@tdt/domain';
import { DEFAULT_COVER } from '../media/default-pictures.ts';
import type { StoredImage } from '../media/stored-image.ts';
import type { CatalogueRow } from '../recipes/recipes.repository.ts';
import { foldedWords } from './folded-words.ts';

/** One recipe as the catalogue index takes it in. */
export interface CatalogueEntry {
  id: string;
  revision: number;
  slug: string;
  title: string;
  /** Title without case, accents and punctuation: what lists are sorted by and addresses are matched with. */
  foldedTitle: string;
  countryId: string;
  type: RecipeType;
  difficulty: Difficulty;
  preparation_time: string | null;
  cooking_time: string | null;
  cover: StoredImage;
  /** Milliseconds, as is `updatedAt`. */
  createdAt: number;
  updatedAt: number;
}

/** An entry with the words that find it, which the index keeps in another form. */
export interface IndexedEntry {
  entry: CatalogueEntry;
  /** Folded words of title and ingredients, without repeats. */
  words: Iterable<string>;
}

/** Reads an entry from a stored recipe. */
export function indexedEntry(row: CatalogueRow): IndexedEntry {
  const foldedTitle = foldText(row.title);
  const words = new Set(foldedTitle.split(' '));
  for (const { name } of row.ingredients) for (const word of foldedWords(name)) words.add(word);
  words.delete('');
  return {
    entry: {
      id: row._id,
      revision: row.revision,
      slug: row.slug,
      title: row.title,
      foldedTitle,
      countryId: row.country_id,
      type: row.type_recipe,
      difficulty: row.difficulty,
      preparation_time: row.preparation_time,
      cooking_time: row.cooking_time,
      cover: row.images?.find(({ image_type }) => image_type === 'cover') ?? DEFAULT_COVER,
      createdAt: row.created_at.getTime(),
      updatedAt: row.updated_at.getTime(),
    },
    words,
  };
}
