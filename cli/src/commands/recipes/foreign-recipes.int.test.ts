import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite, siteEnv, siteSettings } from '@tdt/site';
import { temporaryDatabase } from '@tdt/testing';
import { aCountry } from '@tdt/testing/seeds';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { runRecipeImport } from './import-recipes.ts';

const PAGES = join(import.meta.dirname, '../../../fixtures/pages');
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

let folder: string;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tdt-foreign-'));
  const settings = siteSettings(siteEnv.parse({ DATA_DIR: folder, MONGODB_URI: temporaryDatabase() }));
  site = await openSite(settings, { log: { debug() {}, info() {}, warn() {}, error() {} } });
  await site.countries.seed([
    aCountry({ code: 'FR', name: 'France', adjectif: 'française', particule_en_au: 'en', particule_de_du: 'de' }),
    aCountry({ code: 'IT', name: 'Italie', adjectif: 'italienne', particule_en_au: 'en', particule_de_du: "d'" }),
    aCountry({ code: 'IN', name: 'Inde', adjectif: 'indienne', particule_en_au: 'en', particule_de_du: "de l'" }),
    aCountry({ code: 'LB', name: 'Liban', adjectif: 'libanaise', particule_en_au: 'au', particule_de_du: 'du' }),
    aCountry({
      code: 'US',
      name: 'États-Unis',
      adjectif: 'américaine',
      particule_en_au: 'aux',
      particule_de_du: 'des',
    }),
  ]);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (files: readonly string[], options = {}) =>
  runRecipeImport(files, options, {
    ...opening(site),
    signal: new AbortController().signal,
    onProgress: () => {},
    folder,
  } as Partial<Context> as Context);

async function stored(title: string) {
  for await (const recipe of site.recipes.exportAll()) if (recipe.title === title) return recipe;
  throw new Error(`${title} is not stored.`);
}

it('stores the recipe of every saved page, and changes nothing the second time', async () => {
  const files = (await readdir(PAGES)).map((name) => join(PAGES, name));
  const { data, status } = await run(files);
  expect({ status, ...data }).toMatchObject({ status: undefined, created: 10, kept: 0, failed: [] });
  expect((await run(files)).data).toMatchObject({ created: 0, updated: 0, kept: 10, failed: [] });
});

it('reads a recipe in a graph, and the country of a French adjective', async () => {
  expect(await stored('Gratin de potimarron d’hiver')).toMatchObject({
    description: 'Un gratin fondant.',
    country: 'France',
    servings: 6,
    type_recipe: 'plat',
    difficulty: 'moyen',
    preparation_time: '20min',
    cooking_time: '1h 10min',
    ingredients: [
      { quantity: '1', name: 'potimarron' },
      { quantity: '30 cl', name: 'crème' },
      { quantity: 'au goût', name: 'sel' },
    ],
    steps: [{ description: 'Émincer le potimarron.' }, { description: 'Verser la crème et enfourner.' }],
  });
});

it('makes groups of the sections of a method, and knows the country of an English adjective', async () => {
  const torte = await stored('Lemon & Almond Torte');
  expect(torte).toMatchObject({ country: 'Italie', servings: 8, type_recipe: 'dessert / goûter' });
  expect(torte.steps.map(({ group, description }) => [group, description])).toEqual([
    ['Batter', 'Grind the almonds.'],
    ['Batter', 'Zest the lemons.'],
    ['Baking', 'Bake until golden.'],
  ]);
  expect(torte.groups).toEqual(['Batter', 'Baking']);
});

it.each([
  ['Soupe de lentilles corail', 'Inde', 'entrée', 3],
  ['Crêpes du dimanche', null, 'dessert / goûter', 3],
  ['Salade de lentilles vertes', null, 'entrée', 2],
  ['Skillet Cornbread', 'États-Unis', 'entrée', 2],
  ['Everyday dal', 'Inde', 'plat', 1],
  ['Taboulé vert', 'Liban', 'entrée', 1],
  ['Œuf à la coque', null, 'plat', 1],
  ['Pain plat', null, 'plat', 3],
])('%s: country %s, type %s, %i steps', async (title, country, type_recipe, steps) => {
  const recipe = await stored(title);
  expect([recipe.country, recipe.type_recipe, recipe.steps.length]).toEqual([country, type_recipe, steps]);
});

it('says what a page lacked, and what replaces it', async () => {
  const { data, lines } = await run([join(PAGES, 'sparse.html'), join(PAGES, 'nested-lists.html')]);
  expect(data.notes).toMatchObject([
    {
      title: 'Œuf à la coque',
      notes: ['no description: the title is in its place', 'no servings: 4', 'no known type: plat', 'no known country'],
    },
    { title: 'Pain plat', notes: ['no known type: plat', 'no known country in "Atlantide"'] },
  ]);
  expect(lines.join('\n')).toContain('(Pain plat): no known type: plat; no known country in "Atlantide".');
});

