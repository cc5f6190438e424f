import { ALLERGENS } from '@tdt/contracts/plain';
import type { Demand } from '../ingredients/diets.ts';
import { foldedWords } from '../ingredients/folded-words.ts';
import type { IngredientRow } from '../ingredients/ingredient-table.ts';
import { longestName } from '../ingredients/longest-name.ts';
import { dishLength } from './famous-dishes.ts';
import { kindsOf, OTHER_NAMES } from './other-names.ts';
import { DENIAL, type Denial, type IsPlace, longestAt, type Phrase, plainTerm } from './phrases.ts';
import { isStopWord } from './stop-words.ts';
import { phraseKey } from './word-forms.ts';

/** "Pas cher" and "peu épicé" deny no food, of which a list could follow. */
const NO_FOOD = /^(?:pas|non|peu)(?! (?:de?|du|l[ae]?|les|mange|manger|supporte|digere|aime)(?: |$))/;
/** How a list goes on: ", et aux", "ou", "de"; also with nothing between. */
const LISTED = /^((?:(?:,|et|ou)(?: |$))*)((?:au|aux|a la|a l|a|de la|de l|de|d|du|des|la|le|l|les)(?: |$))?/;
const SIGN = /^(?:,|et|ou)$/;
/** Where the name of a food ends at the latest. */
const END = /^(?:,|et|ou|ni|sans|pas|non|avec|pour|comme)$/;
/** Foods of the searches' own table that a complement makes others of. */
const COMPLETED = /^(?:lait|laitage|beurre|noix|fromage|oeuf|viande|amande)s?$/;
/** "Lait de coco" is no milk. */
const COMPLEMENT = /^(?:de|d|du|des) (?:saint )?\S+/;
const OCCASION = /^(?:noel|paques|reveillon|nouvel|ramadan|anniversaire|printemps|ete|automne|hiver|rentree)$/;
/** Many foods hold them of which the table does not say so: a recipe without their names may be one with them. */
const UNSURE = ['sulfite', 'lupin'];

/** What a dish must not contain is only found where a recipe says so: its words would find the opposite. */
export function denialAt(words: readonly string[], at: number, isPlace: IsPlace): Phrase | null {
  const text = DENIAL.exec(words.slice(at).join(' '))?.[0];
  // "Un peu épicé" denies nothing, and "noix à éviter" not what follows.
  const before = words[at - 1];
  if (text === undefined || before === 'un' || (before === 'a' && /^evite[rz]?$/.test(text))) return null;
  const from = at + text.split(' ').length;
  if (isStopWord(words[from] ?? '')) return null;
  const article = / (?:a|aux?)(?: |$)/.test(text) ? 'a' : / (?:de?|du)(?: |$)/.test(text) ? 'de' : null;
  const how: Denial = { isAllergy: /^(?:al|in)/.test(text), article };
  return { ...deniedAt(words, at, from, how, isPlace), denial: NO_FOOD.test(text) ? null : how };
}

/**
 * One more food that a denial denies: "allergique aux œufs et au lait". With nothing between, only one of the searches'
 * own tables, a nut, or an allergen after an allergy: "sans gluten poulet" is a dish with chicken.
 */
export function listedAt(words: readonly string[], at: number, how: Denial, isPlace: IsPlace): Phrase | null {
  const [between = '', signs = '', article = ''] = LISTED.exec(words.slice(at).join(' ')) ?? [];
  const isLike = article !== '' && how.article !== null && article.startsWith(how.article);
  // "Sans gluten au lait" is one with milk.
  if (signs === '' && ((article !== '' && !isLike) || isStopWord(words[at - 1] ?? ''))) return null;
  const from = at + between.split(' ').filter(Boolean).length;
  if (isStopWord(words[from] ?? 'a') || DENIAL.test(words.slice(from).join(' '))) return null;
  const denied = { ...deniedAt(words, at, from, how, isPlace), denial: how };
  const demands = denied.term?.meaning?.demands;
  const isListed = how.isAllergy || demands?.includes('fruits-a-coque') || deniedFood(words, from, isPlace)?.isOwn;
  if (signs === '') return demands && isListed ? denied : null;
  if (demands) return denied;
  // Without accents, "et épicé" is "épice": as a food it comes in the plural, except among others and after an allergy.
  if (words[from] === 'epice' && !how.isAllergy && !SIGN.test(words[from + 1] ?? '')) return null;
  // "Sans gluten et au chocolat" is one with chocolate.
  if (article.startsWith('a') && !isLike) return null;
  const said = longestAt(words, from, isPlace)?.term;
  if (said?.place || said?.meaning) return null;
  if (isFoodAt(words, from) || /ou /.test(signs)) return denied;
  // An unknown word may be a mistyped food; "et pimenté", "et léger", "et tarte" are wishes.
  return said || isForm(words[from]) || kindsOf(phraseKey(words[from] ?? '')).length > 0 ? null : denied;
}

