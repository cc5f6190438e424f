import type { RecipeValues } from './recipe-values.ts';

/** The tabs of the editor and the values that each of them edits. */
export const EDITOR_TABS = [
  {
    key: 'details',
    title: 'Détails',
    fields: [
      'title',
      'description',
      'country_id',
      'type_recipe',
      'difficulty',
      'servings',
      'preparation_time',
      'cooking_time',
    ],
  },
  { key: 'groups', title: 'Groupes', fields: ['groups'] },
  { key: 'ingredients', title: 'Ingrédients', fields: ['ingredients', 'diet_corrections'] },
  { key: 'steps', title: 'Préparation', fields: ['steps'] },
  {
    key: 'texts',
    title: 'Textes',
    fields: ['ingredients_title', 'steps_title', 'cultural_context_title', 'cultural_context', 'prep_tips', 'seo'],
  },
  { key: 'images', title: 'Images', fields: ['cover', 'dishes', 'others'] },
] as const satisfies { key: string; title: string; fields: (keyof RecipeValues)[] }[];

export type EditorTab = (typeof EDITOR_TABS)[number]['key'];

/** A value that a tab edits: all but the publication, which has buttons. */
export type EditedField = (typeof EDITOR_TABS)[number]['fields'][number];

/** The tab that edits a value. */
export function tabOf(field: EditedField): EditorTab {
  const tab = EDITOR_TABS.find(({ fields }) => (fields as readonly string[]).includes(field));
  if (!tab) throw new Error(`No tab edits ${field}.`);
  return tab.key;
}
