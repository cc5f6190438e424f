import type { CountrySeed, RecipeSeed } from '@tdt/contracts';

const COUNTRY: Omit<CountrySeed, 'code' | 'name'> = {
  particule_en_au: 'en',
  particule_de_du: 'de',
  regions: ['Europe'],
  recipe_description: 'Une cuisine de marchés et de saisons.',
  category_description: 'Des tables longues et des plats partagés.',
  country_bon_appetit: 'Bon appétit',
};

export const COUNTRIES: CountrySeed[] = [
  { ...COUNTRY, code: 'FR', name: 'France' },
  { ...COUNTRY, code: 'JP', name: 'Japon', particule_en_au: 'au', particule_de_du: 'du', regions: ['Asie'] },
  { ...COUNTRY, code: 'KR', name: 'Corée du Sud', regions: ['Asie'] },
];

function recipe(title: string, country: string, type_recipe: RecipeSeed['type_recipe']): RecipeSeed {
  return {
    title,
    country,
    type_recipe,
    description: `${title}, comme là-bas.`,
    difficulty: 'facile',
    preparation_time: '20 minutes',
    cooking_time: '1 heure',
    servings: 4,
    cultural_context: null,
    cultural_context_title: null,
    ingredients_title: null,
    steps_title: null,
    groups: [],
    prep_tips: [],
    ingredients: [{ name: 'sel', quantity: '1 pincée', group: null }],
    steps: [
      {
        step_order: 1,
        description: 'Tout mélanger.',
        group: null,
        duree_preparation: null,
        duree_cuisson: null,
        duree_repos: null,
      },
    ],
  };
}

export const RECIPES: RecipeSeed[] = [
  recipe('Bœuf bourguignon', 'France', 'plat'),
  recipe('Tarte Tatin', 'France', 'dessert / goûter'),
  recipe("Soupe à l'oignon", 'France', 'entrée'),
  recipe('Okonomiyaki', 'Japon', 'plat'),
  recipe('Dorayaki', 'Japon', 'dessert / goûter'),
];
