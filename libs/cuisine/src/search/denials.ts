import {
  type DeniedWords,
  deniedFood,
  deniedTerm,
  deniedWordsAt,
  isAllergenAt,
  isFoodAt,
  isForm,
} from './denied-food.ts';
import { isKnownWord } from './known-words.ts';
import { kindsOf } from './other-names.ts';
import {
  type Denial,
  type IsPlace,
  isUnderstood,
  longestAt,
  type Phrase,
  type PlacedTerm,
  plainTerm,
} from './phrases.ts';
import { mistypedSign, type Sign, signAt } from './signs.ts';
import { isStopWord } from './stop-words.ts';
import { phraseKey } from './word-forms.ts';

/** Between a sign and what it denies: "pas trop de", "allergie grave à la", "sans aucune trace de". */
const FILLER =
  /^(?:de|d|du|des|trop|tres|si|a|au|aux|la|l|le|les|un|une|mange|manger|supporte|digere|aime|boire|contenir|mettre|utiliser|ajouter|ajout|moindre|aucune?|toute?s?|tous|traces?|contenant)$/;
const ARTICLE = /^(?:de|d|du|des|a|au|aux|la|l|le|les)$/;
/** After a weak sign they say that a food is denied, of which a list may follow: "pas de lait, œufs", not "pas cher". */
const OF_FOOD = /^(?:de|d|du|la|l|le|les|mange|manger|supporte|digere|aime)$/;
/** How a list goes on: ", et aux", "ou", "de", "et surtout"; also with nothing between. */
const LISTED =
  /^((?:(?:,|et|ou|surtout|aussi|egalement|meme|ainsi|que)(?: |$))*)((?:au|aux|a la|a l|a|de la|de l|de|d|du|des|la|le|l|les)(?: |$))?/;
const SIGN = /^(?:,|et|ou)$/;
/** Between a food and the sign after it: "le lait m'est interdit", "noix, allergie". */
const BEFORE_SIGN = /^(?:,|est|sont|m|me|nous|lui|y|en|formellement|strictement|absolument|totalement|c)$/;
/** Between an allergy and what it is of: "allergie sévère aux noix". */
const SEVERITY = /^(?:severe|grave|forte?|legere|alimentaires?|possible|croisee|connue|averee|suspectee)$/;
/** Where a weak sign that denies nothing ends: "je ne sais pas quoi faire avec du saumon". */
const CLAUSE_END = /^(?:,|avec|mais|pour)$/;
/** Words of the longest food that a sign after it denies, adjectives included. */
const BEFORE_MAX = 6;

/** Whether a word is a comma, "et" or "ou". */
export const isSign = (word = ''): boolean => SIGN.test(word);

export const isArticle = (word = ''): boolean => ARTICLE.test(word);

/** What a sign of denial at a place denies, after it or before it; words before `floor` are denied already. */
export function denialAt(words: readonly string[], at: number, floor: number, isPlace: IsPlace): Phrase | null {
  const sign = signAt(words, at) ?? mistypedSignAt(words, at, isPlace);
  if (!sign) return null;
  const after = deniedAfter(words, at, sign, isPlace);
  const isFirst = sign.reach === 'before' && !ARTICLE.test(words[at + sign.length] ?? '');
  const before = (after && !isFirst) || sign.reach === 'after' ? [] : deniedBefore(words, at, sign, floor, isPlace);
  if (before.length === 0) return after ?? withoutFood(words, at, sign, floor, isPlace);
  return {
    length: sign.length,
    term: null,
    denial: { isAllergy: sign.isAllergy, article: null, isVerdict: true },
    before,
  };
}

function mistypedSignAt(words: readonly string[], at: number, isPlace: IsPlace): Sign | null {
  const word = words[at] ?? '';
  return isKnownWord(word) || isPlace(phraseKey(word)) ? null : mistypedSign(word);
}

/** A sign that denies nothing is not understood, unless it says again why something is denied: "sans noix (allergie)". */
function withoutFood(words: readonly string[], at: number, sign: Sign, floor: number, isPlace: IsPlace): Phrase | null {
  const { length, reach } = sign;
  const term = plainTerm(words.slice(at, at + length), { doubt: 'sense', isHealth: reach !== 'after' });
  const isSaid = floor > 0 && words.slice(floor, at).every((word) => BEFORE_SIGN.test(word));
  let next = at + length;
  while (FILLER.test(words[next] ?? '')) next += 1;
  if (isSaid || signAt(words, next)) return { length, term: null };
  return reach === 'weak' && !isCutOff(words, at + length, next, isPlace) ? null : { length, term };
}

/** Whether nothing but articles follows a weak sign, "le lait je peux pas", or words that name an allergen: "pas ce beurre". */
function isCutOff(words: readonly string[], from: number, next: number, isPlace: IsPlace): boolean {
  // Not "pas à pas".
  if (next >= words.length) return next > from || !isArticle(words[from - 2]);
  const end = words.findIndex((word, at) => at >= from && CLAUSE_END.test(word));
  return words.some((_, at) => at >= next && (end < 0 || at < end) && isAllergenAt(words, at, isPlace));
}

