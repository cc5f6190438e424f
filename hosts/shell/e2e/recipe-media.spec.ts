import { expect, NO_FAULTS, test } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { visitRecipe } from './recipe-visit.ts';

const YOUTUBE = /^https:\/\/([^/]+\.)?(youtube|youtube-nocookie|ytimg|googlevideo)\.com\//;
const VIDEO = 'dQw4w9WgXcQ';

test('asks YouTube for nothing before the click, then plays from its cookie-free host', async ({ page, faults }) => {
  const asked: string[] = [];
  await page.route(YOUTUBE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Un film</p>' });
  });
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const offer = page.getByRole('link', { name: /^Étape 4 en vidéo/ });
  await offer.scrollIntoViewIfNeeded();
  await expect(offer).toHaveAttribute('href', `https://www.youtube.com/watch?v=${VIDEO}`);
  expect(asked).toEqual([]);

  await offer.click();
  const player = page.locator('iframe[title="Étape 4 en vidéo"]');
  await expect(player.contentFrame().getByText('Un film')).toBeVisible();
  await expect(player).toBeFocused();
  expect(asked).toEqual([`https://www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1`]);

  const step = page.getByRole('checkbox', { name: 'Étape 1 terminée' });
  await step.focus();
  await page.keyboard.press('Space');
  await expect(step).toBeChecked();
  await expect(step, 'the film takes the focus once only').toBeFocused();
  expect(await faults()).toEqual(NO_FAULTS);
});

test('loads no byte of a film before somebody plays it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute('controls');
  await expect(film).toHaveAttribute('preload', 'none');
  await expect(film).toHaveAttribute('aria-label', 'Étape 3 en vidéo');
  expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
});

test('shows the picture of a step in the width that fits', async ({ page }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const picture = page.getByRole('img', { name: "Le geste de l'étape 2" });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('loading', 'lazy');
  const sources = page.locator('picture', { has: picture }).locator('source');
  await expect(sources.first()).toHaveAttribute('srcset', /\.640\.avif 640w/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.640\.avif$/);
});

test('shows a picture that has no narrower copies as it is', async ({ page, baseURL }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await page.route(/\.(640|960|1200)\.(avif|webp)$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const picture = page.getByRole('img', { name: "Le geste de l'étape 2" });
  await picture.scrollIntoViewIfNeeded();
  const src = await picture.getAttribute('src');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(`${baseURL}${src}`);
});

test('brings the code of media with the recipes that have some only', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const html = await (await request.get('/recipe/tarte-tatin-aux-pommes-caramelisees')).text();
  expect(html).not.toMatch(/step-media|awake-switch|copy-link/);
  await visitRecipe(page, '/recipe/tarte-tatin-aux-pommes-caramelisees');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /step-media|copy-link/.test(url))).toEqual([]);
});

test('leads to the media by links where their code does not come', async ({ page }) => {
  await page.route(/\/step-media\..*\.js/, (route) => route.abort());
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await expect(page.getByRole('link', { name: "Voir l'image de cette étape" })).toHaveAttribute('href', /^\/media\//);
  await expect(page.getByRole('link', { name: 'Voir la vidéo de cette étape' })).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows pictures, plays films and leads to videos elsewhere', async ({ page }) => {
    await page.goto(RECIPE_OF_ALL_KINDS);
    await expect(page.getByRole('img', { name: "Le geste de l'étape 2" })).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Étape 4 en vidéo/ })).toBeVisible();
    const elsewhere = page.getByRole('link', { name: 'Voir la vidéo de cette étape' });
    await expect(elsewhere).toHaveAttribute('href', 'https://videos.example/plokkfiskur');
  });
});
