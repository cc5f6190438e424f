import { expect, openAlive, type Page, test, WITH_MOTION } from '@tdt/testing/browser';

test.use(WITH_MOTION);

const open = async (page: Page, path: string) => {
  await openAlive(page, path);
};
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a new page starts at its top with the focus in its content, and Back restores the scroll position', async ({
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

test('Back finds the place in the list, also after a reload of the recipe and a visit elsewhere', async ({ page }) => {
  await open(page, '/toutes-recettes');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => scrolled(page)).toBe(1500);
  const reload = () => page.reload();
  const leaveAndComeBack = async () => {
    await page.goto('/api/health');
    await page.goBack();
  };
  // Back is pressed before any script of the page but the first has run.
  const reloadAndLeaveAtOnce = () => page.reload({ waitUntil: 'domcontentloaded' });
  for (const leave of [reload, leaveAndComeBack, reloadAndLeaveAtOnce]) {
    await page.evaluate(() => {
      const links = document.querySelectorAll<HTMLElement>('main a[href^="/recipe/"]');
      [...links].find((link) => link.getBoundingClientRect().top > 100)?.click();
    });
    await expect(page).toHaveURL(/\/recipe\//);
    await leave();
    if (leave !== reloadAndLeaveAtOnce) await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.goBack();
    await expect(heading(page, 'Toutes les recettes')).toBeVisible();
    await expect.poll(async () => Math.abs((await scrolled(page)) - 1500)).toBeLessThan(50);
  }
});

test('a new document does not start at the scroll position of the previous one', async ({ page }) => {
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

test('page changes are view transitions, without motion for visitors who want less', async ({ page }) => {
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

test('a page change whose transition is skipped is no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function skipped(update) {
      const transition = startViewTransition.call(this, update);
      transition.skipTransition();
      return transition;
    };
  });
  await open(page, '/about');
  await follow(page, 'Confidentialité');
  await expect(heading(page, 'Politique de confidentialité')).toBeVisible();
  expect(errors).toEqual([]);
});
