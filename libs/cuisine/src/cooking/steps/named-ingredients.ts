import { readQuantity } from '../quantities.ts';
import { foodsOfKind } from './foods-of-kind.ts';
import { matchName, type NameMatch } from './match-name.ts';
import { type NameWord, nameWords, readWords } from './name-words.ts';
import { readNumber } from './step-numbers.ts';
import {
  AMBIGUOUS,
  BOUGHT,
  EACH,
  FLAVOURED,
  KINDS,
  MADE,
  NO_COMPLEMENT,
  NOUNS,
  OTHER_WATER,
  PARTICIPLE,
  PARTS,
  POINTING,
  PRESERVED,
  PRODUCTS,
  TOOLS,
  VAGUE,
  VERB,
  WASHING,
} from './step-words.ts';

const WATER = 'eau';
/** "Le jus des palourdes" has left them; "jus de citron" takes a lemon. */
const JUICE_OF_MANY = /^jus\s+des\s/iu;
/** Words of a text that may be a name, and characters before them that may be a number. */
const [NAME_WORDS, LOOK_BACK] = [8, 20];

interface Listed {
  name: string;
  quantity: string;
  group: string | null;
}

/** An ingredient that a step mentions. */
export interface NamedIngredient<T> {
  ingredient: T;
  /** Whether the step says that it needs only some of it: "un œuf" of 5, "le reste du sucre". */
  isPart: boolean;
}

interface Found<T> extends NamedIngredient<T>, NameMatch {}

interface Name {
  words: readonly NameWord[];
  isComplement: boolean;
}

/**
 * The ingredients that a step mentions, with or without a quantity, in the order of the list. They stand beside the
 * step as a reminder of what it needs: the rule prefers one that is missing to a wrong one. Of "sucre" and "sucre roux"
 * it takes the one that the text means.
 * @param group of the step: of two ingredients with one name, those of its group
 */
