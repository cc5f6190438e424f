import { randomUUID } from 'node:crypto';
import { expect, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { answerTo } from './pages.ts';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('the current slug answers 200: lowercase, without accents and signs, spaces as hyphens', async ({ request }) => {
  for (const [title, slug] of [
    ["Okonomiyaki d'Osaka au chou et au porc", 'okonomiyaki-dosaka-au-chou-et-au-porc'],
    ['Bœuf bourguignon au vin rouge', 'boeuf-bourguignon-au-vin-rouge'],
    ['Azifa, salade de lentilles à la moutarde', 'azifa-salade-de-lentilles-a-la-moutarde'],
    ['Phở bò de Hanoï', 'pho-bo-de-hanoi'],
    ["Hünkâr beğendi à l'agneau et aux aubergines", 'hunkar-begendi-a-lagneau-et-aux-aubergines'],
  ] as const) {
    const { status, text } = await answerTo(request, `/recipe/${slug}`);
    expect([status, text.includes(title)], slug).toEqual([200, true]);
  }
});

test('an id answers 200, in capitals too, with the slug as canonical address', async ({ request }) => {
  const { id } = await stored.recipe(request, TAJINE);
  for (const spelling of [id, id.toUpperCase()]) {
    const { status, html } = await answerTo(request, `/recipe/${spelling}`);
    expect(status).toBe(200);
    expect(canonicalOf(html)).toMatch(new RegExp(`/recipe/${TAJINE}$`));
  }
});

test('an id that nothing has answers 404', async ({ request }) => {
  const { status, text, location } = await answerTo(request, `/recipe/${randomUUID()}`);
  expect([status, location]).toEqual([404, null]);
  expect(text).toContain('Recette non trouvée');
});

test('words lead to the recipe whose title holds most of them, by 302', async ({ request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  const shrimps = items.filter(({ title }) => /crevettes/i.test(title));
  expect(shrimps.length).toBeGreaterThan(2);
  for (const [words, slug] of [
    ['mangue-crevettes-coco', 'riz-gluant-a-la-mangue-et-au-lait-de-coco'],
    ['TAJINE', TAJINE],
    ['tarte-tatin', 'tarte-tatin-aux-pommes-caramelisees'],
    // As many words of one as of another: the newest.
    ['crevettes', shrimps[0]?.slug],
  ]) {
    const { status, location } = await answerTo(request, `/recipe/${words}`);
    expect([status, location], words).toEqual([302, `/recipe/${slug}`]);
  }
});

test('words of 2 letters and fewer are not looked for', async ({ request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  expect(items.some(({ title }) => / au /.test(title))).toBe(true);
  expect((await answerTo(request, '/recipe/au-la-et')).status).toBe(404);
  const { status, location } = await answerTo(request, '/recipe/au-la-et-tajine');
  expect([status, location]).toEqual([302, `/recipe/${TAJINE}`]);
});

test('addresses that no recipe could have are answered 404, never as a fault', async ({ request }) => {
  for (const path of [
    '/recipe/%E0%A4%A',
    '/recipe/%00',
    `/recipe/${'a'.repeat(1500)}`,
    '/recipe/..%2F..%2Fetc',
    '/recipe/$ne',
  ]) {
    expect((await answerTo(request, path)).status, path).toBe(404);
  }
});

test('the API tells how a recipe was found', async ({ request }) => {
  const { id } = await stored.recipe(request, TAJINE);
  expect(await stored.recipe(request, id)).toMatchObject({ match: 'id', slug: TAJINE });
  expect(await stored.recipe(request, TAJINE)).toMatchObject({ match: 'slug', id });
  expect(await stored.recipe(request, 'tajine olives')).toMatchObject({ match: 'keyword', id });
});
