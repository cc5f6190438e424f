import { randomUUID } from 'node:crypto';
import { ADMIN_API, type AdminRecipe, PresenceSchema } from '@tdt/contracts';
import { temporaryDatabase } from '@tdt/testing';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appFor, appOfFile, openSeeded } from '../../testing/test-app.ts';

let marie: Editor;
/** At another instance of the site. */
let paul: Editor;
let recipe: AdminRecipe;
beforeAll(async () => {
  const MONGODB_URI = temporaryDatabase();
  const one = await openSeeded({ MONGODB_URI });
  const other = await openSeeded({ MONGODB_URI }, undefined, { countries: [], recipes: [] });
  marie = await anEditor(await appOfFile(one), one);
  paul = await anEditor(await appOfFile(other), other);
});
beforeEach(async () => {
  recipe = await marie.recipe({ title: 'Aligot' });
});

const pass = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
};
const aTab = (id = recipe.id, kind = 'recipe') => ({ kind, id, tab: randomUUID() });
type Tab = ReturnType<typeof aTab>;
const send = (editor: Editor, tab: object) => editor.call('POST', ADMIN_API.presence, tab);
const open = async (editor: Editor, tab: Tab) => PresenceSchema.parse((await send(editor, tab)).json());
const others = async (editor: Editor, tab: Tab) => (await open(editor, tab)).others;
const close = (editor: Editor, { tab }: Tab) => editor.call('DELETE', `${ADMIN_API.presence}?tab=${tab}`);

it('shows editors of one recipe to each other across instances, until one leaves', async () => {
  const [hers, his] = [aTab(), aTab()];
  expect(await others(marie, hers)).toEqual([]);
  expect(await others(paul, his)).toEqual([{ email: marie.email, is_self: false }]);
  expect(await others(marie, hers)).toEqual([{ email: paul.email, is_self: false }]);
  expect(await others(paul, aTab((await marie.recipe({})).id))).toEqual([]);
  expect((await close(marie, hers)).statusCode).toBe(204);
  expect(await others(paul, his)).toEqual([]);
});

it('forgets a tab that has said nothing for a minute', async () => {
  const [hers, his] = [aTab(), aTab()];
  await open(marie, hers);
  pass(59_000);
  expect(await others(paul, his)).toHaveLength(1);
  pass(1000);
  expect(await others(paul, his)).toEqual([]);
});

it('shows an account once, and its own other tabs as its own', async () => {
  const [first, second] = [aTab(), aTab()];
  await open(marie, first);
  await open(marie, second);
  expect(await others(marie, first)).toEqual([{ email: marie.email, is_self: true }]);
  const his = aTab();
  expect(await others(paul, his)).toEqual([{ email: marie.email, is_self: false }]);
  // Another account that knows the name of a tab neither ends it nor takes it over.
  await close(paul, first);
  await close(paul, second);
  expect(await others(paul, { ...his, tab: first.tab })).toHaveLength(2);
  expect(await others(marie, second)).toHaveLength(2);
});

it('says who has saved a recipe or a country last, and when', async () => {
  const mine = aTab();
  expect((await open(marie, mine)).saved).toEqual({ revision: 1, by: marie.email, at: recipe.edited_at });
  const saved = await paul.call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, { title: 'Aligot filant' }));
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await open(marie, mine)).saved).toMatchObject({ revision: 2, by: paul.email });
  const country = await marie.country({ name: 'Pérou' });
  expect((await open(marie, aTab(country.id, 'country'))).saved).toMatchObject({ revision: 1, by: marie.email });
});

it('notes nothing of a document that there is not, and refuses what is none', async () => {
  const nowhere = aTab(randomUUID());
  expect(await open(marie, nowhere)).toEqual({ others: [], saved: null });
  expect(await open(paul, nowhere)).toEqual({ others: [], saved: null });
  for (const wrong of [{ kind: 'user' }, { id: '../x' }, { tab: 'x' }, { email: 'x@exemple.fr' }])
    expect(refusedWith(await send(marie, { ...aTab(), ...wrong }))).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('prolongs no session: a tab sends it by itself', async () => {
  pass(7 * 3_600_000);
  expect((await send(paul, aTab())).statusCode).toBe(200);
  pass(3_600_000);
  expect(refusedWith(await send(paul, aTab()))).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('takes no room from what an editor may save in a minute', async () => {
  const fixture = await openSeeded();
  const editor = await anEditor(await appFor(fixture, { limits: { adminWrites: 1 } }), fixture);
  const tab = aTab();
  for (let times = 0; times < 3; times += 1) expect((await send(editor, tab)).statusCode).toBe(200);
  expect((await editor.recipe({ title: 'Truffade' })).title).toBe('Truffade');
});
