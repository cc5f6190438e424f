import {
  accessibilityViolations,
  expect,
  openAlive,
  type Page,
  test,
  violationsOnAnyScreen,
} from '@tdt/testing/browser';
import { stored } from './api.ts';
import { newsletterButton } from './newsletter-visit.ts';

const PAGES = [
  '/',
  '/toutes-recettes',
  '/toutes-recettes?q=zzzz',
  '/pays',
  '/continents/asie',
  '/pays/japon',
  '/pays/japon/menu',
  '/about',
  '/favoris',
  '/mentions-legales',
  '/confidentialite',
  '/nulle-part',
  '/recipe/zzzz-inconnue',
  '/newsletter/desinscription',
  '/newsletter/confirmation?statut=fait',
];

test.describe('on phone and desktop, light and dark', () => {
  // Otherwise axe would measure colours during reveals and fades.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PAGES) {
    test(`${path} has no accessibility violation, and fits`, async ({ page }) => {
      await openAlive(page, path);
      await expectAccessible(page);
    });
  }

  test('a recipe has no accessibility violation, and fits', async ({ page, request }) => {
    const { items } = await stored.recipes(request);
    await openAlive(page, `/recipe/${items[0]?.slug}`);
    await expectAccessible(page);
  });

  test('neither a filtered list with a second page nor one that loads has an accessibility violation', async ({
    page,
  }) => {
    await openAlive(page, '/toutes-recettes?type=plat');
    await expect(page.getByRole('list', { name: 'Filtres actifs' })).toBeVisible();
    await page.getByRole('main').getByText('Charger plus').click();
    await expect(page.locator('[data-recipe="24"]')).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    await page.route('**/api/recipes*', () => new Promise(() => {}));
    await page.getByRole('combobox', { name: 'Un plat, un pays, un ingrédient' }).fill('tomate');
    await expect(page.locator('li[aria-hidden]').first()).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
  });

  test('neither menu, toast nor failure has an accessibility violation', async ({ page }) => {
    await page.route('**/assets/newsletter/**', (route) => route.abort());
    await openAlive(page, '/about');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await newsletterButton(page).click();
      await expect(page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')).not.toHaveCount(0);
      if (width < 768) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Recettes', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
  });
});

test('no other page scrolls sideways, and all its texts follow the reader', async ({ page, request }) => {
  const { items } = await stored.recipes(request);
  for (const path of [`/recipe/${items[0]?.slug}?cuisiner=1`, '/liste-de-courses']) {
    await page.goto(path);
    await expectToFit(page);
  }
});

// Engines divide lengths in different ways: only the size that the browser reports tells whether one does.
test('the title of the home page grows with the window, from 53.8 to 107.2 pixels', async ({ page }) => {
  await page.goto('/');
  for (const [width, size] of [
    [390, 53.8],
    [1280, 107.2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    expect(shown, `at ${width}`).toBeCloseTo(size, 1);
  }
});

async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  // What moves (only by CSS: a section decides when the page starts) may not widen the page.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expectToFit(page);
}

/** No sideways scrolling from 320 to 1280 pixels, nor with letters of twice the size, which all texts follow. */
async function expectToFit(page: Page): Promise<void> {
  const isWider = () =>
    document.documentElement.scrollWidth > innerWidth ||
    [...document.querySelectorAll('header :is(a, button)')].some(
      (control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth,
    );
  for (const width of [320, 390, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(isWider), `${page.url()} at ${width}`).toBe(false);
    expect(await page.evaluate(textsThatStaySmall), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(isWider), `${page.url()} at ${width}, large letters`).toBe(false);
  }
}

/** WCAG 1.4.4: texts that do not follow the reader's text size. Those in drawings grow with the drawing. */
function textsThatStaySmall() {
  const root = document.documentElement;
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const texts = [...document.querySelectorAll('body :not(svg *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
    .map((element) => ({ element, size: sizeOf(element) }));
  root.style.fontSize = '200%';
  const small = texts.filter(({ element, size }) => sizeOf(element) < 1.9 * size);
  root.style.fontSize = '';
  return small.map(({ element }) => element.textContent);
}
