import { CALENDAR_ITEMS_MAX } from '@tdt/contracts/plain';
import { seededRandom } from '@tdt/domain';
import type { Publication } from '@tdt/domain/publication';
import { expect, it } from 'vitest';
import { recipeCalendar } from './recipe-calendar.ts';
import { aPlainRecipe, emptyCatalogue, indexed } from './testing/plain-catalogue.ts';
import { TimedCatalogue } from './timed-catalogue.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 7, hour));
const [FROM, UNTIL] = [8, 20];

/** What the calendar of 8 to 20 h has of recipes with these publications, whatever the clock says. */
async function calendarOf(publications: Record<string, Partial<Publication>>, now = 0) {
  const { directory } = await emptyCatalogue();
  const recipes = new TimedCatalogue(
    () => '',
    () => now,
  );
  for (const [id, publication] of Object.entries(publications)) {
    const recipe = indexed(aPlainRecipe(id, seededRandom(1)));
    recipe.entry.publication = { state: 'published', from: null, until: null, ...publication };
    recipes.put(recipe);
  }
  return recipeCalendar({ recipes, directory }, { from: at(FROM).toISOString(), until: at(UNTIL).toISOString() });
}
const changesOf = async (...args: Parameters<typeof calendarOf>) =>
  (await calendarOf(...args)).items.map(({ id, at, kind }) => `${at.slice(11, 13)} ${id} ${kind}`);

it('has what appears and what ends from its beginning on and before its end, by time, then by id', async () => {
  const publications = {
    z: { from: at(FROM) },
    b: { from: at(12), until: at(UNTIL) },
    a: { from: at(12), until: at(13) },
    before: { from: at(FROM - 1), until: null },
    ending: { from: at(FROM - 1), until: at(UNTIL - 1) },
    'always-there': {},
    after: { from: at(UNTIL), until: at(UNTIL + 1) },
  };
  const expected = ['08 z publication', '12 a publication', '12 b publication', '13 a end', '19 ending end'];
  expect(await changesOf(publications)).toEqual(expected);
  expect(await changesOf(publications, at(12).getTime())).toEqual(expected);
  expect(await changesOf(publications, at(UNTIL + 9).getTime())).toEqual(expected);
});

it.each<[string, Partial<Publication>]>([
  ['a draft', { state: 'draft' }],
  ['a withdrawn recipe', { state: 'withdrawn' }],
  ['a recipe in the trash', { deleted: { at: at(1), by: null } }],
])('has no time of %s', async (_what, publication) => {
  expect(await changesOf({ a: { from: at(12), until: at(13), ...publication } })).toEqual([]);
});

it('has nothing of a stored end before the beginning, by which nothing ever appears', async () => {
  expect(await changesOf({ a: { from: at(12), until: at(10) }, b: { from: at(12), until: at(12) } })).toEqual([]);
});

it('names the country, and says how many there are beyond its limit', async () => {
  const many = Array.from({ length: CALENDAR_ITEMS_MAX + 1 }, (_, index) => [`recipe-${index}`, { from: at(9) }]);
  const { items, total } = await calendarOf({ ...Object.fromEntries(many), first: { from: at(FROM) } });
  expect([items.length, total, items[0]?.id]).toEqual([CALENDAR_ITEMS_MAX, CALENDAR_ITEMS_MAX + 2, 'first']);
  expect(items[0]?.country).toEqual({ name: expect.any(String), slug: expect.stringMatching(/^pays-/) });
});
