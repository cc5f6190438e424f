import { describe, expect, it, test } from 'vitest';
import { addressesOf, hasRecipesOf, isStorable, kindOf, pageKey } from './requests.ts';

const SITE = 'https://site.example';
const PICTURE = '/media/recipe-images/cover/6cc39729-b636-5c5c-a9ef-2653545147aa.480.avif';

const opened = (path: string, method = 'GET') =>
  kindOf({ method, mode: 'navigate', url: `${SITE}${path}`, referrer: '' }, SITE);
const asked = (path: string, from = '/recipe/ramen', method = 'GET') =>
  kindOf({ method, mode: 'cors', url: new URL(path, SITE).href, referrer: from && `${SITE}${from}` }, SITE);

describe('documents', () => {
  it.each(['/', '/toutes-recettes?q=riz', '/recipe/ramen', '/recipe/admin', '/favoris', '/liste-de-courses'])(
    'handles %s',
    (path) => {
      expect(opened(path)).toBe('page');
    },
  );

  it.each([
    '/admin',
    '/admin/recipes',
    '/apercu?jeton=x',
    '/newsletter/desinscription?jeton=x',
    '/api/docs',
    '/sitemap.xml',
    '/sw.js',
    PICTURE,
  ])('leaves %s to the browser', (path) => {
    expect(opened(path)).toBeNull();
  });

  it('leaves a sent form to the browser', () => {
    expect(opened('/toutes-recettes', 'POST')).toBeNull();
  });
});

describe('files and data of public pages', () => {
  it.each(['/assets/catalogue/1/web/js/a.js', PICTURE])('handles the file %s', (path) => {
    expect(asked(path)).toBe('file');
  });

  it('handles what scripts and styles of public pages load', () => {
    expect(asked('/assets/shell/1/web/js/offline.js', '/assets/shell/1/web/js/main.1f.js')).toBe('file');
  });

  it.each(['/api/recipes/ramen', '/api/home', '/api/countries?page=1'])('handles the response %s', (path) => {
    expect(asked(path)).toBe('data');
  });

  it.each([
    '/api/auth/session',
    '/api/admin/recipes',
    '/api/remotes',
    '/api/newsletter/link?token=x',
    '/api/completions?q=pou',
    '/api/recipe-previews?token=x',
    '/media/recipe-images/recipe-steps-videos/a.mp4',
    'https://elsewhere.example/picture.webp',
  ])('leaves %s to the browser', (path) => {
    expect(asked(path)).toBeNull();
  });

  it('leaves writes to the browser', () => {
    expect(asked('/api/recipes', '/', 'POST')).toBeNull();
  });

  // Documents of the back office send no referrer.
  it.each(['', '/admin', '/assets/shell/1/web/css/admin.2e.css', '/assets/admin-recipes/1/web/js/a.js'])(
    'leaves what the back office loads to the browser: from "%s"',
    (from) => {
      for (const path of ['/assets/shell/1/web/font/text.woff2', PICTURE, '/api/recipes']) {
        expect(asked(path, from)).toBeNull();
      }
    },
  );
});

test('parameters that do not change the document share its copy; cook mode and servings have their own', () => {
  expect(pageKey(`${SITE}/recipe/ramen?debug=1&utm_source=x#etapes`)).toBe(`${SITE}/recipe/ramen`);
  expect(pageKey(`${SITE}/recipe/ramen?personnes=6&cuisiner=1`)).toBe(`${SITE}/recipe/ramen?cuisiner=1&personnes=6`);
});

test('a recipe is cached with its data', () => {
  const recipe = `${SITE}/recipe/ramen?personnes=6`;
  expect(addressesOf(`${recipe}&debug=1`)).toEqual([recipe, `${SITE}/api/recipes/ramen`]);
  expect(addressesOf(`${SITE}/pays/japon`)).toEqual([`${SITE}/pays/japon`]);
});

it.each([
  ['a page', { 'cache-control': 'public, no-cache' }, 200, true],
  ['a failure', { 'cache-control': 'public, no-cache' }, 503, false],
  ['a response for one person', { 'cache-control': 'no-store' }, 200, false],
  ['a response that no cache may store', { 'cache-control': 'public, no-store' }, 200, false],
  ['a response without the header', {}, 200, false],
])('decides whether %s is cached', (_what, headers: Record<string, string>, status, isCached) => {
  expect(isStorable(new Response('', { status, headers }))).toBe(isCached);
});

it('does not cache a response that another address gave', () => {
  const redirected = { status: 200, redirected: true, headers: new Headers({ 'cache-control': 'public' }) };
  expect(isStorable(redirected as Response)).toBe(false);
});

test('a response about recipes has some of them, and no others', () => {
  const cached = `${SITE}/api/recipes?ids=a,b,c`;
  expect(hasRecipesOf(cached, `${SITE}/api/recipes?ids=c,a`)).toBe(true);
  expect(hasRecipesOf(cached, `${SITE}/api/recipes?ids=a,d`)).toBe(false);
  expect(hasRecipesOf(cached, `${SITE}/api/recipes`)).toBe(false);
});
