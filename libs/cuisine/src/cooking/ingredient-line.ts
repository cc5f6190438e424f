import { leadingUnit } from './ingredient-units.ts';
import { joinAmount } from './joined-amount.ts';
import { readQuantity } from './quantities.ts';
import { inflectUnit } from './units.ts';

/** An ingredient as the editor shows it: "200 g" and "farine". */
export interface IngredientText {
  /** '' if the line states none. */
  quantity: string;
  name: string;
}

/** Numbers in words, and "demi", which the scaling of quantities would not read. */
const NUMBER_WORDS: readonly (readonly [pattern: RegExp, number: string])[] = [
  [/^(?:une?\s+)?demie?[\s-]+/iu, '1/2 '],
  [/^(?:un\s+)?quart\s+(?:de\s+|d['’])/iu, '1/4 '],
  ...['une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'].map(
    (word, index) => [new RegExp(String.raw`^${word}\s+(?!(?:peu|bon peu)(?!\p{L}))`, 'iu'), `${index + 1} `] as const,
  ),
];

/** Amounts without a number: they stay as written. */
const VAGUE =
  /^(?:un\s+(?:bon\s+)?peu|quelques(?:\s+(?:brins?|feuilles?|tiges?|gouttes?|branches?|pincées?))?)(?=\s)/iu;
const APPROXIMATE = /^(?:environ|env\.?|~|≈|à peu près)\s*/iu;
/** What links a unit with its ingredient. */
const OF = /^\s*(?:(?:de\s+la|de|du|des)\s+|de\s+l['’]\s*|d['’]\s*)/iu;
/** "sel (au goût)", "sel, QS". */
const TO_TASTE =
  /(?<![\s,(–-])[\s,(–-]+(?:au\s+go[ûu]t|selon\s+(?:le\s+|votre\s+)?go[ûu]t|à\s+volonté|q\.?\s?s\.?)\s*\)?\.?$/iu;

/**
 * Reads one line of a list of ingredients: quantity and name. Spoons are spelled out, numbers in words become digits;
 * a text that states no quantity is a name as a whole.
 */
export function readIngredient(line: string): IngredientText {
  const text = line.trim().replace(/(?<![;,.])[;,.]+$/u, '');
  return quantityFirst(text) ?? quantityLast(text) ?? toTaste(text) ?? { quantity: '', name: text };
}

/** "200 g de farine", "2 œufs", "un peu de sel". */
function quantityFirst(text: string): IngredientText | null {
  const vague = VAGUE.exec(text)?.[0];
  if (vague !== undefined) return named(vague, text.slice(vague.length).replace(OF, ''));
  const about = APPROXIMATE.exec(text)?.[0] ?? '';
  const read = readAmount(inDigits(text.slice(about.length)));
  return read && named(read.amount + (about ? ' environ' : ''), read.rest);
}

/** What stands between a name and its quantity: "farine : 200 g", "farine – 200 g", "Farine (200 g)", "œufs x 3". */
const SIGNS = [/(?<!\s)(?:\s*[:\t]\s*|\s+[-–—]\s+)(?=.)/gu, /(?<!\s)(?:\s*\((?=.)|\s+x\s*(?=\d))/giu];

/** "farine : 200 g"; "sucre 100 g": behind a mere blank, only a unit tells a quantity from a part of the name. */
function quantityLast(text: string): IngredientText | null {
  for (const sign of SIGNS) {
    const [name = '', tail = ''] = splitAfterName(text, sign) ?? [];
    const read = readAmount(inDigits(tail.replace(/\)$/, '')));
    if (read?.rest === '') return named(read.amount, name);
  }
  const digit = text.search(/(?<=\s)\d/);
  const name = text.slice(0, Math.max(digit, 0));
  const read = /^\D*$/.test(name) && hasLetter(name) ? readAmount(text.slice(digit)) : null;
  return read?.hasUnit && read.rest === '' ? named(read.amount, name) : null;
}

/** Splits at the first sign behind the last word that has one behind it: "œufs - 2 - 3" at the first. */
function splitAfterName(text: string, sign: RegExp): [name: string, tail: string] | null {
  const found = [...text.matchAll(sign)].filter(([all]) => !all.includes('(') || text.endsWith(')'));
  const letter = text.slice(0, found.at(-1)?.index ?? 0).search(/\p{L}(?=\P{L}*$)/u);
  const split = letter < 0 ? undefined : found.find(({ index }) => index > letter);
  return split ? [text.slice(0, split.index), text.slice(split.index + split[0].length)] : null;
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

function toTaste(text: string): IngredientText | null {
  const found = TO_TASTE.exec(text)?.[0];
  return found === undefined ? null : named('au goût', text.slice(0, -found.length));
}

const named = (quantity: string, name: string): IngredientText | null =>
  name.trim() === '' ? null : { quantity: quantity.trim(), name: name.trim() };

function inDigits(text: string): string {
  const found = NUMBER_WORDS.find(([pattern]) => pattern.test(text));
  return found ? text.replace(found[0], found[1]) : text;
}

interface Amount {
  amount: string;
  hasUnit: boolean;
  /** What follows: the name. */
  rest: string;
}

/** Number, perhaps a range, and unit at the start of a text. */
function readAmount(written: string): Amount | null {
  const text = joinAmount(written);
  const read = readQuantity(text);
  if (!read) return null;
  const number = text.slice(0, text.length - read.unit.length);
  const tail = read.unit.replace(/^\s*(?:de\s+|d['’])(?=\S)/iu, ' ').trimStart();
  const found = leadingUnit(tail);
  if (!found) return { amount: number, hasUnit: false, rest: read.unit.trim() };
  const { unit, rest } = withContents(inflectUnit(found.unit, read.values.at(-1) ?? 0), tail.slice(found.length));
  return { amount: `${number} ${unit}`, hasUnit: true, rest: rest.replace(OF, '').trim() };
}

/** "2 boîtes (400 g) de tomates", "2 boîtes de 400 g de tomates": the contents belong to the quantity. */
function withContents(unit: string, rest: string): { unit: string; rest: string } {
  const contents = /^\s*(?:\([^)\d]*\d[^)]*\)|de\s+\d[\d.,]*\s?(?:kg|g|cl|ml|l)(?!\p{L}))/iu.exec(rest)?.[0] ?? '';
  return { unit: `${unit}${contents && ` ${contents.trim()}`}`, rest: rest.slice(contents.length) };
}
