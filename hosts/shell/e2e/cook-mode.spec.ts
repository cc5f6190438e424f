import { expect, type Page, test, violationsOnAnyScreen } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { visitRecipe } from './recipe-visit.ts';

const COOK = `${RECIPE_OF_ALL_KINDS}?cuisiner=1`;

const step = (page: Page, number: number) => page.getByRole('heading', { name: `Étape ${number} sur 5` });
/** The screen that is shown. */
const shown = (page: Page) => page.locator('article:not([inert])');
const timers = (page: Page) => page.getByRole('region', { name: 'Minuteurs' });

/** Lets the timer end, in half a second. */
const endTimer = (page: Page) =>
  page.evaluate(() => {
    const [timer] = JSON.parse(localStorage.getItem('tdt.timers') ?? '[]');
    localStorage.setItem('tdt.timers', JSON.stringify([{ ...timer, end: Date.now() + 500 }]));
    dispatchEvent(new Event('storage'));
  });

test.use({ viewport: { width: 390, height: 844 } });

test('a cook goes from step to step, and finds place, tick and timer again after a reload and on other pages', async ({
  page,
  faults,
}) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await page.getByRole('link', { name: 'Cuisiner' }).click();
  await expect(page.getByRole('heading', { name: 'Mise en place' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  // The row is at rest: to click on what still moves, the browser would scroll, as a finger does.
  await expect(step(page, 1)).toBeInViewport({ ratio: 1 });
  await shown(page).getByRole('link', { name: 'Suivant' }).click();
  await expect(step(page, 2)).toBeFocused();
  await expect(step(page, 2)).toBeInViewport({ ratio: 1 });
  await shown(page).getByRole('checkbox', { name: 'Fait' }).check({ force: true });
  await shown(page).getByRole('button', { name: 'Lancer le minuteur : Cuisson, 20min' }).click();
  await expect(timers(page)).toContainText(/(?:20:00|19:\d\d)Étape 2 · Cuisson/);
  // The bar covers nothing.
  const [bar, next] = await Promise.all(
    [timers(page), shown(page).getByRole('link', { name: 'Suivant' })].map((one) => one.boundingBox()),
  );
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.reload();
  await expect(step(page, 2)).toBeInViewport({ ratio: 1 });
  // Until the page is alive, no screen is inert.
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page).getByRole('checkbox', { name: 'Fait' })).toBeChecked();
  await expect(page).toHaveTitle(/^19:\d\d · Plokkfiskur/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${RECIPE_OF_ALL_KINDS}$`));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mes favoris' })).toBeVisible();

  await page.goto('/about');
  await expect(page).toHaveTitle(/^19:\d\d · /);
  await timers(page).getByRole('button', { expanded: false }).click();
  await expect(timers(page).getByRole('timer')).toHaveText(/^19:/);
  await timers(page).getByRole('link').click();
  await expect(step(page, 2)).toBeInViewport({ ratio: 1 });
  await timers(page).getByRole('button', { expanded: false }).click();
  await timers(page)
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(timers(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Plokkfiskur/);
  expect(await faults()).toMatchObject({ console: [], exceptions: [], requests: [], policy: [] });
});

test('no screen is wider than a small window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/recipe/empanadas-de-tucuman-au-boeuf-coupe-au-couteau?cuisiner=1');
  await expect(shown(page)).toHaveCount(1);
  const widths = await page
    .locator('article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(new Set(widths)).toEqual(new Set([320]));
});

test('follows a finger, and a timer rings', async ({ page }) => {
  await page.goto(`${COOK}#etape-1`);
  await expect(step(page, 1)).toBeFocused();
  await page.evaluate(() => document.querySelector('article')?.parentElement?.scrollBy({ left: 390 }));
  await expect(step(page, 2)).toBeFocused();
  await expect(page).toHaveURL(/#etape-2$/);
  await shown(page)
    .getByRole('button', { name: /^Lancer le minuteur : Cuisson/ })
    .click();
  await endTimer(page);
  await expect(timers(page).getByRole('button', { name: 'Arrêter, Étape 2 · Cuisson' })).toBeVisible();
  await expect(page).toHaveTitle(/^Terminé · /);
});

test('what opens when one of three timers ends covers nothing of the step, and goes with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${COOK}#etape-2`);
  await expect(step(page, 2)).toBeFocused();
  await page.evaluate(() => {
    const timer = (id: string, seconds: number) => {
      const left = seconds * 1000;
      return { id, name: `Étape 2 · ${id}`, recipe: 'Plokkfiskur', path: '/', end: Date.now() + left, left };
    };
    const stored = [timer('Cuisson', 1200), timer('Repos', 600), timer('Préparation', 1)];
    localStorage.setItem('tdt.timers', JSON.stringify(stored));
    dispatchEvent(new Event('storage'));
  });
  const next = shown(page).getByRole('link', { name: 'Suivant' });
  /** How far the timers reach up, and the links of the step down. */
  const edges = async () => {
    const [panel, link] = await Promise.all([timers(page).boundingBox(), next.boundingBox()]);
    return { top: panel?.y ?? 0, bottom: (link?.y ?? 0) + (link?.height ?? 0) };
  };
  const stop = timers(page).getByRole('button', { name: /^Arrêter/ });
  await expect(stop).toBeVisible();
  const rings = await edges();
  expect(rings.bottom).toBeLessThanOrEqual(rings.top);
  expect(rings.top).toBeGreaterThan(664 * 0.75);
  await expect(shown(page).getByText('Pochez le cabillaud.')).toBeInViewport({ ratio: 1 });
  await stop.click();
  await expect(stop).toBeHidden();
  const stopped = await edges();
  expect(stopped.bottom).toBeLessThanOrEqual(stopped.top);
  expect(stopped.top).toBeGreaterThan(rings.top);
});

test('of two tabs, the one where something was pressed rings; when it is closed, the other one', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset.rang = '';
      start.apply(this, when);
    };
  });
  const rings = (tab: Page) => tab.locator('html[data-rang]');
  await page.goto(`${COOK}#etape-2`);
  await expect(step(page, 2)).toBeFocused();
  await shown(page)
    .getByRole('button', { name: /^Lancer le minuteur : Cuisson/ })
    .click();
  const other = await context.newPage();
  // Whatever the test asks a page counts as a press.
  await other.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
  await other.goto('/about');
  await expect(timers(other)).toBeVisible();
  await endTimer(other);
  await expect(rings(page)).toBeAttached();
  await expect(timers(other)).toContainText('Terminé');
  await expect(rings(other)).not.toBeAttached();
  await page.close();
  await expect(rings(other)).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the screens are a row with links from one to the next', async ({ page }) => {
    await page.goto(RECIPE_OF_ALL_KINDS);
    await page.getByRole('link', { name: 'Cuisiner' }).click();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${RECIPE_OF_ALL_KINDS}$`));
    const next = page.getByRole('link', { name: 'Suivant' });
    await expect(page.getByRole('heading', { name: 'Mise en place' })).toBeInViewport();
    await next.nth(0).click();
    await next.nth(1).click();
    await expect(step(page, 2)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('noscript strong', { hasText: '20min' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Quitter le mode cuisine' }).click();
    await expect(page).toHaveURL(new RegExp(`${RECIPE_OF_ALL_KINDS}$`));
  });
});

test.describe('on phone and desktop, light and dark', () => {
  test('cook mode and timers have no accessibility violation', async ({ page }) => {
    await page.goto(`${COOK}#etape-2`);
    await expect(step(page, 2)).toBeFocused();
    await shown(page)
      .getByRole('button', { name: /^Lancer le minuteur : Cuisson/ })
      .click();
    await timers(page).getByRole('button', { expanded: false }).click();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
  });
});

test('the link to the next step keeps room around its word on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${COOK}#etape-2`);
  const next = page.getByRole('article', { name: 'Étape 2 sur 5' }).getByRole('link', { name: 'Suivant' });
  const room = await next.evaluate((link) => {
    const word = document.createRange();
    word.selectNodeContents(link);
    const [outer, inner] = [link.getBoundingClientRect(), word.getBoundingClientRect()];
    return Math.min(inner.left - outer.left, outer.right - inner.right);
  });
  expect(room).toBeGreaterThan(8);
});
