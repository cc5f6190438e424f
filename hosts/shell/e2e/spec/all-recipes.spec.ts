import { expect, openAlive, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { cards, count, LIST, recipeLinks, search } from './list-page.ts';
import { responseTo } from './pages.ts';

const LIST_API = /\/api\/recipes(\?|$)/;

test('24 recipes stand on a page, the newest first, and links to the other pages reach all of them', async ({
  request,
}) => {
  const { items, total } = await stored.recipes(request, '?page_size=100');
  expect(items).toHaveLength(total);
  const seen: string[] = [];
  for (let page = 1; page <= Math.ceil(total / 24); page += 1) {
    const path = page === 1 ? LIST : `${LIST}?page=${page}`;
    const { html, links } = await responseTo(request, path);
    if (page > 1) expect(seen.length).toBe((page - 1) * 24);
    seen.push(...recipeLinks(links));
    const isLast = page === Math.ceil(total / 24);
    expect(links.includes(`${LIST}?page=${page + 1}`), path).toBe(!isLast);
    expect(html.includes('Charger plus'), path).toBe(!isLast);
  }
  expect(seen).toEqual(items.map(({ slug }) => `/recipe/${slug}`));
});

test('the search finds every word, by any part of it, in title, country and ingredients, whatever case and accents', async ({
  request,
}) => {
  const found = async (q: string) =>
    (await stored.recipes(request, `?page_size=100&q=${encodeURIComponent(q)}`)).items.map(({ title }) => title);
  const tajine = 'Tajine de poulet au citron confit et aux olives';
  expect(await found('OLIVES citron')).toContain(tajine);
  expect(await found('itron maroc')).toContain(tajine);
  // An ingredient that no title and no country names.
  expect(await found('CURCUMÂ tajine')).toEqual([tajine]);
  expect(await found('coree')).toHaveLength(3);
  // Nothing has both words: the response is for one of them, and says so.
  expect(await stored.recipes(request, '?q=tajine+japon')).toMatchObject({ total: 1, shown_q: 'tajine' });
  expect(await found('boeuf bourguignon')).toEqual(['Bœuf bourguignon au vin rouge']);
});

test('unknown and invalid parameters are ignored', async ({ request }) => {
  const whole = recipeLinks((await responseTo(request, LIST)).links);
  for (const query of ['utm_source=lettre', 'page=-1', 'page=abc', 'type=foo', 'difficulte=7', 'inconnu=1']) {
    const { status, links } = await responseTo(request, `${LIST}?${query}`);
    expect([status, recipeLinks(links)], query).toEqual([200, whole]);
  }
});

test('the search runs after a pause in typing, adds one history entry, and shows the count', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => LIST_API.test(sent.url()) && asked.push(sent.url()));
  await page.clock.install();
  await openAlive(page, LIST);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await search(page).pressSequentially('okonomiyaki');
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(page).toHaveURL(/\?q=okonomiyaki$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(count(page)).toContainText('1 recette');
  await expect(search(page)).toBeFocused();
  expect(asked).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/toutes-recettes$/);
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(24);
});
