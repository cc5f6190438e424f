import type { CountryDetail, CountryRef, Image, RecipeCard, RecipeDetail, Seo, Site } from '@tdt/contracts';
import { imageVariants } from '../images.ts';

/** Responses of the API, for tests; each test changes the fields that it is about. */
export const site: Site = {
  name: 'Tour de Table',
  tagline: 'La cuisine du monde, sans bouger de chez soi',
  url: 'https://table.example',
  contact_email: null,
  legal: { enabled: true, publisher: null, host: null },
  features: { newsletter: true, newsletter_opt_in: true, offline: true },
  analytics_id: null,
};

export const image = (url: string): Image => ({
  url,
  width: 1600,
  height: 1067,
  placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  alt: 'Un bol',
  variants: imageVariants(url, 1600),
});

export const country: CountryRef = {
  name: 'Japon',
  slug: 'japon',
  particule_en_au: 'au',
  particule_de_du: 'du',
  country_bon_appetit: 'Itadakimasu',
};

export const noSeo: Seo = { title: null, description: null, keywords: null, canonical_url: null, og_image_url: null };

export const card: RecipeCard = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  slug: 'ramen-au-miso',
  title: 'Ramen au miso',
  country,
  type_recipe: 'plat',
  difficulty: 'moyen',
  preparation_time: '20 minutes',
  cooking_time: '1 heure',
  cover: image('/media/recipe-images/cover/a.webp'),
  total_minutes: 80,
  rest_minutes: null,
};

/** So many recipes, 'Recette 1' first. */
export const cards = (count: number): RecipeCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...card,
    id: `3f2504e0-4f89-41d3-9a0c-${String(index + 1).padStart(12, '0')}`,
    slug: `recette-${index + 1}`,
    title: `Recette ${index + 1}`,
  }));

export const recipe: RecipeDetail = {
  ...card,
  match: 'slug',
  description: 'Un bol de nouilles fumant.',
  total_minutes: 90,
  rest_minutes: 10,
  servings: 4,
  cultural_context: null,
  cultural_context_title: null,
  ingredients_title: null,
  steps_title: null,
  groups: ['Bouillon'],
  prep_tips: [],
  ingredients: [
    { id: '1', name: 'œufs', quantity: '3', group: null },
    { id: '2', name: 'sel', quantity: '', group: null },
  ],
  steps: [
    {
      id: '1',
      step_order: 1,
      description: '[Bouillon] Faire fondre le miso.',
      group: null,
      duree_preparation: null,
      duree_cuisson: null,
      duree_repos: '10 minutes',
      media: null,
    },
  ],
  diets: [],
  allergens: { contained: ['oeufs'], possible: [], unchecked: [] },
  country_title: 'Cuisine du Japon',
  country_text: null,
  country_adjectif: 'japonaise',
  country_images: [],
  dish_images: [],
  seo: null,
  created_at: '2026-01-02T10:00:00.000Z',
  updated_at: '2026-02-03T10:00:00.000Z',
};

export const countryDetail: CountryDetail = {
  ...country,
  id: 'c',
  match: 'slug',
  regions: ['Asie'],
  world_parts: [{ kind: 'continent', name: 'Asie', slug: 'asie' }],
  recipe_description: null,
  category_description: null,
  polaroid: image('/media/recipe-images/countries/JP/polaroid/p.webp'),
  category_images: [],
  recipe_images: [],
  recipes: [],
  neighbours: [],
  nearby: [],
  recipe_count: 0,
  updated_at: '2026-02-03T10:00:00.000Z',
};
