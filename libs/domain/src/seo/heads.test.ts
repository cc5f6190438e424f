import { describe, expect, it } from 'vitest';
import { country, countryDetail, noSeo, recipe, site } from '../testing/samples.ts';
import { countriesHead, countryHead } from './country-heads.ts';
import { homeHead, listHead, notFoundHead, recipeHead } from './heads.ts';
import { aboutHead, favouritesHead, legalNoticeHead, privacyHead } from './site-heads.ts';

const stored = {
  title: 'Titre choisi',
  description: 'Description choisie.',
  keywords: 'ramen, miso',
  canonical_url: 'https://table.example/autre',
  og_image_url: '/media/recipe-images/pages/og.webp',
};

const world = { total: 208, cooked: 24 };

it.each([
  ['home page', homeHead],
  ['list of recipes', listHead],
  ['about page', aboutHead],
] as const)('the %s uses every stored field, and repeats title and description for Open Graph', (_page, headOf) => {
  const head = headOf(site, stored);
  expect(head).toMatchObject({
    title: 'Titre choisi',
    description: 'Description choisie.',
    keywords: 'ramen, miso',
    canonical: stored.canonical_url,
  });
  expect(head.og).toMatchObject({
    title: 'Titre choisi',
    description: 'Description choisie.',
    site_name: 'Tour de Table',
    image: {
      url: 'https://table.example/media/recipe-images/pages/og.1200x630.jpg',
      width: 1200,
      height: 630,
      alt: 'Titre choisi',
    },
  });
});

describe('homeHead', () => {
  it("has the site's name as title if nothing is stored", () => {
    expect(homeHead(site, null)).toMatchObject({
      title: 'Tour de Table',
      description: site.tagline,
      canonical: 'https://table.example/',
      robots: null,
    });
  });

  it('shares a chosen picture from elsewhere as it is, also for a page with a picture', () => {
    const seo = { ...noSeo, og_image_url: 'https://cdn.example/a.png' };
    expect(recipeHead(site, { ...recipe, seo }).og.image).toMatchObject({
      url: 'https://cdn.example/a.png',
      width: null,
      height: null,
    });
  });

  it.each([homeHead(site, null), aboutHead(site, null), privacyHead(site), notFoundHead(site)])(
    'shares the default cover for a page without a picture: $title',
    ({ og }) => {
      expect(og.image).toMatchObject({
        url: expect.stringMatching(
          /^https:\/\/table\.example\/media\/recipe-images\/default\/[-0-9a-f]{36}\.1200x630\.jpg$/,
        ),
        width: 1200,
        height: 630,
      });
    },
  );

  it('ignores blank stored fields', () => {
    expect(homeHead(site, { ...noSeo, title: ' ', description: '' }).title).toBe('Tour de Table');
  });

  it('refuses a stored canonical URL that is a script', () => {
    expect(homeHead(site, { ...noSeo, canonical_url: 'javascript:alert(1)' }).canonical).toBe('https://table.example/');
  });
});

describe('listHead', () => {
  it('has one canonical URL for a set of filters and a page', () => {
    const head = listHead(site, null, { page: 2, difficulte: 'facile', pays: 'japon', type: 'plat' });
    expect(head.canonical).toBe('https://table.example/toutes-recettes?pays=japon&type=plat&difficulte=facile&page=2');
  });

  it('has a bare canonical URL on the first page', () => {
    expect(listHead(site, null, { page: 1, q: '' })).toMatchObject({
      title: 'Toutes les recettes | Tour de Table',
      canonical: 'https://table.example/toutes-recettes',
      robots: null,
    });
  });

  it.each([
    [{ type: 'plat' }, 'Plats', '/toutes-recettes?type=plat'],
    [{ difficulte: 'facile' }, 'Recettes faciles', '/toutes-recettes?difficulte=facile'],
    [{ duree: '30', tri: 'az' }, 'Recettes en 30 minutes', '/toutes-recettes?duree=30'],
    [{ pays: 'japon', country }, 'Recettes du Japon', '/pays/japon'],
  ] as const)('gives the single filter of %j a title, a description and a canonical URL', (query, title, path) => {
    const head = listHead(site, stored, query);
    expect(head).toMatchObject({ title: `${title} | Tour de Table`, robots: null });
    expect(head.description).toMatch(`${title}, pas à pas`);
    expect(head.canonical).toBe(`https://table.example${path}`);
  });

  it('keeps combined filters out of the index', () => {
    expect(listHead(site, null, { type: 'plat', difficulte: 'facile' }).robots).toBe('noindex, follow');
  });

  it('has the same canonical URL in every order', () => {
    expect(listHead(site, null, { tri: 'rapide' })).toMatchObject({
      canonical: 'https://table.example/toutes-recettes',
      robots: null,
    });
  });

  it('keeps a text search out of the index', () => {
    expect(listHead(site, null, { q: 'miso' })).toMatchObject({
      canonical: 'https://table.example/toutes-recettes',
      robots: 'noindex, follow',
    });
  });

  it('has a text search in its title, also where a title is stored', () => {
    expect(listHead(site, null, { q: 'miso', pays: 'japon', page: 2 }).title).toMatch(/^Recherche : miso \(page 2\)/);
    expect(listHead(site, { ...noSeo, title: 'Nos recettes' }, { q: 'miso' }).title).toMatch(/^Recherche : miso/);
    expect(listHead(site, null, { q: 'riz '.repeat(30) }).title.length).toBeLessThan(100);
  });

  it('keeps a list without a recipe out of the index', () => {
    expect(listHead(site, null, { pays: 'nulle-part', isEmpty: true }).robots).toBe('noindex, follow');
  });

  it('resolves the alias of a country', () => {
    expect(listHead(site, null, { pays: 'usa' }).canonical).toBe('https://table.example/pays/etats-unis');
    const { canonical } = listHead(site, null, { pays: 'usa', type: 'plat' });
    expect(canonical).toBe('https://table.example/toutes-recettes?pays=etats-unis&type=plat');
  });

  it('numbers the titles of later pages', () => {
    expect(listHead(site, null, { page: 2 }).title).toBe('Toutes les recettes (page 2) | Tour de Table');
    expect(listHead(site, stored, { page: 3 }).title).toBe('Titre choisi (page 3)');
    expect(listHead(site, stored, { page: 1 }).title).toBe('Titre choisi');
  });

  it('uses the stored canonical URL only for the unfiltered first page', () => {
    expect(listHead(site, stored).canonical).toBe('https://table.example/autre');
    expect(listHead(site, stored, { page: 3 }).canonical).toBe('https://table.example/toutes-recettes?page=3');
  });
});

