import type { AdminRecipe, AdminRecipeRow, AdminSeo, UploadedFile } from '@tdt/contracts';
import type { ApiTable } from '@tdt/testing/components';

const ID = '3f0e6c1a-8d52-4b7e-9a41-5c2f7d90b6e1';

export const storedRecipe: AdminRecipe = {
  id: ID,
  slug: 'tarte-tatin',
  title: 'Tarte Tatin',
  description: 'Des pommes caramélisées sous une pâte.',
  servings: 6,
  difficulty: 'facile',
  type_recipe: 'dessert / goûter',
  country_id: null,
  preparation_time: '30 minutes',
  cooking_time: '40 minutes',
  cultural_context: null,
  cultural_context_title: null,
  ingredients_title: null,
  steps_title: null,
  groups: [],
  prep_tips: [],
  diet_corrections: {},
  publication: { state: 'published', from: null, until: null },
  ingredients: [{ id: 'b1d1c9a0-0000-4000-8000-000000000001', name: 'pommes', quantity: '8', group: null }],
  steps: [
    {
      id: 'b1d1c9a0-0000-4000-8000-000000000002',
      step_order: 1,
      description: 'Caraméliser les pommes.',
      group: null,
      duree_preparation: null,
      duree_cuisson: null,
      duree_repos: null,
      media: null,
    },
  ],
  images: [],
  revision: 3,
  edited_at: null,
  edited_by: null,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-01-01T10:00:00.000Z',
};

export const storedSeo: AdminSeo = {
  title: 'Tarte Tatin',
  description: null,
  keywords: null,
  canonical_url: null,
  og_image_url: null,
  revision: 2,
};

export const storedPicture = (url: string, image_type: 'cover' | 'plat' = 'plat'): AdminRecipe['images'][number] => ({
  url,
  width: 1600,
  height: 1200,
  placeholder: '',
  alt: '',
  focal: null,
  image_type,
});

export const uploadedFile = (url: string): UploadedFile => ({
  url,
  width: 1200,
  height: 800,
  placeholder: 'data:image/webp;base64,AAAA',
  variants: [],
  type: 'image',
  bytes: 120_000,
});

/** The recipe "Tarte" in the list. */
export const recipeRow: AdminRecipeRow = {
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11',
  slug: 'tarte',
  title: 'Tarte',
  country: null,
  type_recipe: 'plat',
  difficulty: 'facile',
  preparation_time: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  edited_at: null,
  edited_by: null,
  cover: null,
  visibility: 'public',
  changes_at: null,
  gaps: [],
};

/** The responses that the editor of `storedRecipe` begins with. */
export const EDITOR_API: ApiTable = {
  '/api/admin/country-names': { items: [] },
  [`/api/admin/recipes/${ID}`]: storedRecipe,
  [`/api/admin/recipes/${ID}/draft`]: { draft: null },
  [`/api/admin/seo/recipe/${ID}`]: storedSeo,
};
