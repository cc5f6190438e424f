import { type DemoRecipe, loadRecipes } from '@tdt/content';
import { groupSteps } from '@tdt/cuisine';
import { readStep, type StepPart } from '@tdt/cuisine/steps';
import { expect, it } from 'vitest';
import { LINKED, TEXT } from './demo-steps.ts';

/** Digits and fractions, and the words that carry a quantity. */
const NUMBERS = String.raw`\d+(?:[.,]\d+)?|[¼½¾⅓⅔⅛]|(?:demie?s?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|moitié|tiers|quarts?)(?!\p{L})|\p{L}+aine(?=\s+d[e’])`;
const MEASURES = String.raw`cuill\p{L}+|louches?|filets?|noix|poignées?|pincées?|verres?|brins?|gousses?|tranches?|feuilles?|litres?|minutes?|secondes?|heures?|boules?|zestes?`;

/** Numbers as above, and "un", "une" before a measure or an ingredient of the recipe; not where they are articles. */
function numbersOf({ ingredients }: DemoRecipe): RegExp {
  const names = ingredients.map(({ name }) => `${/\p{L}{3,}/u.exec(name)?.[0].replace(/s$/, '')}s?`);
  const counted = [MEASURES, ...names].join('|');
  return new RegExp(String.raw`(?<!\p{L})(?:${NUMBERS}|une?(?=\s+(?:\p{L}+\s+)?(?:${counted})(?!\p{L})))`, 'giu');
}

/** "Gulab jamun": the title up to the first word that says what is in it. */
const shortTitle = (title: string): string => title.split(/ (?:à|au|aux|de|d'|et|du|,)/)[0] ?? '';

interface Place {
  /** Recipe and step: "Gulab jamun 4". */
  where: string;
  text: string;
  ingredients: DemoRecipe['ingredients'];
  numbers: RegExp;
  parts: StepPart[];
}

const places: Place[] = loadRecipes().flatMap((recipe) => {
  const ingredients = recipe.ingredients.map((one, index) => ({ ...one, id: String(index) }));
  const numbers = numbersOf(recipe);
  const steps = groupSteps(recipe.steps).flatMap(({ items }) => items);
  return steps.map(({ text, group, step_order }) => {
    const where = `${shortTitle(recipe.title)} ${step_order}`;
    return { where, text, ingredients, numbers, parts: readStep(text, ingredients, group) };
  });
});

/** Numbers that are neither a quantity nor a time, with the words around them. */
function unread({ where, text, numbers, parts }: Place): string[] {
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, part) => sum + part.text.length, 0));
  return [...text.matchAll(numbers)].flatMap(({ index }) => {
    if (parts[ends.findIndex((end) => index < end)]?.kind !== 'text') return [];
    const before = /(?:\S+\s+)?\S*$/u.exec(text.slice(0, index))?.[0];
    const after = /^\S*(?:\s+\S+){0,3}/u.exec(text.slice(index))?.[0];
    return [`${where}: ${before}${after}`];
  });
}

it('links the quantities of the demo that were reviewed, and no others', () => {
  const linked = places.flatMap(({ where, parts, ingredients }) =>
    parts.flatMap((part) =>
      part.kind === 'quantity'
        ? [`${where}: ${part.text} = ${ingredients[Number(part.ingredientId)]?.name}, ${part.share.toFixed(2)}`]
        : [],
    ),
  );
  expect(linked).toEqual(LINKED);
});

it('reads every other number in the steps of the demo as a time, or leaves it as text for a reviewed reason', () => {
  expect(places.flatMap(unread).toSorted()).toEqual(Object.values(TEXT).flat().toSorted());
});

it('loses nothing of a text', () => {
  for (const { text, parts } of places) expect(parts.map((part) => part.text).join('')).toBe(text);
});
