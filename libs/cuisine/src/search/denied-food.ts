import { ALLERGENS } from '@tdt/contracts/plain';
import type { Demand } from '../ingredients/diets.ts';
import { foldedWords } from '../ingredients/folded-words.ts';
import type { IngredientRow } from '../ingredients/ingredient-table.ts';
import { longestName } from '../ingredients/longest-name.ts';
import { foldText } from '../words/search-words.ts';
import { dishLength } from './famous-dishes.ts';
import { isNoFood } from './harmless-words.ts';
import { isKnownWord } from './known-words.ts';
import { MEANINGS } from './meanings.ts';
import { HOLDERS, kindsOf, OTHER_NAMES } from './other-names.ts';
import { type Denial, type IsPlace, longestAt, plainTerm, type SearchTerm } from './phrases.ts';
import { isStopWord } from './stop-words.ts';
import { phraseKey } from './word-forms.ts';

/** Where the name of a food ends at the latest. */
const END = /^(?:,|et|ou|ni|sans|pas|non|avec|pour|comme)$/;
/** Foods of the searches' own table that a complement makes others of. */
const COMPLETED = /^(?:lait|laitage|beurre|noix|fromage|oeuf|viande|amande)s?$/;
/** "Lait de coco" is no milk. */
const COMPLEMENT = /^(?:de|d|du|des) (?:saint )?\S+/;
const OCCASION = /^(?:noel|paques|reveillon|nouvel|ramadan|anniversaire|printemps|ete|automne|hiver|rentree)$/;
/** Many foods hold them of which the table does not say so: a recipe without their names may be one with them. */
const UNSURE = ['sulfite', 'lupin'];

/** What words deny, by their places: those of the term from `at` to `to`, those of the food from `from` to `end`. */
export interface DeniedWords {
  at: number;
  from: number;
  /** After the food and its complement: "lait de coco". */
  end: number;
  /** After the adjectives that follow: "râpé". */
  to: number;
}

/** The words of the food at a place; one that is unknown is a single word. */
export function deniedWordsAt(words: readonly string[], at: number, from: number, isPlace: IsPlace): DeniedWords {
  const food = deniedFood(words, from, isPlace);
  const length = food?.length ?? Math.max(longestAt(words, from, isPlace)?.length ?? 1, dishLength(words, from));
  const isWhole = food?.isOwn && !COMPLETED.test(words.slice(from, from + length).join(' '));
  const end = from + length + (isWhole ? 0 : complementLength(words, from + length, isPlace));
  return { at, from, end, to: withForms(words, end, isPlace) };
}

/** What a dish must not have, so that it is without a food. */
export function deniedTerm(
  words: readonly string[],
  { at, from, end, to }: DeniedWords,
  how: Denial,
  isPlace: IsPlace,
): SearchTerm {
  const food = deniedFood(words, from, isPlace);
  // Of "beurre d'arachide", which the table does not have as a whole, both are denied: rather too much than too little.
  const second = end > from + (food?.length ?? end) ? deniedFood(words, from + (food?.length ?? 0) + 1, isPlace) : null;
  const demands = [...new Set([...(food?.demands ?? []), ...(second?.demands ?? [])])];
  const told = words.slice(from, end);
  const key = phraseKey(told.join(' '));
  // Those of the sea and those with a shell are allergens: "fruits de mes", "fruits y coque".
  const isCut = key === 'fruit' && /^(?!et|ou|ni)\p{L}{1,2}$/u.test(words[to] ?? '');
  const isSilent = isCut || UNSURE.includes(key) || (!food && isForm(words[from]));
  const names = demands.length > 0 ? [] : [told.join(' '), ...(OTHER_NAMES.get(key) ?? []), ...kindsOf(key)];
  const absent = isSilent ? [] : [...names, ...(HOLDERS.get(key) ?? [])];
  // Of "fruits de ner", the sea is mistyped.
  const isWhole = words.slice(from + (food?.length ?? 1), end).every(isKnownWord);
  const isTold = isWhole && !isCut && (food !== null || (absent.length > 1 && !isForm(words[from])));
  const isOptional = !how.isAllergy && isNoFood(told);
  return plainTerm(words.slice(at, to), {
    meaning: demands.length > 0 ? { demands } : null,
    isStrict: true,
    isHealth: demands.length > 0 || how.isAllergy || UNSURE.includes(key),
    doubt: isTold ? null : absent.length === 0 ? 'sense' : 'spelling',
    denied: told,
    absent,
    isOptional,
  });
}

/**
 * The longest food at a place, of the searches' own table or that of ingredients ("noix de cajou" is another one than
 * "noix"), and the demands that deny it.
 */
export function deniedFood(words: readonly string[], from: number, isPlace: IsPlace) {
  const own = longestAt(['sans', ...words.slice(from, from + 4)], 0, isPlace);
  const food = foodAt(words, from);
  if (food && food.length >= (own?.length ?? 0))
    return { length: food.length, demands: demandsOf(food.row), isOwn: own !== null };
  return own && { length: own.length - 1, demands: own.term?.meaning?.demands ?? [], isOwn: true };
}

/** Whether a food at a place is or contains an allergen. */
export const isAllergenAt = (words: readonly string[], at: number, isPlace: IsPlace): boolean =>
  UNSURE.includes(phraseKey(words[at] ?? '')) || (deniedFood(words, at, isPlace)?.demands.length ?? 0) > 0;

/** Whether a food of the table begins at a place: it opens a wish, and ends the list of a denial. */
export const isFoodAt = (words: readonly string[], at: number): boolean => foodAt(words, at) !== null;

/** The food of the table of ingredients at a place. */
function foodAt(words: readonly string[], from: number): { row: IngredientRow; length: number } | null {
  const end = words.findIndex((word, at) => at >= from && END.test(word));
  const name = words
    .slice(from, end < 0 ? undefined : end)
    .flatMap((word, at) => foldedWords(word).map((folded) => ({ ...folded, at })));
  const found = name[0]?.at === 0 ? longestName(name, 0) : undefined;
  return found?.entry ? { row: found.entry, length: (name[found.length - 1]?.at ?? 0) + 1 } : null;
}

/** What a dish must be without, so that it is surely without a food. */
function demandsOf({ contains, names }: IngredientRow): Demand[] {
  const demands = contains.flatMap((substance) =>
    substance === 'porc'
      ? ['sans-porc' as const]
      : ALLERGENS.filter((each) => each === substance && !UNSURE.includes(phraseKey(each))),
  );
  if (demands.length > 0) return demands;
  return names.flatMap((name) => MEANINGS.get(phraseKey(foldText(`sans ${name}`)))?.demands ?? []);
}

/** Where the words end that add nothing to a food: "fraîche", "râpé". */
function withForms(words: readonly string[], from: number, isPlace: IsPlace): number {
  let to = from;
  while (isForm(words[to]) && !isStopWord(words[to] ?? '') && !longestAt(words, to, isPlace)) to += 1;
  return to;
}

/** Whether a word adds nothing to a food. */
export const isForm = (word = ''): boolean =>
  !END.test(word) && foldedWords(word).some((folded) => longestName([folded], 0)?.entry === null);

/** What makes another food of the one before it; a place or an occasion does not: "sans lait de Noël". */
function complementLength(words: readonly string[], at: number, isPlace: IsPlace): number {
  const complement = COMPLEMENT.exec(words.slice(at, at + 3).join(' '))?.[0].split(' ') ?? [];
  const first = complement[1] ?? '';
  const isOther = isStopWord(first) || OCCASION.test(first) || longestAt(words, at + 1, isPlace)?.term?.place;
  return isOther ? 0 : complement.length;
}
