import { createHash } from 'node:crypto';
import { RecipeSeedSchema } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { folded, minutes, sum } from '../checks/reading.ts';
import { demoPictures } from '../pictures.ts';
import { loadRecipes } from '../recipes.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { TITLE_BITS, titleAt } from './titles.ts';

const COUNT = 3000;
const recipes = [...largeCatalogue(COUNT)];
const identity = ({ country, title }: { country: string | null; title: string }) => `${country}|${folded(title)}`;

describe('a large catalogue', () => {
  it('is the same on every machine and in every run', () => {
    const hash = createHash('sha256').update(JSON.stringify(recipes)).digest('hex');
    expect(hash).toMatchInlineSnapshot(`"c57f5fe3957b75e235e0bdffbeef054daa7190ef1e3657893c69d7b96c8ea08f"`);
  });

  it('begins like a smaller one of the same seed, and unlike one of another', () => {
    expect(JSON.stringify([...largeCatalogue(100)])).toBe(JSON.stringify(recipes.slice(0, 100)));
    const others = [...largeCatalogue(100, 2)].map(identity);
    expect(others.filter((each, index) => each === identity(recipes[index] as (typeof recipes)[0]))).toEqual([]);
  });

  it('holds what the contract takes as it is', () => {
    for (const recipe of recipes.slice(0, 200)) expect(RecipeSeedSchema.parse(recipe)).toEqual(recipe);
  });

  it('never has one title twice in a country, nor one of the demo', () => {
    const all = new Set([...recipes, ...loadRecipes()].map(identity));
    expect(all.size).toBe(COUNT + loadRecipes().length);
  });

  it('repeats some titles in other countries, a few of them twice', () => {
    const times = Map.groupBy(recipes, ({ title }) => folded(title));
    const shares = [2, 3].map((count) => [...times.values()].filter(({ length }) => length === count).length / COUNT);
    expect(shares).toEqual([0.03, 0.005]);
  });

  it('has recipes of nearly all countries, most of them in few', () => {
    const sizes = [...Map.groupBy(recipes, ({ country }) => country).values()].map(({ length }) => length);
    sizes.sort((a, b) => b - a);
    expect(sizes.length).toBeGreaterThan(200);
    expect(sum(sizes.slice(0, 26))).toBeGreaterThan(COUNT * 0.45);
  });

  it('has all types and difficulties, and dates over ten years', () => {
    const count = (key: 'type_recipe' | 'difficulty') => [...Map.groupBy(recipes, (recipe) => recipe[key]).values()];
    for (const group of [...count('type_recipe'), ...count('difficulty')])
      expect(group.length).toBeGreaterThan(COUNT / 6);
    const years = new Set(recipes.map(({ created_at }) => created_at?.getUTCFullYear()));
    expect([...years].sort()).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
  });

  it('takes as long as its steps together', () => {
    for (const { preparation_time, cooking_time, steps } of recipes) {
      expect(minutes(preparation_time)).toBe(sum(steps.map((step) => minutes(step.duree_preparation))));
      expect(minutes(cooking_time)).toBe(sum(steps.map((step) => minutes(step.duree_cuisson))));
    }
  });

  it("shows the demo's pictures", () => {
    const known = new Set(demoPictures().map(({ image }) => image.url));
    for (const { images = [] } of recipes) {
      expect(images.filter(({ image_type }) => image_type === 'cover')).toHaveLength(1);
      expect(images.every(({ url }) => known.has(url))).toBe(true);
    }
  });
});

it('there are titles enough, all different', () => {
  const every = 61;
  const titles = Array.from({ length: Math.floor(2 ** TITLE_BITS / every) }, (_, index) => titleAt(5, index * every));
  expect(new Set(titles.map(({ text }) => folded(text))).size).toBe(titles.length);
});
