import type { CountrySeed, PictureSeed, RecipeSeed } from '@tdt/contracts';

/** A country as the content would tell it. */
export const aCountry = (fields: Partial<CountrySeed> = {}): CountrySeed => ({
  code: 'JP',
  name: 'Japon',
  particule_en_au: 'au',
  particule_de_du: 'du',
  regions: ['Asie'],
  recipe_description: 'Une cuisine de saison, précise et généreuse, que chaque région accommode à sa façon.',
  category_description: null,
  country_bon_appetit: 'Itadakimasu',
  ...fields,
});

/** A recipe that can be imported once `aCountry()` is stored. */
export const aRecipe = (fields: Partial<RecipeSeed> = {}): RecipeSeed => ({
  title: 'Soupe miso',
  description: 'Un bouillon clair.',
  country: 'Japon',
  type_recipe: 'entrée',
  difficulty: 'facile',
  preparation_time: '10 minutes',
  cooking_time: null,
  servings: 4,
  cultural_context: null,
  cultural_context_title: null,
  ingredients_title: null,
  steps_title: null,
  groups: [],
  prep_tips: [],
  ingredients: [{ name: 'tofu soyeux', quantity: '200 g', group: null }],
  steps: [
    {
      step_order: 1,
      description: 'Chauffez le bouillon.',
      group: null,
      duree_preparation: null,
      duree_cuisson: null,
      duree_repos: null,
    },
  ],
  ...fields,
});

const PICTURE_ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';

/** The cover of `aRecipe()`, to be painted. */
export const aPicture = (fields: Partial<PictureSeed> = {}): PictureSeed => ({
  id: PICTURE_ID,
  owner: { kind: 'recipe', title: 'Soupe miso' },
  image_type: 'cover',
  image_order: 0,
  folder: 'cover',
  url: `/media/recipe-images/cover/${fields.id ?? PICTURE_ID}.webp`,
  width: 1200,
  height: 800,
  alt: 'Soupe miso',
  placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  committed: false,
  spec: { kind: 'place', code: 'JP', shot: 0, size: { width: 1200, height: 800 } },
  ...fields,
});
