import type { FormFields, HistorySource } from '@tdt/admin/history';
import type { AdminRecipe, AdminSeo } from '@tdt/contracts';
import { recipeSeoId } from '@tdt/contracts/plain';
import { useMemo } from 'react';
import { useCountryName } from '../../recipes/use-country-name.ts';
import { type RecipeValues, recipeValues, seoValues } from './recipe-values.ts';
import { MERGE_FIELDS, type MergeField, partOf } from './save/conflict/merge-fields.ts';

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
  const countryName = useCountryName();
  return useMemo(
    () => ({
      labels: MERGE_FIELDS,
      partOf: (values, path) => partOf(values, path as MergeField, countryName),
      apart: 'publication',
    }),
    [countryName],
  );
}
