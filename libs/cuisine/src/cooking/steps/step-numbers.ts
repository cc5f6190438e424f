import { leadingNumber } from '../numbers.ts';

const ONES = 'un deux trois quatre cinq six sept huit neuf'.split(' ');
const TEENS = 'dix onze douze treize quatorze quinze seize'.split(' ');
const TENS = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };

/** "deux", "douze", "quarante-cinq", each with its number. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ['une', 1],
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...Object.entries(TENS).flatMap(([word, tens]) => [
    [word, tens] as const,
    ...ONES.slice(1).map((one, index) => [`${word}-${one}`, tens + index + 2] as const),
  ]),
]);
const WORD = /^\p{L}+(?:-\p{L}+)?(?![\p{L}-])/u;
const HALF = /^(?:une?\s+)?demie?(?:\s+|-)/iu;
/** Between the ends of a range: "2 à 3", "une à deux", "10-15". */
const TO = /^\s*[-–—]\s*(?=[\d¼½¾⅓⅔⅛])|^\s+(?:à|ou)\s+/u;

/** A number of a step's text, or the two of a range. */
export interface StepNumber {
  values: readonly number[];
  /** The same in digits, as `scaleQuantity` reads it. */
  digits: string;
  /** Characters in the text. */
  length: number;
  /** "un", "une": perhaps not a number, but an article. */
  isArticle: boolean;
}

/** What a number may begin with, wherever it stands in a text. */
export const NUMBER_START = String.raw`[\d¼½¾⅓⅔⅛]|(?:demie?|${[...WORDS.keys()].join('|')})(?![\p{L}])`;

/** The number at the start of a text: "15", "1,5", "½", "deux", "une demi-" (½), "une à deux". `null` if there is none. */
export function readNumber(text: string): StepNumber | null {
  const half = HALF.exec(text)?.[0];
  if (half) return { values: [0.5], digits: '1/2 ', length: half.length, isArticle: false };
  const first = readOne(text);
  if (!first) return null;
  const to = TO.exec(text.slice(first.length))?.[0] ?? '';
  const second = to === '' ? null : readOne(text.slice(first.length + to.length));
  if (!second || second.value <= first.value) {
    return { values: [first.value], digits: first.digits, length: first.length, isArticle: first.isArticle };
  }
  return {
    values: [first.value, second.value],
    digits: first.digits + to + second.digits,
    length: first.length + to.length + second.length,
    isArticle: false,
  };
}

function readOne(text: string): { value: number; digits: string; length: number; isArticle: boolean } | null {
  const number = leadingNumber(text);
  if (number) return { ...number, digits: text.slice(0, number.length), isArticle: false };
  const word = WORD.exec(text)?.[0] ?? '';
  const value = WORDS.get(word.toLowerCase());
  return value === undefined ? null : { value, digits: String(value), length: word.length, isArticle: value === 1 };
}
