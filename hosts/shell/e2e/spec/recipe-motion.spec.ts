import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

const gallery = (page: Page, label: string) => page.getByRole('region', { name: label });

/** Which picture of a set is on top, from 0. */
const shown = (page: Page, label: string) =>
  gallery(page, label)
    .getByRole('list')
    .first()
    .locator('> li')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.getAttribute('aria-hidden') !== 'true'));

/** Opens the tajine with a clock that stands still until the test moves it. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await openAlive(page, `/recipe/${TAJINE}`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const lastSection = (page: Page) => page.locator('section[aria-labelledby="astuces"] > div').first();
const opacity = (page: Page) => lastSection(page).evaluate((element) => Number(getComputedStyle(element).opacity));

test.beforeEach(({ page }) => leavePicturesOut(page));

/** How far down the hero's picture lies in the hero, in pixels. */
const offset = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('article header picture');
    const hero = picture?.closest('header');
    return (picture?.getBoundingClientRect().top ?? 0) - (hero?.getBoundingClientRect().top ?? 0);
  });
/** Resolves when what was scrolled to has been drawn. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pictures, the parallax and the sections stand still', async ({ page }) => {
    await openAtRest(page);
    const before = await shown(page, 'Images du Maroc');
    await page.clock.runFor(30_000);
    expect(await shown(page, 'Images du Maroc')).toBe(before);
    await page.clock.resume();
    const atRest = await offset(page);
    await scrollTo(page, 300);
    await twoFrames(page);
    expect(await offset(page)).toBe(atRest);
    expect(await opacity(page)).toBe(1);
  });
});

test('the hero picture fades in once it is loaded', async ({ page, request }) => {
  const { cover } = await stored.recipe(request, TAJINE);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await released;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.goto(`/recipe/${TAJINE}`, { waitUntil: 'commit' });
  const picture = page.getByRole('main').locator(`header img[src="${cover.url}"]`);
  await expect(picture).toHaveCSS('opacity', '0');
  release();
  await expect(picture).toHaveCSS('opacity', '1');
});
