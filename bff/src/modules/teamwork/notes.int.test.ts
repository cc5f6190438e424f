import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  AdminWorkSchema,
  API,
  type FieldNote,
  FieldNoteListSchema,
  FieldNoteSchema,
  type TeamKind,
} from '@tdt/contracts';
import { NOTE_DAYS, NOTE_TEXT_MAX, NOTES_MAX } from '@tdt/contracts/plain';
import { temporaryDatabase } from '@tdt/testing';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let one: Fixture;
let marie: Editor;
/** At another instance of the site. */
let paul: Editor;
let boss: Editor;
beforeAll(async () => {
  const MONGODB_URI = temporaryDatabase();
  one = await openSeeded({ MONGODB_URI });
  const other = await openSeeded({ MONGODB_URI }, undefined, { countries: [], recipes: [] });
  const app = await appOfFile(one);
  marie = await anEditor(app, one);
  boss = await anEditor(app, one, { isSuper: true });
  paul = await anEditor(await appOfFile(other), other);
});

interface Document {
  id: string;
}
const send = ({ id }: Document, note: object, by = marie, kind: TeamKind = 'recipe') =>
  by.call('POST', ADMIN_API.notes, { kind, id, ...note });
async function add(...sent: Parameters<typeof send>): Promise<FieldNote> {
  const response = await send(...sent);
  expect(response.statusCode, response.body).toBe(201);
  return FieldNoteSchema.parse(response.json());
}
const notesOf = async ({ id }: Document, by = marie, kind: TeamKind = 'recipe') =>
  FieldNoteListSchema.parse((await by.call('GET', `${ADMIN_API.notes}?kind=${kind}&id=${id}`)).json()).items;
const setDone = ({ id }: FieldNote, done: boolean, by = marie) => by.call('PUT', ADMIN_API.note(id), { done });
const remove = ({ id }: FieldNote, by = marie) => by.call('DELETE', ADMIN_API.note(id));
const openNotes = async () => AdminWorkSchema.parse((await marie.call('GET', ADMIN_API.work)).json()).open_notes;
const TITLE = { field: 'title', text: 'Plutôt « Aligot de l’Aubrac » ?' };

it('shows notes to other editors, who mark them as done and open again', async () => {
  const recipe = await marie.recipe({ title: 'Aligot' });
  const note = await add(recipe, TITLE);
  expect(note).toEqual({ ...TITLE, id: note.id, by: marie.email, at: note.at, is_own: true, done: null });
  expect(await notesOf(recipe, paul)).toEqual([{ ...note, is_own: false }]);
  expect((await setDone(note, true, paul)).json().done).toEqual({ by: paul.email, at: expect.any(String) });
  expect(await notesOf(recipe)).toMatchObject([{ done: { by: paul.email } }]);
  expect((await setDone(note, false)).json().done).toBeNull();
});

it('lets only their authors and super admins delete them', async () => {
  const recipe = await marie.recipe({});
  const [first, second] = [await add(recipe, TITLE), await add(recipe, TITLE)];
  expect(refusedWith(await remove(first, paul))).toMatchObject({ code: 'FORBIDDEN' });
  expect([(await remove(first)).statusCode, (await remove(second, boss)).statusCode]).toEqual([204, 204]);
  expect(await notesOf(recipe)).toEqual([]);
  expect(refusedWith(await remove(first))).toMatchObject({ code: 'NOTE_NOT_FOUND' });
  expect(refusedWith(await setDone(first, true))).toMatchObject({ code: 'NOTE_NOT_FOUND' });
});

it('are no part of the recipe: no save meets them, and no page or version has them', async () => {
  const recipe = await marie.recipe({ title: 'Truffade' });
  await add(recipe, { field: 'description', text: 'À ne montrer à personne' });
  const saved = await paul.call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, { title: 'Truffade dorée' }));
  expect(saved.json()).toMatchObject({ revision: 2 });
  const seen = [API.recipe(recipe.id), ADMIN_API.recipe(recipe.id), ADMIN_API.version('recipe', recipe.id, 1)];
  for (const url of seen) {
    const response = await marie.call('GET', url);
    expect([response.statusCode, response.body.includes('personne')]).toEqual([200, false]);
  }
});

