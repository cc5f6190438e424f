import { type FormFields, type HistorySource, pictureRows, textRows } from '@tdt/admin/history';
import type { AdminRecipe, AdminSeo } from '@tdt/contracts';
import { recipeSeoId } from '@tdt/contracts/plain';
import { useMemo } from 'react';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { type RecipeValues, recipeValues, seoValues } from './recipe-values.ts';
import { linesOf, MERGE_FIELDS, type MergeField, picturesOf } from './save/conflict/merge-fields.ts';

/** A recipe, and its metadata. */
export const recipeSources = (id: string): [HistorySource<RecipeValues>, HistorySource<RecipeValues>] => [
  {
    kind: 'recipe',
    id,
    valuesOf: (recipe: AdminRecipe, { seo }) => ({ ...recipeValues(recipe, null), seo }),
  },
  {
    kind: 'seo',
    id: recipeSeoId(id),
    prefix: 'seo.',
    part: 'référencement',
    valuesOf: (seo: AdminSeo, present) => ({ ...present, seo: { ...seoValues(seo), revision: present.seo.revision } }),
  },
];

/** What the history of a recipe compares and restores. */
export function useRecipeFields(): FormFields<RecipeValues> {
  const { data: countries } = recipesApi.useRecipesCountriesQuery();
  return useMemo(() => {
    const nameOf = (id: string) => countries?.items.find((country) => country.id === id)?.name ?? 'Pays supprimé';
    const countryName = (id: string) => (id === '' ? 'Aucun' : nameOf(id));
    return {
      labels: MERGE_FIELDS,
      partOf: (values, path) => partOf(values, path as MergeField, countryName),
      apart: 'publication',
    };
  }, [countries]);
}

function partOf(values: RecipeValues, field: MergeField, countryName: (id: string) => string) {
  const lines = linesOf(values, field, countryName);
  switch (field) {
    case 'ingredients':
      return values.ingredients.map(({ id }, at) => ({ id, text: lines[at] ?? '' }));
    case 'steps':
      return values.steps.map(({ id, media }, at) => ({
        id,
        text: [lines[at], media?.type === 'video' && media.url, media?.captions].filter(Boolean).join('\n'),
        picture: media?.type === 'image' ? media.url : undefined,
      }));
    case 'groups':
    case 'prep_tips':
    case 'diet_corrections':
      return textRows(lines);
    case 'cover':
    case 'dishes':
    case 'others':
      return pictureRows(picturesOf(values, field));
    default:
      return lines.join('\n');
  }
}