it('stores the recipes of an export of Mealie', async () => {
  const recipe = {
    name: 'Risotto aux cèpes',
    description: 'Lent et bon.',
    recipeYield: '4 personnes',
    prepTime: '15 minutes',
    performTime: '1 heure 5',
    recipeCategory: [{ name: 'Plat', slug: 'plat' }],
    tags: [],
    recipeIngredient: [
      {
        title: 'Riz',
        quantity: 300,
        unit: { name: 'g' },
        food: { name: 'riz rond' },
        note: '',
        display: '300 g riz rond',
      },
      { title: '', quantity: 0, unit: null, food: null, note: 'sel', display: '' },
    ],
    recipeInstructions: [
      { id: '1', title: 'Cuisson', text: 'Nacrer le riz.' },
      { id: '2', title: '', text: 'Mouiller.' },
    ],
  };
  const file = join(folder, 'mealie.zip');
  await writeFile(file, zipSync({ 'risotto/risotto.json': bytes(recipe), 'risotto/images/original.webp': bytes('x') }));
  expect((await run([file])).data).toMatchObject({ created: 1, failed: [] });
  expect(await stored('Risotto aux cèpes')).toMatchObject({
    servings: 4,
    preparation_time: '15min',
    cooking_time: '1h 5min',
    ingredients: [
      { quantity: '300 g', name: 'riz rond', group: 'Riz' },
      { quantity: 'au goût', name: 'sel', group: 'Riz' },
    ],
    steps: [{ description: 'Nacrer le riz.', group: 'Cuisson' }, { description: 'Mouiller.' }],
  });
});

it('stores the recipes of an export of Tandoor, a zip file in a zip file', async () => {
  const recipe = {
    name: 'Chili du vendredi',
    description: 'Pour beaucoup.',
    keywords: [{ name: 'Dessert' }, { name: 'indienne' }],
    working_time: 20,
    waiting_time: 90,
    servings: 6,
    steps: [
      {
        name: 'Base',
        instruction: 'Tout mettre dans la **cocotte**.',
        ingredients: [
          { food: { name: 'haricots rouges' }, unit: { name: 'g' }, amount: 400, note: 'cuits', no_amount: false },
          { food: { name: 'piment' }, unit: null, amount: 0, note: '', no_amount: true },
        ],
      },
    ],
  };
  const inner = zipSync({ 'recipe.json': bytes(recipe) });
  const file = join(folder, 'tandoor.zip');
  await writeFile(file, zipSync({ '12.zip': inner }));
  expect((await run([file])).data).toMatchObject({ created: 1, failed: [] });
  expect(await stored('Chili du vendredi')).toMatchObject({
    country: 'Inde',
    servings: 6,
    preparation_time: '20min',
    cooking_time: '1h 30min',
    ingredients: [
      { quantity: '400 g', name: 'haricots rouges (cuits)', group: 'Base' },
      { quantity: 'au goût', name: 'piment', group: 'Base' },
    ],
  });
});

it('lists what cannot be read in a zip file, and stores the rest', async () => {
  const good = {
    '@type': 'Recipe',
    name: 'Riz nature',
    recipeIngredient: ['1 verre de riz'],
    recipeInstructions: 'Cuire.',
  };
  const file = join(folder, 'mixed.zip');
  await writeFile(file, zipSync({ 'good.json': bytes(good), 'bad.json': new TextEncoder().encode('{') }));
  const { data, status } = await run([file]);
  expect({ status, ...data }).toMatchObject({ status: 1, created: 1, failed: [{ place: 'bad.json' }] });
});

it.each([
  ['a damaged zip file', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), /is damaged/],
  ['a zip file without recipes', zipSync({ 'a.txt': bytes('x') }), /has no JSON file/],
  ['a page without a recipe', new TextEncoder().encode('<html><p>Bonjour</p></html>'), /has no recipe in JSON-LD/],
  ['a zip bomb', zipSync({ 'zeros.json': new Uint8Array(257 * 1024 * 1024) }), /more than 256 MB/],
  ['deep JSON', new TextEncoder().encode(`{"@graph":${'['.repeat(200_000)}${']'.repeat(200_000)}}`), /has no recipe/],
])('refuses %s with a sentence', async (_what, content, reason) => {
  const file = join(folder, 'refused');
  await writeFile(file, content);
  const { data, status } = await run([file]);
  expect(status).toBe(1);
  expect(data).toMatchObject({ created: 0, failed: [{ reason: expect.stringMatching(reason) }] });
});

it.each([
  [
    'windows-1252',
    Buffer.from(
      '<script type="application/ld+json">{"@type":"Recipe","name":"Pâté 1","recipeIngredient":["1 pâte"],"recipeInstructions":"Étaler."}</script>',
      'latin1',
    ),
    'Pâté 1',
  ],
  [
    'UTF-16',
    Buffer.from(
      '\uFEFF[{"@type":"Recipe","name":"Pâté 2","recipeIngredient":["1 pâte"],"recipeInstructions":"Étaler."}]',
      'utf16le',
    ),
    'Pâté 2',
  ],
])('reads texts in %s', async (_encoding, content, title) => {
  const file = join(folder, 'encoded');
  await writeFile(file, content);
  expect((await run([file])).data).toMatchObject({ created: 1, failed: [] });
  expect((await stored(title)).steps).toMatchObject([{ description: 'Étaler.' }]);
});

it('takes no picture from a private address with --fetch-pictures, and says so', async () => {
  const page = {
    '@type': 'Recipe',
    name: 'Poire',
    image: 'http://169.254.169.254/a.jpg',
    recipeInstructions: 'Cuire.',
  };
  await writeFile(join(folder, 'poire.json'), bytes({ ...page, recipeIngredient: ['1 poire'] }));
  const { lines } = await run(['poire.json'], { fetchPictures: true });
  expect(lines).toContainEqual(expect.stringContaining('its picture is not taken along: its address is not public'));
});
