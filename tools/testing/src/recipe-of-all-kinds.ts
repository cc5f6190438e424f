import type { RecipeSeed } from '@tdt/contracts';
import { aRecipe } from './seeds.ts';

type Step = RecipeSeed['steps'][number];

const step = (description: string, fields: Partial<Step> = {}): Step => ({
  description,
  group: null,
  duree_preparation: null,
  duree_cuisson: null,
  duree_repos: null,
  ...fields,
});

/** The default picture of the about page: every site has it, and other recipe pages do not show it. */
const PICTURE = '/media/recipe-images/default/598f3c85-9887-52d2-bda3-75e2a3a9fc82.webp';

/**
 * A recipe with all features of a recipe page: groups of steps by field and by prefix, quantities of every form, all
 * durations, and all kinds of media. It is the only one of its country, and the oldest of all.
 */
export const recipeOfAllKinds: RecipeSeed = aRecipe({
  title: 'Plokkfiskur de toutes les façons',
  description: "Un écrasé de poisson et de pommes de terre, tel qu'on le sert à Reykjavik.",
  country: 'Islande',
  type_recipe: 'plat',
  difficulty: 'moyen',
  preparation_time: '1 heure 20 minutes',
  cooking_time: '45',
  servings: 4,
  created_at: new Date('2001-01-01T00:00:00Z'),
  groups: ['Poisson', 'Sauce'],
  prep_tips: ['Gardez un peu de bouillon pour allonger la sauce.'],
  ingredients: [
    { name: 'cabillaud', quantity: '500 g', group: 'Poisson' },
    { name: 'lait', quantity: '1,5 litre', group: 'Sauce' },
    { name: 'beurre', quantity: '0.5 motte', group: 'Sauce' },
    { name: 'ciboulette', quantity: '1/2 botte', group: 'Sauce' },
    { name: 'gousses d’ail', quantity: '2-3', group: 'Sauce' },
    { name: 'poivre', quantity: 'au goût', group: null },
  ],
  steps: [
    step('Sortez tout du froid.', { duree_repos: '15 minutes' }),
    step('[Poisson] Pochez le cabillaud.', {
      duree_preparation: '10 minutes',
      duree_cuisson: '20 minutes',
      media: { type: 'image', url: PICTURE },
    }),
    step('Fondez le beurre.', {
      group: 'Sauce',
      duree_cuisson: '1h',
      media: {
        type: 'video',
        url: '/media/recipe-images/recipe-steps-videos/0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21.mp4',
      },
    }),
    step('[Sauce] Versez le lait.', { media: { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' } }),
    step('[Dressage] Servez.', { media: { type: 'video', url: 'https://videos.example/plokkfiskur' } }),
  ],
});

/** Its address. */
export const RECIPE_OF_ALL_KINDS = '/recipe/plokkfiskur-de-toutes-les-facons';
