import { pictureRows, type Row, readField, textRows } from '@tdt/admin/history';
import { type Allergen, DIETS } from '@tdt/contracts/plain';
import { allergenLabel, dietLabel } from '@tdt/domain/recipes';
import { publicationText } from '../../publication/publication-text.ts';
import type { RecipeValues, SeoValues } from '../../recipe-values.ts';

/** A part of the recipe that is taken from one side as a whole. */
export type MergeField = Exclude<keyof RecipeValues, 'seo'> | `seo.${Exclude<keyof SeoValues, 'revision'>}`;

/** All parts with their names, in the order of the editor. */
export const MERGE_FIELDS: Record<MergeField, string> = {
  publication: 'Publication',
  title: 'Titre',
  description: 'Description',
  country_id: 'Pays',
  type_recipe: 'Type de recette',
  difficulty: 'Difficulté',
  servings: 'Nombre de portions',
  preparation_time: 'Temps de préparation',
  cooking_time: 'Temps de cuisson',
  groups: 'Groupes',
  ingredients: 'Ingrédients',
  ingredients_title: 'Titre des ingrédients',
  steps: 'Étapes',
  steps_title: 'Titre des étapes',
  cultural_context_title: 'Titre du contexte culturel',
  cultural_context: 'Contexte culturel',
  prep_tips: 'Conseils',
  diet_corrections: 'Régimes et allergènes',
  'seo.title': 'Référencement : titre',
  'seo.description': 'Référencement : description',
  'seo.keywords': 'Référencement : mots-clés',
  'seo.canonical_url': 'Référencement : adresse canonique',
  'seo.og_image_url': 'Référencement : image de partage',
  cover: 'Image principale',
  dishes: 'Images plat',
  others: 'Autres images',
};

const DURATIONS = ['duree_preparation', 'duree_cuisson', 'duree_repos'] as const;

/** What editors see of a part. */
export function partOf(values: RecipeValues, field: MergeField, countryName: (id: string) => string): string | Row[] {
  switch (field) {
    case 'publication':
      return publicationText(values.publication);
    case 'country_id':
      return countryName(values.country_id);
    case 'groups':
      return textRows(values.groups.map(({ name }) => name));
    case 'prep_tips':
      return textRows(values.prep_tips.map(({ text }) => text));
    case 'diet_corrections':
      return textRows(
        Object.entries(values.diet_corrections).map(([code, value]) => {
          const diet = DIETS.find((one) => one === code);
          return `${diet ? dietLabel(diet) : allergenLabel(code as Allergen)} : ${value ? 'oui' : 'non'}`;
        }),
      );
    case 'ingredients':
      return values.ingredients.map(({ id, name, quantity, group }) => ({
        id,
        text: grouped(`${quantity} ${name}`, group),
      }));
    case 'steps':
      return values.steps.map(stepRow);
    case 'cover':
      return pictureRows(values.cover ? [values.cover] : []);
    case 'dishes':
    case 'others':
      return pictureRows(values[field]);
    default:
      return String(readField(values, field));
  }
}

const grouped = (text: string, group: string) => (group ? `${text} (${group})` : text);

function stepRow({ id, description, group, media, ...step }: RecipeValues['steps'][number]): Row {
  const extras = DURATIONS.map((time) => step[time]).filter(Boolean);
  if (media) extras.push(media.type === 'video' ? 'vidéo' : 'image');
  if (media?.captions) extras.push('sous-titres');
  const line = grouped([description, ...extras].join(' · '), group);
  return {
    id,
    text: [line, media?.type === 'video' && media.url, media?.captions].filter(Boolean).join('\n'),
    picture: media?.type === 'image' ? media.url : undefined,
  };
}