/** What a sign of denial denies after it; `null`: what follows is no food. */
function deniedAfter(words: readonly string[], at: number, sign: Sign, isPlace: IsPlace): Phrase | null {
  const start = at + sign.length;
  let from = start;
  while (FILLER.test(words[from] ?? '') || (sign.isAllergy && SEVERITY.test(words[from] ?? ''))) from += 1;
  if (from >= words.length) from = start;
  if (isStopWord(words[from] ?? 'a') || signAt(words, from)) return null;
  const fillers = words.slice(start, from);
  const how: Denial = {
    isAllergy: sign.isAllergy,
    article: fillers.some((word) => /^aux?$|^a$/.test(word))
      ? 'a'
      : fillers.some((word) => /^d[eu]?$/.test(word))
        ? 'de'
        : null,
    isVerdict: false,
  };
  // Not of "allergie facile".
  if (/either|before/.test(sign.reach) && !deniedFood(words, from, isPlace) && isWish(words, from, isPlace))
    return null;
  const listed = sign.reach === 'weak' && !fillers.some((word) => OF_FOOD.test(word)) ? null : how;
  const denied = deniedWordsAt(words, at, from, isPlace);
  return { length: denied.to - at, term: deniedTerm(words, denied, how, isPlace), denial: listed };
}

/** A type, a time, a difficulty or a country. */
function isWish(words: readonly string[], at: number, isPlace: IsPlace): boolean {
  const term = longestAt(words, at, isPlace)?.term;
  return term?.place != null || (term?.meaning != null && !term.isStrict);
}

/**
 * What a sign denies before it, the last food first: "lait et œufs interdits". Without "et" or "ou" only allergens are
 * denied with it: "poulet, noix interdites" is chicken. Words before `floor` are denied already.
 */
function deniedBefore(words: readonly string[], at: number, sign: Sign, floor: number, isPlace: IsPlace): PlacedTerm[] {
  const how: Denial = { isAllergy: sign.isAllergy, article: null, isVerdict: true };
  const found: PlacedTerm[] = [];
  let end: number | null = at;
  while (end > floor && BEFORE_SIGN.test(words[end - 1] ?? '')) end -= 1;
  for (let [to, isBound] = [at + sign.length, true]; end !== null && end > floor; ) {
    const denied = foodUntil(words, end, floor, isPlace);
    const term = denied && deniedTerm(words, { ...denied, to }, how, isPlace);
    if (
      !term ||
      !(isBound || term.meaning) ||
      (term.doubt && isWish(words, denied.from, isPlace)) ||
      (sign.reach === 'weak' && !term.meaning)
    )
      break;
    found.push({ start: denied.at, term });
    to = denied.at;
    [end, isBound] = listedBefore(words, denied.at, floor);
  }
  return found;
}

/** Where the food ends that is listed before another one, `null` without any; and whether "et" or "ou" binds them. */
function listedBefore(words: readonly string[], start: number, floor: number): [end: number | null, isBound: boolean] {
  let end = start;
  while (end > floor && ARTICLE.test(words[end - 1] ?? '')) end -= 1;
  const between = end;
  while (end > floor && SIGN.test(words[end - 1] ?? '')) end -= 1;
  // "Gâteau au lait".
  if (end <= floor || (end === between && between < start)) return [null, false];
  return [end, words.slice(end, between).some((word) => word !== ',')];
}

/** The longest food that ends at a place, else the word there. */
function foodUntil(words: readonly string[], end: number, floor: number, isPlace: IsPlace): DeniedWords | null {
  for (let from = Math.max(floor, end - BEFORE_MAX); from < end; from += 1) {
    if (!deniedFood(words, from, isPlace)) continue;
    const denied = deniedWordsAt(words, from, from, isPlace);
    if (denied.to === end) return denied;
  }
  const from = end - 1;
  return isStopWord(words[from] ?? '') || SIGN.test(words[from] ?? '') || signAt(words, from)
    ? null
    : { at: from, from, end, to: end };
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
  if (isStopWord(words[from] ?? 'a') || signAt(words, from)) return null;
  const denied = deniedWordsAt(words, at, from, isPlace);
  const term = deniedTerm(words, denied, how, isPlace);
  const phrase = { length: denied.to - at, term, denial: how };
  const demands = term.meaning?.demands;
  const isListed = how.isAllergy || demands?.includes('fruits-a-coque') || deniedFood(words, from, isPlace)?.isOwn;
  if (signs === '') return demands && isListed && !how.isVerdict ? phrase : null;
  if (demands) return phrase;
  // "Noix interdites, poulet" is one with chicken.
  if (how.isVerdict) return null;
  // Without accents, "et épicé" is "épice": as a food it comes in the plural, except among others and after an allergy.
  if (words[from] === 'epice' && !how.isAllergy && !SIGN.test(words[from + 1] ?? '')) return null;
  // "Sans gluten et au chocolat" is one with chocolate.
  if (article.startsWith('a') && !isLike) return null;
  const said = longestAt(words, from, isPlace)?.term;
  if (said?.place || said?.meaning) return null;
  if (isFoodAt(words, from) || /ou /.test(signs)) return phrase;
  // An unknown word may be a mistyped food; "et pimenté", "et léger", "et tarte" are wishes.
  const isWished = said && isUnderstood(said);
  return isWished || isForm(words[from]) || kindsOf(phraseKey(words[from] ?? '')).length > 0 ? null : phrase;
}
