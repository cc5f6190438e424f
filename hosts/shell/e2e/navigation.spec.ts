import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';
import { stored } from './api.ts';

interface Layered extends Window {
  dataLayer?: { event: string; page_path?: string; page_title?: string }[];
}

test.beforeEach(({ page }) => leavePicturesOut(page));

const open = async (page: Page, path: string) => {
  await openAlive(page, path);
};
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const views = (page: Page) =>
  page.evaluate(() =>
    ((window as Layered).dataLayer ?? [])
      .filter(({ event }) => event === 'page_view')
      .map(({ page_path, page_title }) => [page_path, page_title]),
  );

test('a new page starts at its top with the focus in its content, and Back returns to the place that was left', async ({
  page,
}) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => scrolled(page)).toBe(700);
  await follow(page, 'Recettes');
  await expect(heading(page, 'Toutes les recettes')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  const left = await page.evaluate(() => {
    scrollTo(0, 900);
    return Math.round(scrollY);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('link', { name: /^Je voyage / })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Toutes les recettes')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('another document does not start where the one before it was left', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => scrolled(page)).toBe(700);
  await open(page, '/confidentialite');
  expect(await scrolled(page)).toBe(0);
});

test('a link to a part of a page leads to it', async ({ page }) => {
  await open(page, '/about#voyages');
  await expect(page.getByRole('heading', { name: 'Nos voyages culinaires' })).toBeInViewport();
});

test('each view is told once, with the title of its page, and nothing is sent to anybody else', async ({
  page,
  request,
}) => {
  const foreign: string[] = [];
  const origin = new URL((await request.get('/')).url()).origin;
  page.on('request', (sent) => {
    const { protocol, origin: asked } = new URL(sent.url());
    if (protocol.startsWith('http') && asked !== origin) foreign.push(sent.url());
  });
  await open(page, '/');
  const home = await page.title();
  await follow(page, 'Recettes');
  await expect(heading(page, 'Toutes les recettes')).toBeVisible();
  await follow(page, 'À propos');
  await expect(heading(page, 'À propos')).toBeVisible();
  const about = await page.title();
  await page.goBack();
  await expect(heading(page, 'Toutes les recettes')).toBeVisible();
  const { items } = await stored.recipes(request);
  await page
    .getByRole('main')
    .getByRole('link', { name: items[0]?.title ?? '' })
    .click();
  await expect(heading(page, items[0]?.title ?? '')).toBeVisible();
  await expect
    .poll(() => views(page))
    .toEqual([
      ['/', home],
      ['/toutes-recettes', expect.stringMatching(/^Toutes les recettes/)],
      ['/about', about],
      ['/toutes-recettes', expect.stringMatching(/^Toutes les recettes/)],
      [`/recipe/${items[0]?.slug}`, expect.stringContaining(items[0]?.title ?? '')],
    ]);
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a view of a slow page is told with the title that the page ends up with', async ({ page }) => {
  await open(page, '/about');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/recipes*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.route('**/api/seo/recipes_list', async (route) => {
    await answered;
    await route.fulfill({ json: { title: 'Le grand carnet', description: null, keywords: null, canonical_url: null } });
  });
  await follow(page, 'Recettes');
  await expect(heading(page, 'Toutes les recettes')).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Recherche en cours…');
  expect(await views(page)).toHaveLength(1);
  answer();
  await expect.poll(() => views(page)).toContainEqual(['/toutes-recettes', expect.stringMatching(/^Le grand carnet/)]);
  expect(await views(page)).toHaveLength(2);
});

test('page changes are view transitions, which stand still for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await page.evaluate(() => {
    const { startViewTransition } = document;
    document.startViewTransition = (update) => {
      const transition = startViewTransition.call(document, update);
      transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'));
        Object.assign(window, {
          transitions: [...((window as { transitions?: number[] }).transitions ?? []), moving.length],
        });
      });
      return transition;
    };
  });
  const transitions = () => page.evaluate(() => (window as { transitions?: number[] }).transitions ?? []);
  await follow(page, 'Mentions légales');
  await expect(heading(page, 'Mentions légales')).toBeVisible();
  await expect.poll(transitions).toEqual([0]);
  await page.goBack();
  await expect(heading(page, 'À propos')).toBeVisible();
  await expect.poll(transitions).toEqual([0, 0]);
});
