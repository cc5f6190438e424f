import { PUBLIC } from '@tdt/domain/publication';
import { expect, it } from 'vitest';
import type { RecipeDocument } from './recipe.model.ts';
import { createRecipeEditing } from './recipe-editing.ts';

type Dependencies = Parameters<typeof createRecipeEditing>[0];

const time = new Date('2026-11-23');
const cover = {
  url: '/media/recipe-images/cover/3f0e6c1a-8d52-4b7e-9a41-5c2f7d90b6e1.webp',
  width: 1200,
  height: 800,
  placeholder: '',
  alt: '',
  image_type: 'cover' as const,
  image_order: 0,
};
const recipe: RecipeDocument = {
  _id: '3f0e6c1a-8d52-4b7e-9a41-5c2f7d90b6e2',
  slug: 'flan',
  former_slugs: [],
  revision: 1,
  edited_at: null,
  edited_by: null,
  edited_fields: [],
  created_at: time,
  updated_at: time,
  title: 'Flan',
  description: 'À la vanille.',
  country_id: null,
  servings: 4,
  difficulty: 'facile',
  type_recipe: 'plat',
  preparation_time: null,
  cooking_time: null,
  cultural_context: null,
  cultural_context_title: null,
  ingredients_title: null,
  steps_title: null,
  groups: [],
  prep_tips: [],
  diet_corrections: {},
  publication: PUBLIC,
  ingredients: [],
  steps: [],
  images: [cover],
};

it('a copy that cannot be stored leaves no files behind', async () => {
  const copied = cover.url.replace('b6e1', 'b6e9');
  const released: string[] = [];
  const failure = new Error('The disk is full.');
  const repository = {
    byId: async () => recipe,
    insert: async () => {
      throw failure;
    },
  };
  const files = {
    copy: async () => new Map([[cover.url, copied]]),
    release: async (urls: string[]) => void released.push(...urls),
  };
  const editing = createRecipeEditing({ repository, files, catalogue: {} } as unknown as Dependencies);
  await expect(editing.copy(recipe._id)).rejects.toBe(failure);
  expect(released).toEqual([copied]);
});
