import mongoose from 'mongoose';

export const CUISINES = [
  'italian',
  'thai',
  'french',
  'indian',
  'mexican',
  'nordic',
  'greek',
  'japanese',
  'korean',
  'spanish',
];

/** A document of the size of a recipe, the same for each number but its author. */
export function recipe(i: number) {
  return {
    title: `Recipe number ${i} with a longish title`,
    slug: `recipe-${i}`,
    cuisine: CUISINES[i % CUISINES.length],
    rating: ((i * 7919) % 500) / 100,
    minutes: 5 + ((i * 31) % 120),
    tags: [`t${i % 50}`, `t${(i * 3) % 50}`],
    ingredients: Array.from({ length: 8 }, (_, k) => ({
      name: `ingredient ${(i + k) % 300}`,
      grams: 10 * k + (i % 90),
    })),
    steps: Array.from(
      { length: 5 },
      (_, k) => `Step ${k}: do something reasonable with it and wait for some minutes, ok?`,
    ),
    author: new mongoose.Types.ObjectId(),
    createdAt: new Date(1.7e12 + i * 1000),
  };
}
