import { describe, expect, it } from 'vitest';
import { noSeo, recipe, site } from '../testing/samples.ts';
import { recipeJsonLd } from './recipe-json-ld.ts';

const page = 'https://table.example/recipe/ramen-au-miso';

describe('recipeJsonLd', () => {
  it('has what Google requires and recommends, with absolute URLs and no rating', () => {
    const document = recipeJsonLd(site, { ...recipe, seo: { ...noSeo, keywords: 'ramen, cuisine japonaise, plat' } });
    expect(document).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Ramen au miso',
      image: ['16x9', '4x3', '1x1'].map((ratio) => `https://table.example/media/recipe-images/cover/a.${ratio}.webp`),
      author: { '@type': 'Organization', name: 'Tour de Table' },
      datePublished: '2026-01-02T10:00:00.000Z',
      recipeYield: ['4', '4 personnes'],
      recipeCategory: 'Plat',
      recipeCuisine: 'japonaise',
      keywords: 'ramen',
      recipeIngredient: ['3 œufs', 'sel'],
    });
    expect(document).not.toHaveProperty('aggregateRating');
  });

  it('lists the diets for which schema.org has an exact name, and no others', () => {
    const diets = ['vegetarien', 'sans-gluten', 'sans-lactose'] as const;
    expect(recipeJsonLd(site, { ...recipe, diets: [...diets] })).toMatchObject({
      suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
    });
    expect(recipeJsonLd(site, { ...recipe, diets: ['sans-lactose'] })).not.toHaveProperty('suitableForDiet');
  });

  it('has the country as its cuisine where the adjective is not known', () => {
    expect(recipeJsonLd(site, { ...recipe, country_adjectif: null })).toMatchObject({ recipeCuisine: 'Japon' });
  });

  it('has no cuisine for a recipe without a country, and keeps its keywords', () => {
    const seo = { ...noSeo, keywords: 'ramen, cuisine japonaise' };
    const document = recipeJsonLd(site, { ...recipe, country: null, country_adjectif: null, seo });
    expect(document).not.toHaveProperty('recipeCuisine');
    expect(document).toMatchObject({ keywords: 'ramen, cuisine japonaise' });
  });

  it.each([
    ['Faites chauffer 1,5 litre d’eau, puis salez.', 'Faites chauffer 1,5 litre d’eau'],
    ['Mélangez', 'Mélangez'],
    [
      'Disposez les tranches de saumon bien froid sur un grand plat creux.',
      'Disposez les tranches de saumon bien froid sur…',
    ],
  ])('calls the step "%s" by its beginning: "%s"', (description, name) => {
    const steps = recipe.steps.map((step) => ({ ...step, description }));
    expect(recipeJsonLd(site, { ...recipe, steps }).recipeInstructions).toMatchObject([{ name }]);
  });

  it('counts rests in the total time', () => {
    expect(recipeJsonLd(site, recipe)).toMatchObject({ prepTime: 'PT20M', cookTime: 'PT1H', totalTime: 'PT1H30M' });
  });

  it('states preparation and cooking together, or neither', () => {
    const steps = recipe.steps.map((step) => ({ ...step, duree_repos: null }));
    const uncooked = recipeJsonLd(site, { ...recipe, steps, cooking_time: null });
    expect(uncooked).toMatchObject({ prepTime: 'PT20M', cookTime: 'PT0M', totalTime: 'PT20M' });
    const untimed = recipeJsonLd(site, { ...recipe, steps, cooking_time: null, preparation_time: null });
    for (const name of ['prepTime', 'cookTime', 'totalTime']) expect(untimed).not.toHaveProperty(name);
  });

  it('reads ingredients as one says them', () => {
    const written = (quantity: string, name: string) => ({ id: name, name, quantity, group: null });
    const ingredients = [written('400 g', 'haricots niébé secs'), written('au goût', 'sel et poivre')];
    expect(recipeJsonLd(site, { ...recipe, ingredients }).recipeIngredient).toEqual([
      '400 g de haricots niébé secs',
      'sel et poivre, au goût',
    ]);
  });

  it.each([
    [
      '/media/recipe-images/recipe-steps-videos/a.mp4',
      {
        contentUrl: 'https://table.example/media/recipe-images/recipe-steps-videos/a.mp4',
        thumbnailUrl: expect.arrayContaining(['https://table.example/media/recipe-images/cover/a.16x9.webp']),
      },
    ],
    [
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
      {
        embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
        thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
      },
    ],
  ])('describes the video %s of a step with all that Google requires', (url, where) => {
    const steps = recipe.steps.map((step) => ({ ...step, media: { type: 'video' as const, url } }));
    const [section] = recipeJsonLd(site, { ...recipe, steps }).recipeInstructions as { itemListElement: object[] }[];
    expect(section?.itemListElement[0]).toMatchObject({
      video: {
        '@type': 'VideoObject',
        name: 'Ramen au miso : Faire fondre le miso',
        description: 'Faire fondre le miso.',
        uploadDate: recipe.created_at,
        ...where,
      },
    });
  });

  it('describes no video if only its page is known', () => {
    const steps = recipe.steps.map((step) => ({
      ...step,
      media: { type: 'video' as const, url: 'https://v.example/x' },
    }));
    expect(JSON.stringify(recipeJsonLd(site, { ...recipe, steps }))).not.toContain('VideoObject');
  });

  it('makes a section of each run of a group in the order of the steps, and none of ungrouped steps', () => {
    const [first] = recipe.steps;
    const last = { ...first, description: 'Servir.', media: { type: 'image', url: '/m.webp' } };
    const document = recipeJsonLd(site, { ...recipe, steps: [first, last, first] as typeof recipe.steps });
    expect(document.recipeInstructions).toEqual([
      {
        '@type': 'HowToSection',
        name: 'Bouillon',
        itemListElement: [
          { '@type': 'HowToStep', name: 'Faire fondre le miso', text: 'Faire fondre le miso.', url: `${page}#etape-1` },
        ],
      },
      {
        '@type': 'HowToStep',
        name: 'Servir',
        text: 'Servir.',
        url: `${page}#etape-2`,
        image: 'https://table.example/m.webp',
      },
      {
        '@type': 'HowToSection',
        name: 'Bouillon (suite)',
        itemListElement: [
          { '@type': 'HowToStep', name: 'Faire fondre le miso', text: 'Faire fondre le miso.', url: `${page}#etape-3` },
        ],
      },
    ]);
  });
});
