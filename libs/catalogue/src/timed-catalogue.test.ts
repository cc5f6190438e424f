import { seededRandom } from '@tdt/domain';
import { isPublic, type Publication, visibilityOf } from '@tdt/domain/publication';
import { describe, expect, it } from 'vitest';
import { listForEditors } from './list-for-editors.ts';
import { aPlainRecipe, emptyCatalogue, indexed } from './testing/plain-catalogue.ts';
import { TimedCatalogue } from './timed-catalogue.ts';

const random = seededRandom(41);
const STATES = ['draft', 'published', 'published', 'published', 'withdrawn'] as const;
const time = () => (random() < 0.4 ? null : new Date(Math.floor(random() * 1000)));
const aPublication = (): Publication => ({
  state: STATES[Math.floor(random() * STATES.length)] ?? 'draft',
  from: time(),
  until: time(),
  deleted: random() < 0.2 ? { at: new Date(0), by: null } : null,
});

/** A catalogue whose clock the test sets, and what was put into it. */
function timed(count: number) {
  const clock = { now: 0 };
  const recipes = new TimedCatalogue(
    () => '',
    () => clock.now,
  );
  const publications = new Map<string, Publication>();
  const put = (id: string) => {
    const recipe = indexed(aPlainRecipe(id, random));
    recipe.entry.publication = aPublication();
    publications.set(id, recipe.entry.publication);
    recipes.put(recipe);
  };
  for (let number = 0; number < count; number += 1) put(`recipe-${number}`);
  const expected = () => [...publications].filter(([, each]) => isPublic(each, clock.now)).map(([id]) => id);
  return { clock, recipes, put, expected, publications };
}

const sorted = (ids: Iterable<string>) => [...ids].sort();

describe('the recipes that visitors see', () => {
  it('are those that are public at the time, however it goes on, and is set back', () => {
    const { clock, recipes, put, expected } = timed(100);
    for (let round = 0; round < 300; round += 1) {
      clock.now = random() < 0.1 ? Math.floor(random() * 1000) : Math.min(1000, clock.now + Math.floor(random() * 20));
      recipes.update();
      if (round % 3 === 0) put(`recipe-${Math.floor(random() * 120)}`);
      expect(sorted(recipes.visible.ids())).toEqual(sorted(expected()));
    }
  });

  it('are hidden again when the clock is set back after a recipe was put', () => {
    const { clock, recipes } = timed(0);
    const recipe = indexed(aPlainRecipe('late', random));
    recipe.entry.publication = { state: 'published', from: new Date(50), until: null };
    clock.now = 100;
    recipes.put(recipe);
    recipes.update();
    expect([...recipes.visible.ids()]).toEqual(['late']);
    clock.now = 40;
    expect(recipes.update()).toBe(true);
    expect([...recipes.visible.ids()]).toEqual([]);
  });

  it('move a hundred at a time, so that many that are due at once delay no request', () => {
    const { clock, recipes } = timed(0);
    for (let number = 0; number < 250; number += 1) {
      const recipe = indexed(aPlainRecipe(`due-${number}`, random));
      recipe.entry.publication = { state: 'published', from: new Date(50), until: null };
      recipes.put(recipe);
    }
    clock.now = 50;
    const moved = [1, 2, 3, 4].map(() => [recipes.update(), recipes.visible.size]);
    expect(moved).toEqual([
      [true, 100],
      [true, 200],
      [true, 250],
      [false, 250],
    ]);
  });

  it('change only when a time has come', () => {
    const { clock, recipes } = timed(100);
    for (clock.now = 1; clock.now <= 1000; clock.now += 1) {
      const before = sorted(recipes.visible.ids());
      const hasMoved = recipes.update();
      expect(hasMoved).toBe(sorted(recipes.visible.ids()).join() !== before.join());
    }
  });
});

it('lists all recipes but those in the trash for editors in one order, page by page', async () => {
  const { directory } = await emptyCatalogue();
  const { recipes, publications } = timed(110);
  const left = [...publications].filter(([, { deleted }]) => !deleted);
  const parts = { recipes, directory, hasSeo: () => false };
  const query = { q: '', page_size: 20 } as const;
  for (const sort of ['title', '-created_at', '-updated_at'] as const) {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => listForEditors(parts, { ...query, page, sort }));
    const whole = listForEditors(parts, { ...query, page: 1, page_size: 200, sort }).items;
    expect(whole).toHaveLength(left.length);
    expect(pages.map(({ total }) => total)).toEqual(Array(6).fill(left.length));
    expect(pages.flatMap(({ items }) => items)).toEqual(whole);
    const key = ({ created_at, title }: (typeof whole)[number]) =>
      sort === 'title' ? title.toLowerCase() : created_at;
    if (sort !== 'title') expect(whole.map(key)).toEqual(whole.map(key).toSorted().reverse());
  }
  for (const visibility of ['draft', 'deleted'] as const) {
    const { items } = listForEditors(parts, { ...query, page: 1, page_size: 200, sort: 'title', visibility });
    const expected = [...publications].filter(([, each]) => visibilityOf(each, Date.now()) === visibility);
    expect(sorted(items.map(({ id }) => id))).toEqual(sorted(expected.map(([id]) => id)));
  }
});

it('lists what is scheduled by when it appears, on all pages, unless editors ask for another order', async () => {
  const { directory } = await emptyCatalogue();
  const { recipes } = timed(20);
  const year = Date.now() + 365 * 24 * 60 * 60 * 1000;
  for (let number = 0; number < 30; number += 1) {
    const recipe = indexed(aPlainRecipe(`later-${number}`, random));
    recipe.entry.publication = { state: 'published', from: new Date(year + ((number * 7) % 30) * 60_000), until: null };
    recipes.put(recipe);
  }
  const list = (page: number, sort: '-created_at' | 'title') =>
    listForEditors(
      { recipes, directory, hasSeo: () => false },
      { q: '', page_size: 10, page, sort, visibility: 'scheduled' },
    ).items;
  const due = [1, 2, 3].flatMap((page) => list(page, '-created_at').map(({ changes_at }) => String(changes_at)));
  expect(due).toHaveLength(30);
  expect(due).toEqual(due.toSorted());
  const titles = list(1, 'title').map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'fr')));
});
