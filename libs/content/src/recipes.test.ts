import { RecipeSeedSchema } from '@tdt/contracts';
import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { characters, folded, isText, minutes, repeated, sentences, sum, words } from './checks/reading.ts';
import { loadCountries } from './countries.ts';
import { loadRecipes } from './recipes.ts';

const recipes = loadRecipes();
const names = new Set(loadCountries().map(({ name }) => name));

describe('recipes', () => {
  it('are three of each of 24 countries, 24 of each type', () => {
    expect(recipes).toHaveLength(72);
    const byCountry = Object.values(Object.groupBy(recipes, ({ country }) => country));
    expect(byCountry.map((list) => list?.length)).toEqual(Array(24).fill(3));
    for (const type of RECIPE_TYPES) expect(recipes.filter((recipe) => recipe.type_recipe === type)).toHaveLength(24);
  });

  it('have an address, a page title and a page description of their own', () => {
    expect(repeated(recipes.map(({ title }) => folded(title)))).toEqual([]);
    expect(repeated(recipes.map(({ seo }) => seo.title))).toEqual([]);
    expect(repeated(recipes.map(({ seo }) => seo.description))).toEqual([]);
  });
});

describe.each(recipes)('$title', (recipe) => {
  const parts = [...recipe.ingredients, ...recipe.steps];

  it('is one that the editor would accept, without unknown fields', () => {
    expect(RecipeSeedSchema.safeParse(recipe).error).toBeUndefined();
  });

  it('comes from a known country, with a known type and difficulty', () => {
    expect(names).toContain(recipe.country);
    expect(RECIPE_TYPES).toContain(recipe.type_recipe);
    expect(DIFFICULTIES).toContain(recipe.difficulty);
  });

  it('has texts of the right length', () => {
    expect([1, 2]).toContain(sentences(recipe.description));
    expect(words(recipe.cultural_context)).toBeGreaterThanOrEqual(80);
    expect(words(recipe.cultural_context.replace(/['’-]/g, ' '))).toBeLessThanOrEqual(140);
    expect(isText(recipe.cultural_context_title)).toBe(true);
    expect([1, 2, 3]).toContain(recipe.prep_tips.length);
    expect(recipe.prep_tips.every(isText)).toBe(true);
  });

  it('is for one to sixteen people', () => {
    expect(Number.isInteger(recipe.servings)).toBe(true);
    expect(recipe.servings).toBeGreaterThanOrEqual(1);
    expect(recipe.servings).toBeLessThanOrEqual(16);
  });

  it('puts every ingredient and step in one of its groups, and leaves none empty', () => {
    const used = new Set(parts.map(({ group }) => group));
    expect(recipe.groups).not.toHaveLength(1);
    expect(used).toEqual(new Set(recipe.groups.length > 0 ? recipe.groups : [null]));
  });

  it('measures every ingredient with a number or to taste', () => {
    expect(recipe.ingredients.length).toBeGreaterThanOrEqual(4);
    for (const { name, quantity } of recipe.ingredients)
      expect(quantity, name).toMatch(/^(au goût|(?!0( |$))\d+([.,]\d+)?( \S.*)?)$/);
    expect(repeated(recipe.ingredients.map(({ group, name }) => `${group}|${name}`))).toEqual([]);
  });

  it('puts units in the plural from two on', () => {
    const countable = /^([\d.,]+) (cuillère|gousse|brin|botte|feuille|tige|branche|tranche|pincée|litre)(s?)\b/;
    for (const { name, quantity } of recipe.ingredients) {
      const [, number, , plural] = countable.exec(quantity) ?? [];
      if (number) expect(plural === 's', name).toBe(Number(number.replace(',', '.')) >= 2);
    }
  });

  it('has four to nine steps in order, each a sentence with a duration', () => {
    expect(recipe.steps.map(({ step_order }) => step_order)).toEqual(recipe.steps.map((_, index) => index + 1));
    expect(recipe.steps.length).toBeGreaterThanOrEqual(4);
    expect(recipe.steps.length).toBeLessThanOrEqual(9);
    for (const { description, duree_preparation, duree_cuisson, duree_repos } of recipe.steps) {
      expect(description).toMatch(/[.!?»]$/);
      expect(sum([duree_preparation, duree_cuisson, duree_repos].map(minutes)), description).toBeGreaterThan(0);
    }
  });

  it('takes as long as its steps together', () => {
    expect(minutes(recipe.preparation_time)).toBe(sum(recipe.steps.map((step) => minutes(step.duree_preparation))));
    expect(minutes(recipe.cooking_time)).toBe(sum(recipe.steps.map((step) => minutes(step.duree_cuisson))));
  });

  it('has a page title, description and keywords that search engines show whole', () => {
    const { title, description, keywords } = recipe.seo;
    expect(characters(title)).toBeGreaterThanOrEqual(50);
    expect(characters(title)).toBeLessThanOrEqual(60);
    expect(characters(description)).toBeGreaterThanOrEqual(150);
    expect(characters(description)).toBeLessThanOrEqual(160);
    expect(keywords.split(',').length).toBeGreaterThanOrEqual(3);
  });
});
