import { expect, NO_FAULTS, test } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { visitRecipe } from './recipe-visit.ts';

const YOUTUBE = /^https:\/\/([^/]+\.)?(youtube|youtube-nocookie|ytimg|googlevideo)\.com\//;
const VIDEO = 'dQw4w9WgXcQ';

test('media of steps: pictures in the right size, no video and nothing from YouTube before the click', async ({
  page,
  faults,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(YOUTUBE, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Un film</p>' }));
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);

  const picture = page.getByRole('img', { name: "Le geste de l'étape 2" });
  await picture.scrollIntoViewIfNeeded();
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toMatch(/\.(640|960)\.avif$/);

  await page.locator('video').scrollIntoViewIfNeeded();
  const offer = page.getByRole('link', { name: /^Étape 4 en vidéo/ });
  await offer.scrollIntoViewIfNeeded();
  expect(asked.filter((url) => url.endsWith('.mp4') || YOUTUBE.test(url))).toEqual([]);
  await offer.click();
  const player = page.locator('iframe[title="Étape 4 en vidéo"]');
  await expect(player.contentFrame().getByText('Un film')).toBeVisible();
  await expect(player).toBeFocused();
  expect(asked.filter((url) => YOUTUBE.test(url))).toEqual([
    `https://www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1`,
  ]);
  const step = page.getByRole('checkbox', { name: 'Étape 1 terminée' });
  await step.focus();
  await page.keyboard.press('Space');
  await expect(step).toBeChecked();
  await expect(step, 'the video takes the focus only once').toBeFocused();
  expect(await faults()).toEqual(NO_FAULTS);
});

test('media of steps that fail to load: links without their code, the original picture without its sizes', async ({
  page,
  baseURL,
}) => {
  await page.route(/\/step-media\.js/, (route) => route.abort());
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await expect(page.getByRole('link', { name: "Voir l'image de cette étape" })).toHaveAttribute('href', /^\/media\//);
  await expect(page.getByRole('link', { name: 'Voir la vidéo de cette étape' })).toHaveCount(3);

  await page.unroute(/\/step-media\.js/);
  await page.route(/\.(640|960|1200)\.(avif|webp)$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const picture = page.getByRole('img', { name: "Le geste de l'étape 2" });
  await picture.scrollIntoViewIfNeeded();
  const src = await picture.getAttribute('src');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(`${baseURL}${src}`);
});
