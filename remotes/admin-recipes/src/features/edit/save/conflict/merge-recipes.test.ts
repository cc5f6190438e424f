import { describe, expect, it } from 'vitest';
import { storedPicture, storedRecipe, storedSeo } from '../../../../testing/stored-recipe.ts';
import { type RecipeValues, recipeValues } from '../../recipe-values.ts';
import { partOf } from './merge-fields.ts';
import { compareRecipes, mergeRecipes } from './merge-recipes.ts';

const base = recipeValues({ ...storedRecipe, images: [storedPicture('/media/a.webp', 'cover')] }, storedSeo);
const none = { mine: [], theirs: [], conflicts: [] };
const ingredient = { id: 'x', name: 'beurre', quantity: '50 g', group: '' };

describe('the comparison', () => {
  it('finds nothing in versions that editors see as the same', () => {
    const mine: RecipeValues = {
      ...base,
      title: ' Tarte Tatin ',
      ingredients: base.ingredients.map((row) => ({ ...row, id: 'other' })),
      cover: base.cover && { ...base.cover, key: 'other' },
    };
    expect(compareRecipes(base, mine, base)).toEqual(none);
  });

  it('distinguishes what only one side changed from what both changed', () => {
    const mine = { ...base, title: 'Tarte', servings: '8', ingredients: [...base.ingredients, ingredient] };
    const theirs = { ...base, title: 'Tatin', difficulty: 'moyen' as const };
    const merge = { mine: ['servings', 'ingredients'], theirs: ['difficulty'], conflicts: ['title'] };
    expect(compareRecipes(base, mine, theirs)).toEqual(merge);
  });

  it('finds no conflict where both made the same change', () => {
    const both = { ...base, title: 'Tatin' };
    expect(compareRecipes(base, both, { ...both })).toEqual(none);
  });

  it('takes lists and pictures as a whole, and each text of the metadata by itself', () => {
    const [row] = base.ingredients;
    const mine: RecipeValues = {
      ...base,
      ingredients: [ingredient],
      cover: base.cover && { ...base.cover, alt: 'Dorée' },
      seo: { ...base.seo, title: 'A', keywords: 'pommes' },
    };
    const theirs: RecipeValues = {
      ...base,
      ingredients: row ? [row, ingredient] : [],
      cover: null,
      seo: { ...base.seo, title: 'B', description: 'C', revision: 3 },
    };
    expect(compareRecipes(base, mine, theirs)).toEqual({
      mine: ['seo.keywords'],
      theirs: ['seo.description'],
      conflicts: ['ingredients', 'seo.title', 'cover'],
    });
  });
});

describe('the merge', () => {
  const mine: RecipeValues = {
    ...base,
    title: 'Tarte',
    servings: '8',
    description: 'Mienne',
    seo: { ...base.seo, keywords: 'pommes' },
  };
  const theirs: RecipeValues = {
    ...base,
    title: 'Tatin',
    description: 'Leur',
    difficulty: 'moyen',
    seo: { ...base.seo, title: 'B', revision: 7 },
  };
  const merge = compareRecipes(base, mine, theirs);

  it('joins both sides, and follows the choices where both changed the same', () => {
    const merged = mergeRecipes(mine, theirs, merge, { title: 'mine', description: 'theirs' });
    expect(merged).toMatchObject({ title: 'Tarte', description: 'Leur', servings: '8', difficulty: 'moyen' });
    expect(merged.seo).toMatchObject({ title: 'B', keywords: 'pommes' });
  });

  it('continues from the stored revision of the metadata', () => {
    expect(mergeRecipes(mine, theirs, merge, {}).seo.revision).toBe(7);
  });
});

it('shows corrections of diets in words', () => {
  const values = { ...base, diet_corrections: { vegan: true, 'fruits-a-coque': false } as const };
  expect(partOf(values, 'diet_corrections', String)).toMatchObject([
    { text: 'Végan : oui' },
    { text: 'fruits à coque : non' },
  ]);
});

it('shows pictures with their texts, and steps with theirs', () => {
  const step = { ...base.steps[0], description: 'Dorer.', duree_cuisson: '5 minutes', group: 'Pâte' };
  const media = { type: 'image', url: '/media/s.webp', captions: '' };
  const values = { ...base, cover: base.cover && { ...base.cover, alt: 'Dorée' }, steps: [{ ...step, media }] };
  expect(partOf(values as RecipeValues, 'cover', String)).toMatchObject([{ text: 'Dorée', picture: '/media/a.webp' }]);
  const text = 'Dorer. · 5 minutes · image (Pâte)';
  expect(partOf(values as RecipeValues, 'steps', String)).toMatchObject([{ text, picture: '/media/s.webp' }]);
});

describe('the publication', () => {
  const scheduled: RecipeValues = {
    ...base,
    publication: { state: 'published', from: '2999-12-07T07:00:00.000Z', until: null },
  };
  const withdrawn: RecipeValues = { ...base, publication: { state: 'withdrawn', from: null, until: null } };

  it('of one side is merged with the texts of the other', () => {
    const merge = compareRecipes(base, { ...base, title: 'Tarte' }, scheduled);
    expect(merge).toEqual({ mine: ['title'], theirs: ['publication'], conflicts: [] });
  });

  it('that both sides changed is a conflict, shown in words', () => {
    expect(compareRecipes(base, withdrawn, scheduled).conflicts).toEqual(['publication']);
    const texts = [withdrawn, scheduled].map((values) => partOf(values, 'publication', String));
    expect(texts).toEqual(['Retirée', 'Programmée pour le 7 décembre 2999 à 8\u00a0h\u00a000']);
  });
});
