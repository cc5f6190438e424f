import { metricUnit, readQuantity } from '@tdt/cuisine';
import { ingredientFacts } from '@tdt/cuisine/ingredients';
import type { Units } from '../measures.ts';
import { celsiusToFahrenheit } from './fahrenheit.ts';

/** Millilitres. */
const CUP = 236.588;
const SPOON = 14.787;
const [SMALL_SPOON_IN_SPOON, OUNCE, POUND] = [3, 28.35, 453.59];
/** A tenth of an ounce. */
const LEAST_GRAMS = 2.8;
/** Units of kitchens in the United States: cups and spoons, ounces and pounds, degrees Fahrenheit. */
export const american: Units = { quantity: inCupsOrOunces, text: celsiusToFahrenheit };

/**
 * A quantity of an ingredient: volumes in cups and spoons; weights too, where the density of the ingredient is known,
 * otherwise in ounces and pounds. Spoons and pieces stay.
 */
function inCupsOrOunces(text: string, ingredient: string): string {
  const read = readQuantity(text);
  const [written = '', unit = ''] = /^\s*(\p{L}+)/u.exec(read?.unit ?? '') ?? [];
  const metric = metricUnit(unit);
  if (!read || !metric) return text;
  const density = metric.base === 'g' ? ingredientFacts(ingredient)?.gramsPerMillilitre : 1;
  const values = read.values.map((value) => value * metric.times);
  // A scale for ounces shows nothing of 0,3 g of saffron.
  if (!density && Math.max(...values) < LEAST_GRAMS) return text;
  const shown = values.map((value) => (density ? volume(value / density) : ounces(value)));
  return read.lead + [...new Set(shown)].join(read.separator) + read.unit.slice(written.length);
}

/** Grams as ounces with a decimal, from a pound on as pounds. */
const ounces = (grams: number): string =>
  grams < POUND ? `${decimal(grams / OUNCE)} oz` : `${decimal(grams / POUND)} lb`;

const decimal = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');

const FRACTIONS: readonly [value: number, sign: string][] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
/** How far the shown volume may be from the exact one. */
const TOLERANCE = 0.065;
const [LEAST_CUPS, SPOONS_BELOW] = [1 / 4, 1 / 3];
const SPOONS_IN_CUP = 16;
/** Soup spoons that are added to cups. */
const ADDED = [0, 1, 2, 3];

/** Millilitres as a cook measures them: cups in quarters and thirds, with soup spoons if need be; small amounts in spoons. */
function volume(millilitres: number): string {
  const cups = millilitres / CUP;
  if (cups < LEAST_CUPS * (1 - TOLERANCE)) return spoons(millilitres);
  const added = cups < SPOONS_BELOW * (1 - TOLERANCE) ? [0] : ADDED;
  const shown = added.flatMap((count) => {
    const near = cupsNear(cups - count / SPOONS_IN_CUP, TOLERANCE * cups);
    return near ? [count === 0 ? near : `${near} + ${soupSpoons(count)}`] : [];
  });
  return shown[0] ?? spoons(millilitres);
}

/** Whole cups and a fraction that are nearest; `null` if they are farther away than `most`. */
function cupsNear(cups: number, most: number): string | null {
  const wholes = [Math.floor(cups) + 1, Math.floor(cups)];
  const all = wholes.flatMap((whole) => FRACTIONS.map(([part, sign]) => ({ value: whole + part, whole, sign })));
  const off = ({ value }: { value: number }) => Math.abs(value - cups);
  const best = all.filter((each) => each.value > 0 && off(each) <= most).toSorted((a, b) => off(a) - off(b))[0];
  return best ? `${best.whole || ''}${best.sign} ${best.value > 1 ? 'cups' : 'cup'}` : null;
}

/** Millilitres in halves of soup spoons or quarters of tea spoons. */
function spoons(millilitres: number): string {
  const exact = millilitres / SPOON;
  const large = Math.round(exact * 2) / 2;
  if (large >= 1 && Math.abs(large - exact) <= 2 * TOLERANCE * exact) return soupSpoons(large);
  const small = Math.max(1 / 4, Math.round(exact * SMALL_SPOON_IN_SPOON * 4) / 4);
  return `${mixed(small)} cuillère${small < 2 ? '' : 's'} à café`;
}

const soupSpoons = (count: number): string => `${mixed(count)} cuillère${count < 2 ? '' : 's'} à soupe`;

const mixed = (value: number): string => {
  const sign = FRACTIONS.find(([part]) => part === value % 1)?.[1] ?? '';
  return `${Math.floor(value) || ''}${sign}`;
};