describe('recipeHead', () => {
  it('falls back to the title, the description and the cover of the recipe', () => {
    const head = recipeHead(site, recipe);
    expect(head).toMatchObject({
      title: 'Ramen au miso | Tour de Table',
      description: 'Un bol de nouilles fumant.',
      canonical: 'https://table.example/recipe/ramen-au-miso',
    });
    expect(head.og).toMatchObject({
      type: 'article',
      published_time: recipe.created_at,
      image: {
        url: 'https://table.example/media/recipe-images/cover/a.1200x630.jpg',
        width: 1200,
        height: 630,
        alt: 'Un bol',
      },
    });
  });

  it('shares its cover cropped around the focal point, also when that was chosen by its address', () => {
    const cover = { ...recipe.cover, focal: { x: 5, y: 2 } };
    for (const og_image_url of [null, cover.url]) {
      const { image } = recipeHead(site, { ...recipe, cover, seo: { ...noSeo, og_image_url } }).og;
      expect(image.url).toBe('https://table.example/media/recipe-images/cover/a.1200x630.f2.jpg');
    }
  });

  it('shortens a long description, but not a stored one', () => {
    const long = 'nouilles '.repeat(40);
    expect(recipeHead(site, { ...recipe, description: long }).description.length).toBeLessThanOrEqual(160);
    const seo = { ...noSeo, description: long.trim() };
    expect(recipeHead(site, { ...recipe, seo }).description).toBe(long.trim());
  });
});

describe('countryHead', () => {
  it('describes the page by the text of the country, without marks', () => {
    const head = countryHead(site, {
      ...countryDetail,
      recipe_description: 'Le **pain** de [Vienne](/pays/autriche).',
    });
    expect(head.description).toBe('Le pain de Vienne.');
  });

  it("describes a country without texts by its name, with the polaroid's picture", () => {
    const head = countryHead(site, { ...countryDetail, recipe_count: 1 });
    expect(head).toMatchObject({
      title: 'Cuisine du Japon | Tour de Table',
      description: 'Nos recettes pour voyager au Japon.',
      canonical: 'https://table.example/pays/japon',
    });
    expect(head.og.image.url).toContain('/polaroid/p.1200x630.jpg');
  });

  it('shows the cover of the newest recipe, if there is one', () => {
    const cooking = { ...countryDetail, recipes: [recipe], category_images: [countryDetail.polaroid] };
    expect(countryHead(site, cooking).og.image).toEqual(recipeHead(site, recipe).og.image);
  });

  it('promises no recipe of a country that has none, and names neighbours that have some', () => {
    expect(countryHead(site, countryDetail).description).toBe('Pas encore de recette du Japon.');
    const neighbours = [
      { name: 'Chine', slug: 'chine', recipe_count: 2 },
      { name: 'Mongolie', slug: 'mongolie', recipe_count: 0 },
    ];
    expect(countryHead(site, { ...countryDetail, neighbours }).description).toBe(
      'Pas encore de recette du Japon. En attendant, celles de ses voisins : Chine.',
    );
  });

  it('describes a country by its recipe description if there is one', () => {
    const described = { ...countryDetail, recipe_description: 'Riz et bouillons.', category_description: 'Autre.' };
    expect(countryHead(site, described).description).toBe('Riz et bouillons.');
  });
});

describe('the other pages', () => {
  it('each have a title, a description and a canonical URL of their own', () => {
    const heads = [aboutHead(site, null), countriesHead(site, world), legalNoticeHead(site), privacyHead(site)];
    expect(heads.map((head) => head.canonical)).toEqual([
      'https://table.example/about',
      'https://table.example/pays',
      'https://table.example/mentions-legales',
      'https://table.example/confidentialite',
    ]);
    expect(new Set(heads.map((head) => head.title)).size).toBe(4);
    for (const head of heads) expect(head.description).not.toBe('');
  });

  it("keeps a visitor's favourites out of the index, without a canonical URL", () => {
    expect(favouritesHead(site)).toMatchObject({
      title: 'Mes favoris | Tour de Table',
      canonical: null,
      robots: 'noindex, follow',
    });
  });

  it('keeps a missing page out of the index, without a canonical URL', () => {
    expect(notFoundHead(site)).toMatchObject({
      title: 'Page non trouvée | Tour de Table',
      canonical: null,
      robots: 'noindex, follow',
    });
  });
});
