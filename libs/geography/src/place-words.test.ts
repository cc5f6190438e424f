import { phraseKey } from '@tdt/cuisine/words';
import { expect, it } from 'vitest';
import { CountryDirectory } from './country-directory.ts';

const COUNTRIES = [
  { slug: 'italie', name: 'Italie', adjectif: 'italienne', regions: ['Europe', 'Europe du Sud'] },
  { slug: 'grece', name: 'Grèce', adjectif: 'grecque', regions: ['Europe', 'Europe du Sud'] },
  { slug: 'japon', name: 'Japon', adjectif: 'japonaise', regions: ['Asie', "Asie de l'Est"] },
  { slug: 'etats-unis', name: 'États-Unis', adjectif: 'américaine', regions: ['Amérique', 'Amérique du Nord'] },
  { slug: 'nouvelle-zelande', name: 'Nouvelle-Zélande', adjectif: 'néo-zélandaise', regions: ['Océanie'] },
  { slug: 'atlantide', name: 'Atlantide', adjectif: null, regions: [] },
];

async function words() {
  const all = async () => COUNTRIES.map((country) => ({ ...country, _id: country.slug, former_slugs: [] }) as never);
  const directory = new CountryDirectory({ all });
  await directory.refresh();
  return directory.words;
}

it.each([
  ['italien', ['italie']],
  ['italiennes', ['italie']],
  ['grecs', ['grece']],
  ['japonais', ['japon']],
  ['usa', ['etats-unis']],
  ['neo zelandais', ['nouvelle-zelande']],
  ['napolitain', ['italie']],
  ['asie de l est', ['japon']],
  ['europe', ['grece', 'italie']],
  ['asiatiques', ['japon']],
  ['amerique', ['etats-unis']],
  ['atlante', []],
])('"%s" names %j', async (phrase, slugs) => {
  expect((await words()).of(phraseKey(phrase))).toEqual(slugs);
});

it('offers the words of some countries for correcting others, as they are written', async () => {
  const spelled = (await words()).spelled(['grece']);
  expect(spelled).toEqual(expect.arrayContaining(['grece', 'grecque', 'grec', 'europe']));
  expect(spelled).not.toContain('italien');
});
