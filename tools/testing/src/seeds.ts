import type { CountrySeed, RecipeSeed } from '@tdt/contracts';

/** A country in the form of the demo content. */
export const aCountry = (fields: Partial<CountrySeed> = {}): CountrySeed => ({
  code: 'JP',
  name: 'Japon',
  particule_en_au: 'au',
  particule_de_du: 'du',
  adjectif: 'japonaise',
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
  diet_corrections: {},
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
