import { SuggestionsSchema } from '@tdt/contracts';
import { seededRandom } from '@tdt/domain';
import { expect, it } from 'vitest';
import { suggest } from './suggest.ts';
import type { PlainRecipe } from './testing/naive-catalogue.ts';
import { aPlainRecipe, COUNTRIES, emptyCatalogue, indexed } from './testing/plain-catalogue.ts';

const [japan, korea] = COUNTRIES as [PlainRecipe['country'], PlainRecipe['country']];

async function kitchen() {
  const catalogue = await emptyCatalogue();
  const put = (id: string, fields: Partial<PlainRecipe>) =>
    catalogue.index.put(indexed({ ...aPlainRecipe(id, seededRandom(1)), ingredients: [], ...fields }));
  put('a', { title: 'Ramen au miso', country: japan, ingredients: ['Crème'] });
  put('b', { title: 'Okonomiyaki', country: japan });
  put('c', { title: 'Bibimbap', country: korea, ingredients: ['chocolat'] });
  return { ...catalogue, put };
}

it.each([
  ['raman', ['ramen']],
  ['okonomyaki', ['okonomiyaki']],
  ['Ramen misso', ['ramen miso', 'ramen', 'miso']],
  ['japn', ['japon']],
  ['Créme', ['crème']],
  ['ramen chocolat', ['ramen', 'chocolat']],
  ['chocolt', ['chocolat']],
  ['bibimbp sans gluten du Japon', ['bibimbap sans gluten', 'japon sans gluten']],
  ['bibimbap sans poissons ni gluten zzzzzz', ['bibimbap sans poissons ni gluten']],
  ['ramen sans arachides bibimbp', ['ramen sans arachides', 'bibimbap sans arachides']],
  ['ramen sans zzzzzz', []],
  ['gluten', ['sans gluten']],
  ['glutn', ['sans gluten']],
  ['zzzzzz', []],
  ['b i', []],
  ['', []],
  ['« »', []],
])('for %j it suggests %j', async (q, texts) => {
  expect(suggest(await kitchen(), q).texts).toEqual(texts);
});

it('suggests nothing that was removed', async () => {
  const catalogue = await kitchen();
  catalogue.index.remove('b');
  expect(suggest(catalogue, 'okonomyaki').texts).toEqual([]);
});

it('lists the countries with the most recipes', async () => {
  const suggestions = suggest(await kitchen(), '');
  expect(SuggestionsSchema.parse(suggestions)).toEqual(suggestions);
  expect(suggestions.countries).toEqual([
    { name: 'Japon', slug: japan.slug, recipe_count: 2 },
    { name: 'Corée du Sud', slug: korea.slug, recipe_count: 1 },
  ]);
});
