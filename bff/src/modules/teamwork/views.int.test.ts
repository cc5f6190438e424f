import { randomUUID } from 'node:crypto';
import { ADMIN_API, type SavedView, SavedViewListSchema, SavedViewSchema } from '@tdt/contracts';
import { VIEW_NAME_MAX, VIEWS_MAX } from '@tdt/contracts/plain';
import { temporaryDatabase } from '@tdt/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let one: Fixture;
let other: Fixture;
let apps: Awaited<ReturnType<typeof appOfFile>>[];
let boss: Editor;
let marie: Editor;
/** At another instance of the site. */
let paul: Editor;
beforeAll(async () => {
  const MONGODB_URI = temporaryDatabase();
  one = await openSeeded({ MONGODB_URI });
  other = await openSeeded({ MONGODB_URI }, undefined, { countries: [], recipes: [] });
  apps = [await appOfFile(one), await appOfFile(other)];
});
beforeEach(async () => {
  const [first, second] = apps;
  if (!first || !second) throw new Error('no apps');
  marie = await anEditor(first, one);
  boss = await anEditor(first, one, { isSuper: true });
  paul = await anEditor(second, other);
});

const DRAFTS = { list: 'recipes', name: 'Brouillons', query: 'visibility=draft&sort=updated_at' };
const save = (view: object, by = marie) => by.call('POST', ADMIN_API.views, { ...DRAFTS, ...view });
async function saved(view: object = {}, by = marie): Promise<SavedView> {
  const response = await save(view, by);
  expect(response.statusCode, response.body).toBe(201);
  return SavedViewSchema.parse(response.json());
}
const seenBy = async ({ call }: Editor, query = '') =>
  SavedViewListSchema.parse((await call('GET', `${ADMIN_API.views}${query}`)).json()).items;
const remove = ({ id }: SavedView, by = marie) => by.call('DELETE', ADMIN_API.view(id));

it('are their owner’s; those that are shared others see, and super admins alone may remove', async () => {
  const view = await saved();
  expect(view).toEqual({ ...DRAFTS, id: view.id, is_shared: false, by: marie.email, is_own: true, total: null });
  expect([await seenBy(marie), await seenBy(paul), await seenBy(boss)]).toEqual([[view], [], []]);
  expect(refusedWith(await remove(view, boss))).toMatchObject({ code: 'VIEW_NOT_FOUND' });
  const shared = await saved({ is_shared: true });
  expect(await seenBy(paul)).toEqual([{ ...shared, is_own: false }]);
  expect(refusedWith(await remove(shared, paul))).toMatchObject({ code: 'FORBIDDEN' });
  expect((await remove(shared, boss)).statusCode).toBe(204);
  expect((await remove(view)).statusCode).toBe(204);
  expect(await seenBy(marie)).toEqual([]);
  expect(refusedWith(await remove(view))).toMatchObject({ code: 'VIEW_NOT_FOUND' });
});

it('counts what each shows, as its list does', async () => {
  const draft = { state: 'draft', from: null, until: null } as const;
  await marie.recipe({ title: 'Ébauche de truffade', publication: draft });
  await saved({ query: 'visibility=draft&q=truffade' });
  await saved({ query: 'pays=japon' });
  await saved({ list: 'countries', query: 'with_recipes=true' });
  await saved({ query: '' });
  const all = (await marie.call('GET', ADMIN_API.recipes)).json().total;
  expect((await seenBy(marie, '?counted=true')).map(({ total }) => total)).toEqual([1, 2, 2, all]);
  expect((await seenBy(marie)).map(({ total }) => total)).toEqual([null, null, null, null]);
});

it('opens and is not counted where its list takes a value no more', async () => {
  const view = await saved();
  await one.application.views.remove(view.id, { ...marie, is_super_admin: false });
  const query = 'gap=flavour&sort=-taste';
  const of = { id: marie.id, email: marie.email, is_super_admin: false };
  await one.application.views.save({ list: 'recipes', name: 'Ancienne', query, is_shared: false }, of);
  expect(await seenBy(marie, '?counted=true')).toMatchObject([{ query, total: null }]);
});

it('are no longer there for an account that is gone, but those that it has shared', async () => {
  await saved({ name: 'À moi' });
  await saved({ name: 'À nous', is_shared: true });
  await one.application.users.remove(marie.id, null);
  expect(await seenBy(paul)).toMatchObject([{ name: 'À nous', by: marie.email }]);
  const self = { id: marie.id, email: marie.email, is_super_admin: false };
  const left = await one.application.views.list(self);
  expect(left.map(({ name }) => name)).toEqual(['À nous']);
  for (const { id } of left) await boss.call('DELETE', ADMIN_API.view(id));
});

it.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(VIEW_NAME_MAX + 1) }],
  ['list', { list: 'users' }],
  ['query', { query: 'page=3' }],
  ['query', { query: 'visibility=unknown' }],
  ['query', { query: '__proto__=x' }],
  ['query', { query: 'q[$gt]=' }],
  ['query', { query: 'trash=true' }],
  ['query', { query: { $gt: '' } }],
  ['query', { query: `q=${'x'.repeat(500)}` }],
  ['user_id', { user_id: randomUUID() }],
])('refuses a wrong %s: %j', async (path, view) => {
  const { code, errors } = refusedWith(await save(view));
  expect([code, errors[0]?.path]).toEqual(['VALIDATION_FAILED', path]);
});

it('are as many as fit above a list, and as many shared ones', async () => {
  for (let count = 0; count < VIEWS_MAX; count += 1) await saved({ is_shared: true });
  expect(refusedWith(await save({})).errors).toMatchObject([
    { path: 'name', message: expect.stringMatching(/^Vous avez déjà/) },
  ]);
  expect(refusedWith(await save({ is_shared: true }, paul)).errors).toMatchObject([{ path: 'is_shared' }]);
  await saved({}, paul);
});
