import { type FoundText, RECIPE_TEXTS, type RecipeText } from '@tdt/contracts';
import { foldText } from '@tdt/cuisine/words';
import { plainText } from '@tdt/domain/text';

/** The texts of a stored recipe beside its title. */
export interface RecipeTexts {
  description: string;
  cultural_context_title: string | null;
  cultural_context: string | null;
  prep_tips: readonly string[];
  groups: readonly string[];
  ingredients_title: string | null;
  ingredients: readonly { name: string }[];
  steps_title: string | null;
  steps: readonly { description: string }[];
}

/** The texts of a field, in their order. */
function textsOf(recipe: RecipeTexts, field: RecipeText): readonly string[] {
  if (field === 'ingredients') return recipe.ingredients.map(({ name }) => name);
  if (field === 'steps') return recipe.steps.map(({ description }) => description);
  const value = recipe[field];
  if (typeof value !== 'string') return value ?? [];
  return [field === 'cultural_context' ? plainText(value) : value];
}

/** All of them, with the title. */
export const allTexts = (recipe: RecipeTexts & { title: string }): string[] => [
  recipe.title,
  ...RECIPE_TEXTS.flatMap((field) => textsOf(recipe, field)),
];

const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;
/** Characters of an excerpt: before the first word that was found, and in all. */
const BEFORE = 24;
const LENGTH = 80;

/** Where a recipe has folded words of a search: the text with most of them, the first of several; `null` without any. */
export function findInTexts(recipe: RecipeTexts, words: readonly string[]): FoundText | null {
  let [best, most]: [FoundText | null, number] = [null, 0];
  for (const field of RECIPE_TEXTS) {
    for (const [place, text] of textsOf(recipe, field).entries()) {
      const folded = foldText(text);
      const count = words.filter((word) => folded.includes(word)).length;
      if (count > most) [best, most] = [{ field, place: place + 1, excerpt: excerptOf(text, words) }, count];
    }
  }
  return best;
}

/** A part of a text, cut where the marked words, those at odd places, begin and end. */
function excerptOf(text: string, words: readonly string[]): string[] {
  const marks = [...text.matchAll(WORD)].filter(([written]) => words.some((word) => foldText(written).includes(word)));
  const start = cutBefore(text, (marks[0]?.index ?? 0) - BEFORE);
  const end = cutBefore(text, start + LENGTH);
  const parts: string[] = [];
  let at = start;
  for (const { 0: written, index } of marks) {
    if (index + written.length > end) break;
    parts.push(text.slice(at, index), written);
    at = index + written.length;
  }
  parts.push(text.slice(at, end));
  if (start > 0) parts[0] = `…${parts[0]}`;
  if (end < text.length) parts.push(`${parts.pop()?.trimEnd()}…`);
  return parts;
}

/** The last place at or before this one where a word begins, unless that is too far away. */
function cutBefore(text: string, place: number): number {
  if (place <= 0) return 0;
  if (place >= text.length) return text.length;
  const space = text.lastIndexOf(' ', place);
  return space > place - BEFORE / 2 ? space + 1 : place;
}
