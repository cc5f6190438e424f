import { loadRecipes } from '@tdt/content';
import { scaleQuantity } from '@tdt/cuisine';
import { expect, it } from 'vitest';

const SIGNS: Record<string, number> = {
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅙': 1 / 6,
  '⅜': 3 / 8,
};
/** In g, ml and small spoons. */
const UNITS: Record<string, number> = { kg: 1000, cl: 10, litre: 1000, 'cuillère à soupe': 3 };

/** A quantity read by other means than the product's: the number, and its unit in the singular. */
function read(text: string): { number: number; unit: string; amount: number } {
  const [, shown = '', unit = ''] = /^(\S+) ?(.*)$/.exec(text) ?? [];
  const [top = '', bottom = '1'] = shown.replace(',', '.').split('/');
  const number = SIGNS[shown] ?? Number(top) / Number(bottom);
  return { number, unit, amount: number * (UNITS[unit.replace(/^(litre|cuillère)s/, '$1')] ?? 1) };
}

const SERVINGS = Array.from({ length: 12 }, (_, index) => index + 1);
const scaled = loadRecipes().flatMap(({ title, servings, ingredients }) =>
  ingredients
    .filter(({ quantity }) => /^\d/.test(quantity))
    .flatMap(({ name, quantity }) =>
      SERVINGS.filter((chosen) => chosen !== servings).map((chosen) => ({
        where: `${title}: ${name} ${quantity}, ${chosen} of ${servings}`,
        exact: (read(quantity).amount * chosen) / servings,
        text: scaleQuantity(quantity, chosen, servings),
      })),
    ),
);

it('the quantities of the demo can be measured for 1 to 12: never 0, at most 5 % off, no plural below 2', () => {
  expect(scaled.length).toBeGreaterThan(8000);
  const faults = scaled.flatMap(({ where, exact, text }) => {
    const { number, unit, amount } = read(text);
    const isOff = !(Math.abs(amount - exact) <= 0.05 * exact + 1e-9);
    const isPlural = /^(?:cuillère|\p{L}+)s\b/u.test(unit);
    const isCoarse = number < 1 && /^(?:kg|litre|cl)/.test(unit);
    const isWord = /^\p{L}{4}/u.test(unit);
    return number === 0 || isOff || isCoarse || (isWord && isPlural !== number >= 2) ? [`${where} -> ${text}`] : [];
  });
  expect(faults).toEqual([]);
});
