import { RECIPE_TYPES, type RecipeType } from '@tdt/contracts/plain';
import { mixed } from './draw.ts';
import { HEADS, MANNERS, TAILS } from './vocabulary.ts';

/** A made-up title with what it is made of. */
export interface Title {
  text: string;
  type: RecipeType;
  /** What the tails name: 'citron confit'. */
  ingredients: string[];
}

/** Titles are numbered from 0; there are this many, all different. */
export const TITLE_BITS = 20;
const MASK = 2 ** TITLE_BITS - 1;

/** Prime, and larger than any list: numbers that follow one another differ in all parts of their titles. */
const STRIDE = 999_983;

interface Shape {
  type: RecipeType;
  hasSecond: boolean;
  hasManner: boolean;
  /** How many titles there are of this shape; the second tail is never the first. */
  size: number;
}

const shapesOf = (hasSecond: boolean, hasManner: boolean): Shape[] =>
  RECIPE_TYPES.map((type) => {
    const tails = TAILS[type].length;
    const size = HEADS[type].length * tails * (hasSecond ? tails - 1 : 1) * (hasManner ? MANNERS.length : 1);
    return { type, hasSecond, hasManner, size };
  });

/** All short titles are used. What is left of the numbers goes to the longest, of which there are some millions. */
const SHORT: readonly Shape[] = [...shapesOf(false, false), ...shapesOf(false, true), ...shapesOf(true, false)];
const LONG: readonly Shape[] = shapesOf(true, true);

/**
 * The title of a place in the catalogue. Places are mixed by steps that can each be undone, so that no two of them meet
 * at the same title: nothing has to be remembered, and a catalogue that grows keeps its titles.
 */
export function titleAt(seed: number, place: number): Title {
  const key = mixed(seed);
  let number = (place + key) & MASK;
  for (let round = 0; round < 3; round += 1) {
    number = Math.imul(number, mixed(key + round) | 1) & MASK;
    number ^= number >>> (TITLE_BITS / 2 - 1);
  }
  return titleOf(number);
}

function titleOf(number: number): Title {
  let rest = number;
  for (const shape of SHORT) {
    if (rest < shape.size) return compose(shape, rest);
    rest -= shape.size;
  }
  return compose(LONG[rest % LONG.length] as Shape, Math.floor(rest / LONG.length));
}

function compose({ type, hasSecond, hasManner, size }: Shape, number: number): Title {
  let rest = (number * STRIDE) % size;
  const next = (length: number): number => {
    const digit = rest % length;
    rest = Math.floor(rest / length);
    return digit;
  };
  const tails = TAILS[type];
  const head = HEADS[type][next(HEADS[type].length)] ?? '';
  const first = next(tails.length);
  const second = hasSecond ? (first + 1 + next(tails.length - 1)) % tails.length : null;
  const chosen = [first, ...(second === null ? [] : [second])].map((index) => tails[index] ?? '');
  const manner = hasManner ? MANNERS[next(MANNERS.length)] : undefined;
  return {
    text: [head, chosen.join(' et '), manner].filter(Boolean).join(' '),
    type,
    ingredients: chosen.map((tail) => tail.replace(/^(aux|au|à la|à l') ?/, '')),
  };
}