it('stay in the trash, are not counted there, and go with the recipe or the country', async () => {
  const before = (await openNotes())?.total ?? 0;
  const recipe = await marie.recipe({ title: 'Pounti' });
  const country = await marie.country({ name: 'Cantal' });
  await add(recipe, TITLE);
  await add(recipe, TITLE);
  await add(country, { field: 'name', text: 'Un pays ?' }, paul, 'country');
  const noted = await openNotes();
  expect([noted?.total, noted?.first.slice(0, 2)]).toEqual([
    before + 3,
    [
      { kind: 'country', id: country.id, name: 'Cantal', count: 1 },
      { kind: 'recipe', id: recipe.id, name: 'Pounti', count: 2 },
    ],
  ]);
  const documents = [
    ['recipe', recipe, ADMIN_API.recipe(recipe.id)],
    ['country', country, ADMIN_API.country(country.id)],
  ] as const;
  for (const [kind, document, address] of documents) {
    await marie.call('DELETE', address);
    expect((await notesOf(document, marie, kind)).length).toBeGreaterThan(0);
    expect((await send(document, TITLE, marie, kind)).statusCode).toBe(404);
  }
  expect((await openNotes())?.total).toBe(before);
  await marie.call('POST', ADMIN_API.restoration(ADMIN_API.recipe(recipe.id)));
  expect((await openNotes())?.total).toBe(before + 2);
  await marie.call('DELETE', ADMIN_API.recipe(recipe.id));
  for (const [kind, document, address] of documents) {
    await marie.call('DELETE', ADMIN_API.permanently(address));
    expect(await notesOf(document, marie, kind)).toEqual([]);
  }
});

it('go some time after they are done, and stay when their author’s account is gone', async () => {
  const recipe = await marie.recipe({});
  const leaver = await anEditor(await appOfFile(one), one);
  const [done, open] = [await add(recipe, TITLE, leaver), await add(recipe, TITLE, leaver)];
  await setDone(done, true, leaver);
  await one.application.users.remove(leaver.id, null);
  expect(await notesOf(recipe)).toMatchObject([{ by: leaver.email }, { by: leaver.email }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + NOTE_DAYS * 86_400_000 + 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const admin = { id: randomUUID(), email: 'x@exemple.fr', is_super_admin: false };
  expect(await one.application.notes.list({ kind: 'recipe', id: recipe.id }, admin)).toMatchObject([{ id: open.id }]);
});

it.each([
  [{ ...TITLE, text: ' ' }, 'text', 'Écrivez la note.'],
  [{ ...TITLE, text: '\u0000\u0007' }, 'text', 'Écrivez la note.'],
  [{ ...TITLE, text: 'x'.repeat(NOTE_TEXT_MAX + 1) }, 'text', `${NOTE_TEXT_MAX} caractères au plus.`],
  [{ ...TITLE, field: '$where' }, 'field', expect.any(String)],
  [{ ...TITLE, field: '__proto__.x.y' }, 'field', expect.any(String)],
  [{ ...TITLE, text: { $gt: '' } }, 'text', expect.any(String)],
  [{ ...TITLE, by: 'paul@exemple.fr' }, 'by', expect.any(String)],
])('refuses %j', async (note, path, message) => {
  const recipe = await marie.recipe({});
  expect(refusedWith(await send(recipe, note))).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path, message }],
  });
});

it('belong to a document that there is, and are as many as an editor can look at', async () => {
  for (const kind of ['recipe', 'country'] as const)
    expect((await send({ id: randomUUID() }, TITLE, marie, kind)).statusCode).toBe(404);
  const recipe = await marie.recipe({});
  const all = Array.from({ length: NOTES_MAX }, (_, turn) => ({
    kind: 'recipe' as const,
    id: recipe.id,
    field: 'title',
    text: `Note ${turn}`,
  }));
  for (const note of all) await one.application.notes.add(note, { ...marie, is_super_admin: false });
  const refused = refusedWith(await send(recipe, TITLE));
  expect(refused.errors).toEqual([{ path: 'text', message: expect.stringMatching(/terminez-en/) }]);
});