/** Whether a word is a comma, "et" or "ou". */
export const isSign = (word = ''): boolean => SIGN.test(word);

/** Whether a food of the table begins at a place: it opens a wish, and ends the list of a denial. */
export const isFoodAt = (words: readonly string[], at: number): boolean => foodAt(words, at) !== null;

/** What is denied by the words from one place on, of which the food begins at another. */
function deniedAt(words: readonly string[], at: number, from: number, how: Denial, isPlace: IsPlace): Phrase {
  const food = deniedFood(words, from, isPlace);
  const length = food?.length ?? Math.max(longestAt(words, from, isPlace)?.length ?? 1, dishLength(words, from));
  const isWhole = food?.isOwn && !COMPLETED.test(words.slice(from, from + length).join(' '));
  const complement = isWhole ? [] : complementAt(words, from + length, isPlace);
  const to = withForms(words, from + length + complement.length, isPlace);
  // Of "beurre d'arachide", which the table does not have as a whole, both are denied: rather too much than too little.
  const second = complement.length > 0 ? deniedFood(words, from + length + 1, isPlace) : null;
  const demands = [...new Set([...(food?.demands ?? []), ...(second?.demands ?? [])])];
  const told = words.slice(from, from + length + complement.length);
  const key = phraseKey(told.join(' '));
  const isSilent = demands.length > 0 || UNSURE.includes(key) || (!food && isForm(words[from]));
  const term = plainTerm(words.slice(at, to), {
    meaning: demands.length > 0 ? { demands } : null,
    isStrict: true,
    absent: isSilent ? [] : [told.join(' '), ...(OTHER_NAMES.get(key) ?? []), ...kindsOf(key)],
    unknown: food ? null : how.isAllergy ? 'strict' : 'optional',
  });
  return { length: to - at, term };
}

/**
 * The longest food at a place, of the searches' own table or that of ingredients ("noix de cajou" is another one than
 * "noix"), and the demands that deny it.
 */
function deniedFood(words: readonly string[], from: number, isPlace: IsPlace) {
  const own = longestAt(['sans', ...words.slice(from)], 0, isPlace);
  const food = foodAt(words, from);
  if (food && food.length >= (own?.length ?? 0))
    return { length: food.length, demands: demandsOf(food.row), isOwn: own !== null };
  return own && { length: own.length - 1, demands: own.term?.meaning?.demands ?? [], isOwn: true };
}

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
const demandsOf = ({ contains }: IngredientRow): Demand[] =>
  contains.flatMap((substance) =>
    substance === 'porc'
      ? ['sans-porc' as const]
      : ALLERGENS.filter((each) => each === substance && !UNSURE.includes(phraseKey(each))),
  );

/** Where the words end that add nothing to a food: "fraîche", "râpé". */
function withForms(words: readonly string[], from: number, isPlace: IsPlace): number {
  let to = from;
  while (isForm(words[to]) && !isStopWord(words[to] ?? '') && !longestAt(words, to, isPlace)) to += 1;
  return to;
}

const isForm = (word = ''): boolean =>
  !END.test(word) && foldedWords(word).some((folded) => longestName([folded], 0)?.entry === null);

/** What makes another food of the one before it; a place or an occasion does not: "sans lait de Noël". */
function complementAt(words: readonly string[], at: number, isPlace: IsPlace): string[] {
  const complement = COMPLEMENT.exec(words.slice(at).join(' '))?.[0].split(' ') ?? [];
  const first = complement[1] ?? '';
  const isOther = isStopWord(first) || OCCASION.test(first) || longestAt(words, at + 1, isPlace)?.term?.place;
  return isOther ? [] : complement;
}
