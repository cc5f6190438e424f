import { expect, NO_FAULTS, openAlive, test } from '@tdt/testing/browser';
import { pageFiles } from './page-files.ts';

/** Those of the catalogue with the name of their files. */
const PAGES: [path: string, chunk: string | null][] = [
  ['/', 'home'],
  ['/toutes-recettes', 'all-recipes'],
  ['/pays', 'countries'],
  ['/regions/maghreb', 'countries'],
  ['/pays/japon', 'country'],
  ['/pays/japon/menu', 'menu'],
  ['/about', 'about'],
  ['/favoris', 'favourites'],
  ['/liste-de-courses', 'shopping-list'],
  ['/mentions-legales', 'legal'],
  ['/confidentialite', 'legal'],
  ['/recipe/okonomiyaki', null],
];

test.use({ pictures: true });

test('each page loads without a fault; its document lists the files of its page, which are requested once', async ({
  page,
  faults,
}) => {
  const asked = pageFiles(page);
  for (const [path, chunk] of PAGES) {
    asked.length = 0;
    const response = await openAlive(page, path);
    await page.waitForLoadState('networkidle');
    // Scroll to the end and back, so that lazy parts show their faults, too.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Home');
    expect(await faults(), path).toEqual(NO_FAULTS);
    expect(response?.status(), path).toBe(200);
    if (chunk === null) continue;
    expect(asked.toSorted(), path).toEqual([`${chunk}.css`, `${chunk}.js`]);
    const document = (await response?.text()) ?? '';
    const named = [...document.matchAll(/<link[^>]*\/async\/([\w-]+)\.[^>]*>/g)].filter(([, name]) => name === chunk);
    expect(
      named.map(([link]) => link),
      path,
    ).toEqual([
      expect.stringMatching(/rel="preload"[^>]*as="script"[^>]*fetchPriority="low"[^>]*\.js"/),
      expect.stringMatching(/rel="stylesheet"[^>]*\.css"/),
    ]);
  }
});
