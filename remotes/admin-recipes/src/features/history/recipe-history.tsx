import {
  type ComparedField,
  HistoryDialog,
  type HistoryProps,
  type HistorySource,
  pictureRows,
  textRows,
} from '@tdt/admin/history';
import type { AdminRecipe, AdminSeo } from '@tdt/contracts';
import { recipeSeoId } from '@tdt/contracts/plain';
import { useMemo } from 'react';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { type RecipeValues, recipeValues, seoValues } from '../edit/recipe-values.ts';
import {
  isSame,
  linesOf,
  MERGE_FIELDS,
  type MergeField,
  picturesOf,
  takeField,
} from '../edit/save/conflict/merge-fields.ts';

interface RecipeHistoryProps extends HistoryProps<RecipeValues> {
  id: string;
  /** See `RecipeEditor`. */
  restore: (values: RecipeValues) => Promise<void>;
}

/** The history of a recipe and its metadata. */
export function RecipeHistory({ id, ...props }: RecipeHistoryProps) {
  const { data: countries } = recipesApi.useRecipesCountriesQuery();
  const fields = useMemo(() => {
    const names = new Map(countries?.items.map((country) => [country.id, country.name]));
    return comparedFields((country) => (country === '' ? 'Aucun' : (names.get(country) ?? 'Pays supprimé')));
  }, [countries]);
  const sources = useMemo(() => sourcesOf(id), [id]);
  return <HistoryDialog {...props} sources={sources} fields={fields} />;
}

const sourcesOf = (id: string): [HistorySource<RecipeValues>, HistorySource<RecipeValues>] => [
  {
    kind: 'recipe',
    id,
    valuesOf: (recipe: AdminRecipe, present) => ({ ...recipeValues(recipe, null), seo: present.seo }),
    fieldName: (stored) => (stored === 'images' ? 'Images' : MERGE_FIELDS[stored as MergeField]),
  },
  {
    kind: 'seo',
    id: recipeSeoId(id),
    part: 'référencement',
    valuesOf: (seo: AdminSeo, present) => ({
      ...present,
      seo: { ...seoValues(seo), revision: present.seo.revision },
    }),
    fieldName: (stored) => MERGE_FIELDS[`seo.${stored}` as MergeField],
  },
];

const comparedFields = (countryName: (id: string) => string): ComparedField<RecipeValues>[] =>
  (Object.keys(MERGE_FIELDS) as MergeField[]).map((field) => ({
    key: field,
    label: MERGE_FIELDS[field],
    part: (values) => partOf(values, field, countryName),
    isSame: (one, other) => isSame(field, one, other),
    take: (values, from) => takeField(values, field, from),
    isApart: field === 'publication',
  }));

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
