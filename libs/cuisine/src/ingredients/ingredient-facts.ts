import type { Aisle } from './aisles.ts';
import { foldedWords } from './folded-words.ts';
import type { IngredientRow } from './ingredient-table.ts';
import { longestName } from './longest-name.ts';
import type { Substance } from './substances.ts';

/** What the table knows of a recipe's row of ingredients. */
export interface IngredientFacts {
  /** Department of a shop where its first ingredient is found. */
  aisle: Aisle;
  /** Of its first ingredient; `null`: a cup of it makes no sense, or its density is not known. */
  gramsPerMillilitre: number | null;
  contains: readonly Substance[];
  /** What it may contain: its label must be read, or it is one of several choices. */
  mayContain: readonly Substance[];
  /** Whether the table knows every word; if not, it may contain anything. */
  isUnderstood: boolean;
}

/** Recipes name the same few thousand ingredients. */
const REMEMBERED_MAX = 10_000;
const remembered = new Map<string, IngredientFacts | null>();

/**
 * Facts of the ingredient that a recipe's row names, quantities aside: "lait de coco", "olives vertes ou noires". `null`
 * if the table knows none of it. Several ingredients in a row count all; of choices ("ghee ou huile") it contains what
 * all have.
 */
export function ingredientFacts(name: string): IngredientFacts | null {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const facts = readFacts(name);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(name, facts);
  return facts;
}

function readFacts(name: string): IngredientFacts | null {
  const choices = readChoices(name.split(/(?<!\p{L})ou(?!\p{L})|\//iu));
  const named = choices.filter(({ rows }) => rows.length > 0);
  const first = named[0]?.rows[0];
  if (!first) return null;
  const sure = named.map(({ rows }) => rows.flatMap((row) => row.contains));
  const contains = [...new Set(sure[0])].filter((substance) => sure.every((choice) => choice.includes(substance)));
  const possible = named.flatMap(({ rows }) => rows.flatMap((row) => [...row.contains, ...row.mayContain]));
  return {
    aisle: first.aisle,
    gramsPerMillilitre: first.gramsPerMillilitre,
    contains,
    mayContain: [...new Set(possible)].filter((substance) => !contains.includes(substance)),
    isUnderstood: choices.every(({ rows, isUnderstood }) => isUnderstood && rows.length > 0),
  };
}

interface Choice {
  /** In the order of the text. */
  rows: IngredientRow[];
  /** The word that the first name begins with. */
  head: string;
  isUnderstood: boolean;
}

/** The second choice of "lait d'amande ou entier" is "lait entier": a choice without a name begins with the others'. */
function readChoices(texts: readonly string[]): Choice[] {
  const read = texts.map(readChoice);
  const head = read.find(({ rows }) => rows.length > 0)?.head;
  return read.map((choice, index) =>
    choice.rows.length > 0 || head === undefined ? choice : readChoice(`${head} ${texts[index]}`),
  );
}

/** Reads "olives noires, câpres" and "chou (chou kale)"; no name reaches across a sign. */
function readChoice(text: string): Choice {
  const choice: Choice = { rows: [], head: '', isUnderstood: !namesEggPart(text) };
  for (const words of text.split(/[^\p{L}\p{M}\p{N}\s'’-]+/u).map(foldedWords)) {
    for (let index = 0; index < words.length; ) {
      const found = longestName(words, index);
      if (!found) choice.isUnderstood = false;
      if (found?.entry) {
        choice.head ||= words[index]?.exact ?? '';
        choice.rows.push(found.entry);
      }
      index += found?.length ?? 1;
    }
  }
  return choice;
}

/** "jaunes et sucre", "blancs, sucre": colours that stand for no other name are of eggs. */
const namesEggPart = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}\p{N}\s'’-]+|(?<!\p{L})et(?!\p{L})/iu).some((part) => {
    const words = foldedWords(part);
    return (
      /^(?:jaune|blanc)$/.test(words[0]?.singular ?? '') &&
      words.every((_, at) => longestName(words, at)?.entry === null)
    );
  });