export function namedIngredients<T extends Listed>(
  text: string,
  ingredients: readonly T[],
  group: string | null,
): NamedIngredient<T>[] {
  const rows = ingredients.map((ingredient) => ({ ingredient, names: namesOf(ingredient.name) }));
  const sentence = text.replace(PARTICIPLE, ',');
  const otherWaters = [...text.matchAll(OTHER_WATER)].map(([, kind = '']) => kind);
  const isOtherWater = ({ name }: T) => otherWaters.some((kind) => !name.includes(kind));
  const found = [...sentence.matchAll(/[\p{L}\s'’-]+/gu)].flatMap(({ 0: clause, index }) => {
    const words = readWords(clause, Number.POSITIVE_INFINITY);
    const isWashing = WASHING.test(clause);
    let end = 0;
    return words.flatMap((word, at) => {
      const from = words[at - 1]?.end ?? 0;
      const isJuiceOfMany = JUICE_OF_MANY.test(clause.slice(Math.max(0, from - 3)));
      if (word.end <= end || isJuiceOfMany || isOfAnother(words, at) || (isWashing && word.word === WATER)) return [];
      const meant = readNoun(words, at, sentence.slice(0, index + from), /[sx]$/u.test(clause.slice(0, word.end)));
      end = Math.max(end, ...meant.map((one) => one.end));
      return meant;
    });
  });
  const all = [...found, ...foodsOfKind(text, ingredients, group)];
  return ingredients.flatMap((ingredient) => {
    const own = all.filter((one) => one.ingredient === ingredient);
    return own.length > 0 ? [{ ingredient, isPart: own.every(({ isPart }) => isPart) }] : [];
  });

  /** The ingredient that the noun at a place means; `before` is the text in front of it. */
  function readNoun(words: readonly NameWord[], at: number, before: string, isPlural: boolean): readonly Found<T>[] {
    const [noun, ...rest] = words.slice(at, at + NAME_WORDS);
    if (!noun) return [];
    const verb = NOUNS[VERB.exec(noun.word)?.[1] ?? ''];
    const end = rest.findIndex(({ word, link }) => link === 'de' && NO_COMPLEMENT.has(word));
    const read = verb ? [{ ...noun, word: verb }] : [noun, ...(end < 0 ? rest : rest.slice(0, end))];
    const measure = noun.link === 'de' ? (words[at - 1]?.word ?? '') : '';
    const isSome = verb !== undefined || PARTS.has(measure) || EACH.test(before);
    const near = rows.flatMap(({ ingredient, names }) => {
      const matches = names.flatMap((name) => matchLoosely(read, name) ?? []);
      if (names.some(({ words }) => words[0]?.word === WATER)) {
        const isOther = isSome || noun.link === 'a' || ingredient.group !== group || isOtherWater(ingredient);
        if (isOther) return [];
      }
      return matches.map((match) => ({ ...match, ingredient, isPart: isSome || isFewer(before, ingredient.quantity) }));
    });
    const best = withMostWords(near);
    const isUnsure = VAGUE.has(measure) && best.some(({ ingredient }) => ingredient !== best[0]?.ingredient);
    return isUnsure ? [] : nearest(best, group, isPlural);
  }
}

/** The names that an ingredient goes by: "sel et poivre" has two, "gousses d'ail" is "ail" as well. */
function namesOf(name: string): Name[] {
  const names = nameWords(name.replaceAll(' et ', ' ou '));
  const complements = names.flatMap((words) =>
    words
      .flatMap(({ link }, at) => (link === 'de' ? [words.slice(at)] : []))
      .filter((complement) => complement.length > 1 || !PRODUCTS.has(words[0]?.word ?? '')),
  );
  return [
    ...names.map((words) => ({ words, isComplement: false })),
    ...complements.map((words) => ({ words, isComplement: true })),
  ];
}

/** As `matchName`, but most complements may be left out: "la levure" is "levure de boulanger". */
function matchLoosely(text: readonly NameWord[], { words, isComplement }: Name): NameMatch | null {
  const head = words[0]?.word ?? '';
  const whole = matchName(text, words);
  const isKind = KINDS.has(head) || (head === 'poisson' && words.some(({ word }) => PRESERVED.has(word)));
  if (isKind && !whole?.isWhole) return null;
  if (whole && (!whole.isVague || whole.words > 1 || BOUGHT.has(head))) {
    return isComplement ? { ...whole, isWhole: false, words: whole.words - 1 / 2 } : whole;
  }
  if (whole || isComplement || AMBIGUOUS.has(head)) return null;
  const short = matchName(
    text,
    words.filter(({ link }, at) => at === 0 || link !== 'de'),
  );
  return short && { ...short, isWhole: false };
}

/**
 * "Huile de sésame" needs no sesame, a "cuillère à café" no coffee, "jusqu'à ce que l'huile remonte" and "laissez
 * rougir l'huile" no oil.
 */
function isOfAnother(words: readonly NameWord[], at: number): boolean {
  const [first, before, link] = [words[at - 2]?.word ?? '', words[at - 1]?.word ?? '', words[at]?.link];
  if (before === 'que' || POINTING.has(before) || (first === 'laissez' && before.endsWith('ir'))) return true;
  return (link === 'de' && MADE.has(before)) || (link === 'a' && (TOOLS.has(before) || FLAVOURED.has(before)));
}

/** Whether a text ends in a number that is less than the pieces of a quantity. */
function isFewer(before: string, quantity: string): boolean {
  const number = readNumber(/(?<![\p{L}\d])[\p{L}\d]+\s*$/u.exec(before.slice(-LOOK_BACK))?.[0] ?? '');
  const listed = readQuantity(quantity);
  return number !== null && listed?.unit.trim() === '' && (number.values.at(-1) ?? 0) < (listed.values.at(-1) ?? 0);
}

function withMostWords<T>(found: readonly Found<T>[]): readonly Found<T>[] {
  const most = Math.max(0, ...found.map(({ words }) => words));
  return found.filter(({ words }) => words === most);
}

/**
 * Of several rather one of the step's group, of those rather a whole name. More that are left are meant by a plural
 * only: "les poivrons" of red and green ones.
 */
function nearest<T extends Listed>(
  near: readonly Found<T>[],
  group: string | null,
  isPlural: boolean,
): readonly Found<T>[] {
  const best = [({ ingredient }: Found<T>) => ingredient.group === group, ({ isWhole }: Found<T>) => isWhole].reduce(
    (left, isBetter) => (left.some(isBetter) ? left.filter(isBetter) : left),
    near,
  );
  const isOne = best.every(({ ingredient }) => ingredient === best[0]?.ingredient);
  const areAll = isPlural && !best.some(({ ingredient }) => /^\p{L}+[sx](?!\p{L})/u.test(ingredient.name));
  return isOne || areAll ? best : [];
}
