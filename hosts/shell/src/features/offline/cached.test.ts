import { expect, it, test } from 'vitest';
import { droppedCopies, droppedFiles, fileListOf, linkedFiles, nearestCopy, timerScriptsOf } from './cached.ts';

const SITE = 'https://site.example';
const range = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${SITE}${path(index)}`);

it('drops all but the last 30 recipes, the last 20 other pages and the last 60 API responses', () => {
  const recipes = range(32, (index) => `/recipe/r${index}`);
  const lists = range(21, (index) => `/toutes-recettes?page=${index}`);
  const responses = range(61, (index) => `/api/recipes/r${index}`);
  const dropped = [...recipes.slice(0, 2), ...lists.slice(0, 1), ...responses.slice(0, 1)];
  expect(droppedCopies([...lists, ...responses, ...recipes], new Set())).toEqual(dropped);
});

it('never drops favourites, which do not count', () => {
  const recipes = range(31, (index) => `/recipe/r${index}`);
  expect(droppedCopies(recipes, new Set(['/recipe/r0']))).toEqual([]);
});

it('sends to the last cached variant of a recipe, with the query that was requested, and of no other page', () => {
  const cached = ['/recipe/ramen?personnes=6', '/recipe/soba', '/toutes-recettes?page=2'].map((path) => SITE + path);
  const sentTo = (path: string) => nearestCopy(SITE + path, cached)?.slice(SITE.length);
  expect(sentTo('/recipe/soba?cuisiner=1&personnes=2')).toBe('/recipe/soba?demande=%3Fcuisiner%3D1%26personnes%3D2');
  expect(sentTo('/recipe/ramen')).toBe('/recipe/ramen?personnes=6&demande=');
  expect(sentTo('/recipe/udon')).toBeUndefined();
  expect(sentTo('/toutes-recettes')).toBeUndefined();
});

const PICTURE = '6cc39729-b636-5c5c-a9ef-2653545147aa';
const OTHER = '553febea-40f2-53d0-ab6e-170132ae5a46';
const file = (path: string) => `${SITE}${path}`;

it('keeps the files of a build as long as a cached page lists it, those that load on demand as well', () => {
  const old = [file('/assets/shell/aaa/web/js/main.js'), file('/assets/recipe-detail/aaa/web/js/async/cook.js')];
  const live = [file('/assets/shell/bbb/web/js/main.js')];
  const page = '"/assets/shell/aaa/web/js/main.js" "/assets/recipe-detail/aaa/web/remoteEntry.js"';
  expect(droppedFiles([...old, ...live], [page, '"/assets/shell/bbb/web/css/main.css"'])).toEqual([]);
  expect(droppedFiles([...old, ...live], ['"/assets/shell/bbb/web/css/main.css"'])).toEqual(old);
});

it('keeps a picture in the size that was shown as long as a cached page shows it in any', () => {
  const shown = file(`/media/recipe-images/cover/${PICTURE}.320.avif`);
  const left = file(`/media/recipe-images/cover/${OTHER}.320.avif`);
  expect(droppedFiles([shown, left], [`<img src="/media/recipe-images/cover/${PICTURE}.webp">`])).toEqual([left]);
});

test('a document lists its files, and the list of those that its remote loads on demand', () => {
  const linked = linkedFiles(
    '<link rel="stylesheet" href="/assets/shell/1/web/css/main.css"/><link rel="canonical" href="https://site.example/"/>' +
      '<link rel="preload" as="script" fetchPriority="low" href="/assets/catalogue/2/web/remoteEntry.js" integrity="x"/>',
  );
  expect(linked).toEqual(['/assets/shell/1/web/css/main.css', '/assets/catalogue/2/web/remoteEntry.js']);
  expect(fileListOf(linked)).toBe('/assets/catalogue/2/web/files.json');
  expect(fileListOf(linked.slice(0, 1))).toBeUndefined();
});

test('the scripts of timers are those of the shell of the document', () => {
  const scripts = timerScriptsOf(['/assets/shell/1/web/css/main.css', '/assets/shell/1/web/js/main.js']);
  expect(scripts).toEqual(['/assets/shell/1/web/js/timers.js', '/assets/shell/1/web/js/timer-clock.js']);
});
