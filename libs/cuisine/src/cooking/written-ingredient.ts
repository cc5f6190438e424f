import { readQuantity } from './quantities.ts';

/** What says nothing of an amount, but when or how: "au goût", "pour servir", "selon le goût", "QS". */
const MANNER = /^(?:au|aux|à|en|pour|selon|si|facultati(?:f|ve)s?|q\.?\s?s\.?)(?=\P{L}|$)/iu;
/** A remark at the end of a quantity: "1 (environ 1,5 kg)", "3 environ". */
const REMARK = /(?:\([^()]*\)|environ)$/iu;
/** Words that a name follows without "de": numbers, articles, and adjectives before a noun. */
const BEFORE_NAME =
  /(?:^|[\s'’])(?:[\d.,/½⅓⅔¼¾⅛]+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|demi-?|demie?|quelques|plusieurs|petite?s?|grande?s?|moyen(?:ne)?s?|gros|grosses?|beaux|belles?|bons|bonnes?|fines?|jeunes|du|des|les?|la|de la|de|de l['’]|d['’])$/iu;
/** How a name begins that "de" is elided before. Most French words with "h" are not: "de haricots", "de homard". */
const ELIDED = /^(?:[aeiouœæ]|h(?:uil|ydr|uitr|erb|ibisc|ysop|amamel|eliant))/i;

/** An ingredient as one reads it aloud: "400 g de haricots", "3 œufs", "sel et poivre, au goût". */
export function writtenIngredient({ name, quantity }: { name: string; quantity: string }): string {
  const [what, amount] = [name.trim(), quantity.trim()];
  if (amount === '') return what;
  if (!readQuantity(amount) && MANNER.test(amount)) return `${what}, ${amount}`;
  const remark = REMARK.exec(amount);
  const bare = remark ? amount.slice(0, remark.index).trimEnd() : amount;
  if (!BEFORE_NAME.test(bare)) return `${amount}${/^d(?:es?|u)\s|^d['’]/iu.test(what) ? ' ' : of(what)}${what}`;
  const counted = `${bare}${/['’]$/.test(bare) ? '' : ' '}${what}`;
  return remark ? `${counted} ${remark[0]}` : counted;
}

const of = (name: string): string => (ELIDED.test(name.normalize('NFD').replace(/\p{M}/gu, '')) ? " d'" : ' de ');
