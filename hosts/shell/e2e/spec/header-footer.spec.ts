import { expect, openAlive, test } from '@tdt/testing/browser';
import { responseTo } from './pages.ts';

const EVERY_KIND_OF_PAGE = [
  '/',
  '/toutes-recettes',
  '/recipe/tajine-de-poulet-au-citron-confit-et-aux-olives',
  '/recipe/zzzz-inconnue',
  '/pays/japon',
  '/pays/atlantide',
  '/about',
  '/mentions-legales',
  '/confidentialite',
  '/nulle-part',
];

test('one header and one footer frame every public page', async ({ request }) => {
  for (const path of EVERY_KIND_OF_PAGE) {
    const { html } = await responseTo(request, path);
    expect([html.match(/<main\b/g)?.length, html.match(/<footer\b/g)?.length], path).toEqual([1, 1]);
    expect(html.indexOf('href="/toutes-recettes"'), path).toBeLessThan(html.indexOf('<main'));
  }
});

test('the header has white text at the top, and text in the primary colour on a white translucent bar once scrolled', async ({
  page,
}) => {
  await openAlive(page, '/about');
  const header = page.getByRole('banner');
  /** Red, green, blue and opacity, 0 to 255: of the words, the primary colour, the bar, and the ground behind it. */
  const colors = () =>
    header.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const channels = (color: string): number[] => {
        if (!context) throw new Error('no canvas');
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      };
      return {
        words: channels(getComputedStyle(element.querySelector('a[href="/about"]') ?? element).color),
        primary: channels(getComputedStyle(element).getPropertyValue('--primary')),
        bar: channels(getComputedStyle(element, '::before').backgroundColor),
        ground: channels(getComputedStyle(element).backgroundColor),
      };
    });
  /** Paper white counts: the site has no other. */
  const isWhite = (color: number[]) => Math.min(...color.slice(0, 3)) >= 225;
  const areWordsWhite = async () => isWhite((await colors()).words);
  await expect.poll(areWordsWhite).toBe(true);
  const { bar, ground } = await colors();
  expect([bar[3], ground[3]], 'transparent').toEqual([0, 0]);
  await expect(header).toHaveCSS('position', 'fixed');

  await page.evaluate(() => window.scrollTo(0, 400));
  await expect
    .poll(async () => {
      const { words, primary, bar } = await colors();
      const [opacity = 0] = bar.slice(3);
      // A shade of it: on the bar the words need more contrast than elsewhere.
      const isPrimary = words.every((channel, index) => Math.abs(channel - (primary[index] ?? 0)) <= 16);
      return [isPrimary, isWhite(bar), opacity > 127 && opacity < 255];
    })
    .toEqual([true, true, true]);
  await expect(header).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(areWordsWhite).toBe(true);
});

test('a screen narrower than 768 pixels has a menu, a wider one shows the links', async ({ page }) => {
  const links = page.getByRole('banner').getByRole('link', { name: /^(Accueil|Recettes|À propos)$/ });
  const button = page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' });
  await page.setViewportSize({ width: 767, height: 800 });
  await openAlive(page, '/about');
  await expect(button).toBeVisible();
  await expect(links).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
  await expect(links).toHaveCount(3);
});

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the links of the header and of the footer can be followed', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Recettes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Toutes les recettes' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page).toHaveURL(/\/mentions-legales$/);
  });

  test('the newsletter asks for JavaScript instead of showing a button that does nothing', async ({ page }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('noscript p')).toBeVisible();
    await expect(footer.locator('noscript p')).toHaveText('Pour vous y inscrire, activez JavaScript.');
    await expect(footer.getByRole('button')).toHaveCount(0);
  });
});

test('the footer leads to the legal pages without loading a document', async ({ page }) => {
  await openAlive(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const [name, title] of [
    ['Mentions légales', 'Mentions légales'],
    ['Confidentialité', 'Politique de confidentialité'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
