import {
  ADMIN_API,
  type AdminRecipe,
  ProblemSchema,
  type PublicationInput,
  RecipeCalendarSchema,
} from '@tdt/contracts';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { beforeAll, expect, it } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, openSeeded } from '../../testing/test-app.ts';

let editor: Editor;
let signedOut: (path: string) => Promise<number>;
beforeAll(async () => {
  const fixture = await openSeeded();
  const app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
  signedOut = async (path) => (await app.inject(path)).statusCode;
});

const FROM = '2031-03-01T00:00:00.000Z';
const UNTIL = '2031-04-01T00:00:00.000Z';
const pathOf = (query: Record<string, string>) => `${ADMIN_API.recipeCalendar}?${new URLSearchParams(query)}`;
const calendar = async (from = FROM, until = UNTIL) => {
  const response = await editor.call('GET', pathOf({ from, until }));
  expect(response.statusCode, response.body).toBe(200);
  return RecipeCalendarSchema.parse(response.json()).items;
};
const scheduled = (title: string, from: string | null, until: string | null, state = 'published') =>
  editor.recipe({ title, publication: { state, from, until } as PublicationInput });
const put = (recipe: AdminRecipe, fields: object) =>
  editor.call('PUT', ADMIN_API.recipe(recipe.id), { ...editedRecipe(recipe), ...fields });

it('lists what appears and ends, and follows what is saved, withdrawn, deleted and restored at once', async () => {
  const soupe = await scheduled('Soupe de mars', '2031-03-10T08:00:00Z', '2031-03-20T08:00:00Z');
  await scheduled('Soupe en projet', '2031-03-11T08:00:00Z', null, 'draft');
  await scheduled('Soupe retirée', '2031-03-11T08:00:00Z', null, 'withdrawn');
  const { id, title } = soupe;
  expect(await calendar()).toMatchObject([
    { id, title, at: '2031-03-10T08:00:00.000Z', kind: 'publication', country: null },
    { id, title, at: '2031-03-20T08:00:00.000Z', kind: 'end', country: null },
  ]);
  expect(await calendar(FROM, '2031-03-10T08:00:00Z')).toEqual([]);
  expect(await calendar('2031-03-20T08:00:00Z')).toMatchObject([{ kind: 'end' }]);

  expect((await editor.call('DELETE', ADMIN_API.recipe(id))).statusCode).toBe(204);
  expect(await calendar()).toEqual([]);
  const restored = await editor.call('POST', ADMIN_API.restoration(ADMIN_API.recipe(id)));
  expect(await calendar()).toHaveLength(2);
  const publication = { state: 'withdrawn', from: '2031-03-10T08:00:00Z', until: null };
  expect((await put(restored.json(), { publication })).statusCode).toBe(200);
  expect(await calendar()).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  ['no beginning', { until: UNTIL }, 'from'],
  ['no end', { from: FROM }, 'until'],
  ['a day instead of an instant', { from: '2031-03-01', until: UNTIL }, 'from'],
  ['a time of no zone', { from: '2031-03-01T00:00:00', until: UNTIL }, 'from'],
  ['a day that does not exist', { from: FROM, until: '2031-02-30T00:00:00Z' }, 'until'],
  ['an end at the beginning', { from: FROM, until: FROM }, 'until'],
  ['more than 100 days', { from: FROM, until: '2031-06-09T00:00:00.001Z' }, 'until'],
  ['a parameter of another name', { from: FROM, until: UNTIL, to: UNTIL }, 'to'],
])('refuses %s, and names the parameter', async (_what, query, field) => {
  const response = await editor.call('GET', pathOf(query));
  expect(refusedWith(response)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  expect(ProblemSchema.parse(response.json()).errors?.map(({ path }) => path)).toEqual([field]);
});

it('takes 100 days, and is for editors only', async () => {
  await calendar(FROM, '2031-06-09T00:00:00Z');
  expect(await signedOut(pathOf({ from: FROM, until: UNTIL }))).toBe(401);
});
