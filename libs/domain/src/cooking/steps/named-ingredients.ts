import { type NameWord, nameWords, stem } from './name-words.ts';

/** Nouns that alone may mean something else: "la pâte" is the dough, "les blancs" are those of the eggs. */
const AMBIGUOUS = new Set(
  `blanc jus sauce pate poudre creme puree sirop gousse feuille brin tige graine botte tranche morceau filet noix coeur
  zeste pincee concentre fleur piment`.split(/\s+/),
);
/** "Salez" names the salt. */
const VERB = /^(sal|poivr|huil|sucr|beurr|farin)(?:ez|er|ee?)$/;
const NOUNS: Readonly<Record<string, string>> = {
  sal: 'sel',
  poivr: 'poivre',
  huil: 'huile',
  sucr: 'sucre',
  beurr: 'beurre',
  farin: 'farine',
};

interface Named<T> {
  ingredient: T;
  /** The stem by which the text names it. */
  by: string;
  /** Words of its name that the text has. */
  words: number;
}

/**
 * The ingredients that a step names, with or without a quantity, in the order of the list. They stand beside the step as
 * a reminder: the rule prefers one too many to one that is missing, but of "sucre" and "sucre roux" it takes the one
 * that the text means.
 * @param group of the step: of two ingredients with one name, those of its group
 */
export function namedIngredients<T extends { name: string; group: string | null }>(
  text: string,
  ingredients: readonly T[],
  group: string | null,
): T[] {
  const said = new Set([...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].map(([word]) => nounOf(stem(word))));
  const found = ingredients.flatMap((ingredient) => {
    const names = nameWords(ingredient.name).flatMap((name) => readName(name, said) ?? []);
    return names.map((name) => ({ ingredient, ...name }));
  });
  return ingredients.filter((ingredient) => found.some((one) => one.ingredient === ingredient && isMeant(one)));

  function isMeant(one: Named<T>): boolean {
    const rivals = found.filter(({ by }) => by === one.by);
    const most = Math.max(...rivals.map(({ words }) => words));
    const best = rivals.filter(({ words }) => words === most);
    const hasOwn = best.some(({ ingredient }) => ingredient.group === group);
    return best.includes(one) && (!hasOwn || one.ingredient.group === group);
  }
}

const nounOf = (word: string): string => NOUNS[VERB.exec(word)?.[1] ?? ''] ?? word;

function readName(name: readonly NameWord[], said: ReadonlySet<string>): Omit<Named<unknown>, 'ingredient'> | null {
  const [head, ...rest] = name;
  if (!head) return null;
  const others = rest.filter(({ word }) => said.has(word));
  // "gousses d'ail" are "l'ail".
  const complement = others.find(({ link }) => link === 'de');
  const isAlone = rest.every(({ link }) => link !== 'de');
  if (said.has(head.word) && (isAlone || complement || !AMBIGUOUS.has(head.word))) {
    return { by: head.word, words: 1 + others.length };
  }
  return complement ? { by: complement.word, words: others.length } : null;
}
