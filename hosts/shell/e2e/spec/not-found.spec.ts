import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';
import { answerTo } from './pages.ts';

const RECIPE_MESSAGE = "La recette que vous cherchez n'existe pas ou a été déplacée.";

test.beforeEach(({ page }) => leavePicturesOut(page));

test('any unknown path is answered 404 with "Page non trouvée" and a way home, without a redirect', async ({
  request,
}) => {
  for (const path of [
    '/nulle-part',
    '/pays',
    '/pays/japon/recettes',
    '/toutes-recettes/japon',
    '/about/nous',
    '/index.php',
  ]) {
    const { status, html, text, links } = await answerTo(request, path);
    expect(status, path).toBe(404);
    expect(html, path).toMatch(/<h1[^>]*>Page non trouvée<\/h1>/);
    expect(text, path).not.toContain(RECIPE_MESSAGE);
    expect(links, path).toContain('/');
    expect(links, path).not.toContain('/toutes-recettes');
  }
});

test('a deeper path under /recipe/ says that the recipe does not exist or was moved, and leads to all recipes', async ({
  request,
}) => {
  for (const path of ['/recipe/une/de-trop', '/recipe/une/de/trop']) {
    const { status, text, links } = await answerTo(request, path);
    expect(status, path).toBe(404);
    expect(text, path).toContain(`Page non trouvée ${RECIPE_MESSAGE}`);
    expect(links, path).toEqual(expect.arrayContaining(['/', '/toutes-recettes']));
  }
});

test('pages that are not there are neither indexed nor have an address of their own', async ({ request }) => {
  for (const path of ['/nulle-part', '/recipe/zzzz-inconnue', '/recipe/une/de-trop', '/pays/atlantide']) {
    const { html } = await answerTo(request, path);
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(html, path).not.toContain('rel="canonical"');
    expect(html.match(/<title>/g), path).toHaveLength(1);
  }
});

for (const width of [390, 1280]) {
  test(`back, home and all recipes can be reached from an unknown recipe path at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/about');
    await openAlive(page, '/recipe/une/de-trop');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible();
    await main.getByRole('button').click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goForward();
    await main.locator('a[href="/toutes-recettes"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Toutes les recettes' })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages that are not there show nothing that does not work', async ({ page }) => {
    for (const path of ['/nulle-part', '/recipe/zzzz-inconnue']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
});
