import { DEMANDS, type Demand, demandsMet, ingredientFacts } from '@tdt/cuisine/ingredients';
import { foldText } from '@tdt/cuisine/words';
import { contentDate } from '@tdt/database/documents';
import type { Publication } from '@tdt/domain/publication';
import { DEFAULT_COVER, imagesOf } from '@tdt/files/images';
import type { CatalogueRow } from './catalogue-row.ts';
import { type CardSource, cardTimes } from './recipe-card.ts';
import { allTexts } from './recipe-texts.ts';

/** One recipe in the catalogue index: what its card shows, and what lists filter and sort by. */
export interface CatalogueEntry extends CardSource {
  revision: number;
  /** Title without case, accents and punctuation: what lists are sorted by and addresses are matched with. */
  foldedTitle: string;
  /** `null`: it has none. */
  countryId: string | null;
  /** Whether it has dish pictures of its own. */
  hasDish: boolean;
  /** Milliseconds, as is `updatedAt`. */
  createdAt: number;
  updatedAt: number;
  /** When its content changed, in milliseconds. */
  changedAt: number;
  /** Who last saved it, at that time; `null`: no person, or it is not known. */
  editedBy: string | null;
  publication: Publication;
}

/** An entry with the words, diets and allergens that find it, which the index stores in another form. */
export interface IndexedEntry {
  entry: CatalogueEntry;
  /** The diets that it suits, and the allergens that it is without. */
  demands: readonly Demand[];
  /** Whether the table of ingredients knows all of its own: only then a food that they do not name is not in it. */
  isUnderstood: boolean;
  /** Folded words of title and ingredients, without repeats. */
  words: Iterable<string>;
  /** All that is written in it, which editors find it by. */
  texts: readonly string[];
}

/** Reads an entry from a stored recipe. */
export function indexedEntry(row: CatalogueRow): IndexedEntry {
  const {
    _id: id,
    country_id: countryId,
    description: _description,
    cultural_context_title: _about,
    cultural_context: _context,
    prep_tips: _tips,
    groups: _groups,
    ingredients_title: _ingredients,
    ingredients,
    steps_title: _steps,
    steps,
    images,
    diet_corrections,
    edited_at: _,
    edited_by,
    created_at,
    updated_at,
    ...fields
  } = row;
  const foldedTitle = foldText(row.title);
  const words = new Set(foldedTitle.split(' '));
  for (const { name } of ingredients) for (const word of foldedWords(name)) words.add(word);
  words.delete('');
  return {
    entry: {
      ...fields,
      ...cardTimes(row),
      id,
      foldedTitle,
      countryId,
      cover: imagesOf(images, 'cover')[0] ?? DEFAULT_COVER,
      hasDish: images.some(({ image_type }) => image_type === 'plat'),
      createdAt: created_at.getTime(),
      updatedAt: updated_at.getTime(),
      changedAt: contentDate(row).getTime(),
      editedBy: sameText(edited_by),
    },
    demands: demandsMet(
      DEMANDS,
      ingredients.map(({ name }) => name),
      diet_corrections,
      steps.map(({ description }) => description),
    ),
    isUnderstood: ingredients.every(({ name }) => ingredientFacts(name)?.isUnderstood),
    words,
    texts: allTexts(row),
  };
}

/** E-mails of editors, who are few: each once, not once for every recipe that names it. */
const editors = new Map<string, string>();

function sameText(email: string | null): string | null {
  if (email === null) return null;
  const known = editors.get(email);
  if (known !== undefined) return known;
  if (editors.size >= REMEMBERED_MAX) editors.clear();
  editors.set(email, email);
  return email;
}

/**
 * Some hundred thousand recipes name the same few thousand ingredients: folding each name once halves their reading.
 */
const REMEMBERED_MAX = 10_000;
const remembered = new Map<string, readonly string[]>();

/** The folded words of an ingredient's name. */
function foldedWords(name: string): readonly string[] {
  const known = remembered.get(name);
  if (known) return known;
  const words = foldText(name).split(' ').filter(Boolean);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(name, words);
  return words;
}
