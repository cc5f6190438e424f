import { type FoldedWord, foldedWords } from './folded-words.ts';
import { INGREDIENT_ROWS, type IngredientRow } from './ingredient-table.ts';
import { longestName } from './longest-name.ts';
import type { Substance } from './substances.ts';

/** A food that steps name beside the ingredients. */
export interface StepFood {
  /** As the table writes it. */
  name: string;
  row: IngredientRow;
}

/** Words of names that mean a form, a tool or nothing to eat in most steps. */
const HOMONYMS = new Set(
  'barde bleu boudin boulette coque croissant farce feu julienne langue lieu moule os palette perche plie terrine travers'.split(
    ' ',
  ),
);

/**
 * What looks like a food and is none: tools and forms ("moule à muffins", "en boudin"), comparisons ("de la taille d'une
 * noix"), measures ("une noix de confiture"), and the cream that a step makes ("obtenir une crème lisse").
 */
const NO_FOODS = new RegExp(
  [
    '(?:à|en)\\s+[\\p{L}\\p{M}]+',
    "(?:comme|taille|grosseur|forme|couleur|croix)\\s+(?:d['’]|de\\s+|du\\s+|une?\\s+)*[\\p{L}\\p{M}-]+(?:\\s+au\\s+lait)?",
    "une\\s+(?:noix|noisette)(?=\\s+d(?:e\\s|['’]))",
    '(?:une|(?<!de\\s)la)\\s+crème(?!\\s+fraîche)',
  ]
    .map((pattern) => `(?<!\\p{L})${pattern}(?!\\p{L})`)
    .join('|'),
  'giu',
);

const isForm = (word: FoldedWord): boolean => longestName([word], 0)?.entry === null;

/**
 * The words by which a food that contains something is found: names of one word, and of other names ("feuille de brick")
 * the last word, unless they hold such a name ("crème fraîche"). With what these foods contain.
 */
const TELLING = new Map<string, Set<Substance>>();

const named = INGREDIENT_ROWS.filter(({ contains }) => contains.length > 0).flatMap(({ names, contains }) =>
  names.map((name) => ({
    words: foldedWords(name).filter((word) => !isForm(word) && !HOMONYMS.has(word.singular)),
    contains,
  })),
);
for (const { words, contains } of named.sort((a, b) => a.words.length - b.words.length)) {
  const shorter = words.filter(({ singular }) => TELLING.has(singular));
  for (const { singular } of shorter.length > 0 ? shorter : words.slice(-1))
    TELLING.set(singular, new Set([...(TELLING.get(singular) ?? []), ...contains]));
}

/** Some 100,000 recipes use the same few thousand words and names. */
const REMEMBERED_MAX = 20_000;
const remembered = new Map<string, readonly string[]>();

function tellingWords(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known) return known;
  const words = foldedWords(text).flatMap(({ singular }) => (TELLING.has(singular) ? [singular] : []));
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(text, words);
  return words;
}

/** Between words: named signs are found three times faster than all that are no letters. */
const BETWEEN = /[\s!-/:-?[\]«»‘’“”–—…]+/;
/** Of a telling word; half the words of a text are shorter. */
const LENGTH_MIN = Math.min(...[...TELLING.keys()].map((word) => word.length));
const SIGNS = /[^\p{L}\p{M}\p{N}\s'’-]+/u;

/**
 * Foods that steps name, that surely contain one of these substances and that are not among the ingredients: "servez avec
 * du pain". Words of an ingredient stand for it: "le lait" is its "lait de coco". "Sans beurre" names none.
 */
export function foodsOfSteps(
  steps: readonly string[],
  ingredients: readonly string[],
  substances: readonly Substance[],
): StepFood[] {
  if (substances.length === 0) return [];
  const hasOne = (contained: Iterable<Substance> = []) => [...contained].some((each) => substances.includes(each));
  const own = new Set(ingredients.flatMap(tellingWords));
  const mayName = (text: string): boolean => {
    for (const word of text.split(BETWEEN)) {
      if (word.length < LENGTH_MIN) continue;
      for (const each of tellingWords(word)) if (!own.has(each) && hasOne(TELLING.get(each))) return true;
    }
    return false;
  };
  return steps
    .filter(mayName)
    .flatMap((step) => step.split(SIGNS).filter(mayName))
    .flatMap((part) => part.replace(NO_FOODS, ',').split(SIGNS))
    .flatMap((part) => readPart(foldedWords(part), own))
    .filter(({ row }) => hasOne(row.contains));
}

function readPart(words: readonly FoldedWord[], own: ReadonlySet<string>): StepFood[] {
  const foods: StepFood[] = [];
  for (let index = 0; index < words.length; ) {
    const { entry, length } = longestName(words, index) ?? { entry: null, length: 1 };
    const name = words.slice(index, index + length);
    const isNew = name.some(({ singular }) => TELLING.has(singular) && !own.has(singular));
    const isDenied = /^(?:sans|ni)$/.test(words[index - 1]?.exact ?? '');
    if (entry && isNew && !isDenied) foods.push({ name: writtenName(entry, name), row: entry });
    index += length;
  }
  return foods;
}

const keyOf = (words: readonly FoldedWord[]): string => words.map(({ singular }) => singular).join(' ');

const writtenName = ({ names }: IngredientRow, words: readonly FoldedWord[]): string =>
  names.find((name) => keyOf(foldedWords(name)) === keyOf(words)) ?? words.map(({ exact }) => exact).join(' ');
