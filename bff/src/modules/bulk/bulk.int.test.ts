import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  type AdminRecipe,
  AdminRecipeSchema,
  API,
  type BulkAction,
  type BulkRun,
  BulkRunListSchema,
  BulkRunSchema,
  REQUESTED_WITH,
  type RecipeInput,
} from '@tdt/contracts';
import { temporaryDatabase } from '@tdt/testing';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

const DRAFT = { state: 'draft', from: null, until: null } as const;
const HARD: BulkAction = { kind: 'difficulty', difficulty: 'difficile' };
const MISSING = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
let other: Editor;
beforeAll(async () => {
  const env = { MONGODB_URI: temporaryDatabase() };
  fixture = await openSeeded(env);
  app = await appOfFile(fixture, { LIMIT_PUBLIC: '0', LIMIT_SEARCH: '0' });
  editor = await anEditor(app, fixture);
  const elsewhere = await openSeeded(env);
  other = await anEditor(await appOfFile(elsewhere), elsewhere);
});

const picture = async (): Promise<RecipeInput['images'][number]> => ({
  url: await editor.file('cover'),
  width: 40,
  height: 30,
  placeholder: '',
  alt: '',
  focal: null,
  image_type: 'cover',
});

/** So many recipes, without a request each. */
const recipes = async (count: number, fields: Partial<RecipeInput> = {}): Promise<AdminRecipe[]> => {
  const made = [];
  for (let number = 1; number <= count; number += 1)
    made.push(await fixture.application.recipeEditing.create(aRecipeInput({ title: `Quiche ${number}`, ...fields })));
  return made;
};
const idsOf = (some: readonly AdminRecipe[]): string[] => some.map(({ id }) => id);
const stored = async ({ id }: { id: string }): Promise<AdminRecipe> =>
  AdminRecipeSchema.parse((await editor.call('GET', ADMIN_API.recipe(id))).json());
const save = async (recipe: AdminRecipe, fields: Partial<RecipeInput>): Promise<void> => {
  const response = await other.call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(await stored(recipe), fields));
  expect(response.statusCode, response.body).toBe(200);
};

const plan = async (action: BulkAction, selection: object): Promise<BulkRun> => {
  const response = await editor.call('POST', ADMIN_API.bulk, { action, ...selection });
  expect(response.statusCode, response.body).toBe(201);
  return BulkRunSchema.parse(response.json());
};
const read = async (id: string): Promise<BulkRun> =>
  BulkRunSchema.parse((await editor.call('GET', ADMIN_API.bulkRun(id))).json());
const ended = async (id: string, state: BulkRun['state'], path: (id: string) => string): Promise<BulkRun> => {
  const { statusCode, body } = await editor.call('POST', path(id));
  expect(statusCode, body).toBe(202);
  await expect.poll(async () => (await read(id)).state, { timeout: 60_000 }).toBe(state);
  return read(id);
};
const carriedOut = ({ id }: BulkRun) => ended(id, 'done', ADMIN_API.bulkStart);
const undone = ({ id }: BulkRun) => ended(id, 'undone', ADMIN_API.bulkUndo);

describe('a change of many recipes', () => {
  it('is frozen and tried first: what it would do is said, and nothing is changed', async () => {
    const some = await recipes(6);
    const run = await plan(HARD, { ids: idsOf(some) });
    expect(run).toMatchObject({
      state: 'ready',
      count: 6,
      titles: ['Quiche 1', 'Quiche 2', 'Quiche 3', 'Quiche 4', 'Quiche 5'],
      expected: { changed: 6, same: 0, skipped: [] },
      result: null,
    });
    expect(await stored(some[0] as AdminRecipe)).toEqual(some[0]);
  });

  it('changes each recipe once, skips what changed or was deleted meanwhile, and is undone exactly', async () => {
    const some = await recipes(60, { type_recipe: 'dessert / goûter' });
    const [changed, deleted, rest] = [some.slice(0, 12), some.slice(12, 15), some.slice(15)];
    const run = await plan(HARD, { ids: idsOf(some) });
    for (const recipe of changed) await save(recipe, { servings: 7 });
    for (const { id } of deleted) await other.call('DELETE', ADMIN_API.recipe(id));
    const presses = [editor, other, editor].map(({ call }) => call('POST', ADMIN_API.bulkStart(run.id)));
    expect((await Promise.all(presses)).map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    const { result, position } = await carriedOut(run);
    expect({ ...result, position }).toMatchObject({ changed: 45, same: 0, position: 60 });
    expect(result?.skipped.map(({ reason, count }) => [reason, count])).toEqual([
      ['stale', 12],
      ['deleted', 3],
    ]);
    expect(result?.items.map(({ id }) => id)).toEqual(idsOf([...changed, ...deleted]));
    for (const recipe of rest) expect(await stored(recipe)).toMatchObject({ difficulty: 'difficile', revision: 2 });
    for (const recipe of changed) expect(await stored(recipe)).toMatchObject({ difficulty: 'facile', revision: 2 });
    // Sent again after its end.
    expect((await carriedOut(run)).result).toEqual(result);

    const [edited, ...exact] = rest as [AdminRecipe, ...AdminRecipe[]];
    await save(edited, { servings: 9 });
    const { undo } = await undone(run);
    expect(undo).toMatchObject({ changed: 44, items: [{ id: edited.id, reason: 'stale' }] });
    for (const recipe of exact) {
      const restored = await stored(recipe);
      const { edited_at, updated_at } = restored;
      expect(restored).toEqual({ ...recipe, revision: 3, edited_by: run.by, edited_at, updated_at });
    }
    expect(await stored(edited)).toMatchObject({ difficulty: 'difficile', servings: 9, revision: 3 });
    // Once.
    expect((await undone(run)).undo).toEqual(undo);
    expect(await stored(exact[0] as AdminRecipe)).toMatchObject({ revision: 3 });
  });

  it('publishes what keeps the rules of a recipe and has a cover, and says of the rest why not', async () => {
    const cover = await picture();
    const base = { ...aRecipeInput({ publication: DRAFT }), images: [cover] };
    const make = (fields: object) => fixture.application.recipeEditing.create({ ...base, ...fields });
    const good = [await make({ title: 'Flan coco' }), await make({ title: 'Flan coco' })];
    const bad = [
      await make({ title: 'Sans image', images: [] }),
      await make({ title: 'Sans étape', steps: [] }),
      await make({ title: 'Sans texte', description: '' }),
    ];
    const [known] = await recipes(1, { title: 'Déjà en ligne' });
    const run = await plan({ kind: 'publish' }, { ids: idsOf([...good, ...bad, known as AdminRecipe]) });
    const expected = {
      changed: 2,
      same: 1,
      skipped: [
        { reason: 'cover', count: 1, titles: ['Sans image'] },
        { reason: 'noStep', count: 1, titles: ['Sans étape'] },
        { reason: 'description', count: 1, titles: ['Sans texte'] },
      ],
    };
    expect(run.expected).toMatchObject(expected);
    expect((await carriedOut(run)).result).toMatchObject(expected);
    const slugs = (await Promise.all(good.map(stored))).map(({ slug }) => slug);
    expect(slugs).toEqual(['flan-coco', 'flan-coco-2']);
    expect((await app.inject(API.recipe('flan-coco-2'))).statusCode).toBe(200);
    await undone(run);
    expect(await stored(good[1] as AdminRecipe)).toMatchObject({ publication: DRAFT, slug: good[1]?.id });
    expect((await app.inject(API.recipe('flan-coco-2'))).statusCode).toBe(404);
  });

  it.each<[BulkAction, Partial<RecipeInput>, object]>([
    [{ kind: 'withdraw' }, {}, { publication: { state: 'withdrawn', from: null, until: null } }],
    [{ kind: 'type', type_recipe: 'entrée' }, {}, { type_recipe: 'entrée' }],
    [{ kind: 'country', country_id: null }, {}, { country_id: null }],
    [
      { kind: 'group', from: 'Pâte', to: 'La pâte' },
      { groups: ['Pâte', 'Crème'], ingredients: [{ name: 'farine', quantity: '1 kg', group: 'Pâte' }] },
      { groups: ['La pâte', 'Crème'], ingredients: [{ name: 'farine', group: 'La pâte' }] },
    ],
  ])('does %j, and undoes it', async (action, fields, wanted) => {
    const country = await editor.country({ name: `Pays ${randomUUID()}` });
    const [recipe] = (await recipes(1, { country_id: country.id, ...fields })) as [AdminRecipe];
    const run = await plan(action, { ids: [recipe.id] });
    expect((await carriedOut(run)).result).toMatchObject({ changed: 1 });
    expect(await stored(recipe)).toMatchObject(wanted);
    expect((await plan(action, { ids: [recipe.id] })).expected).toMatchObject({ changed: 0, same: 1 });
    expect((await undone(run)).undo).toMatchObject({ changed: 1 });
    const { revision: _, edited_at: __, edited_by: ___, updated_at: ____, ...exact } = recipe;
    expect(await stored(recipe)).toMatchObject(exact);
  });

  it('moves to the trash, and brings back', async () => {
    const [recipe] = (await recipes(1, { title: 'Tarte jetée' })) as [AdminRecipe];
    const statuses = async () => [
      (await app.inject(API.recipe(recipe.slug))).statusCode,
      (await editor.call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, { servings: 9 }))).json().code,
    ];
    const run = await plan({ kind: 'delete' }, { ids: [recipe.id] });
    await carriedOut(run);
    expect(await statuses()).toEqual([410, 'RECIPE_GONE']);
    expect((await plan(HARD, { ids: [recipe.id] })).expected).toMatchObject({ items: [{ reason: 'deleted' }] });
    expect((await undone(run)).undo).toMatchObject({ changed: 1 });
    expect(await statuses()).toEqual([200, 'REVISION_CONFLICT']);
    expect((await stored(recipe)).publication).toEqual(recipe.publication);
  });

  it('leaves in the trash what was brought back and deleted again meanwhile', async () => {
    const [recipe] = (await recipes(1)) as [AdminRecipe];
    const run = await plan({ kind: 'delete' }, { ids: [recipe.id] });
    await carriedOut(run);
    await other.call('POST', ADMIN_API.restoration(ADMIN_API.recipe(recipe.id)));
    await other.call('DELETE', ADMIN_API.recipe(recipe.id));
    expect((await undone(run)).undo).toMatchObject({ changed: 0, items: [{ reason: 'stale' }] });
  });

  it('takes all that the list has for a query, and can be exported in the form of the import', async () => {
    const some = await recipes(30, { title: 'Zwiebelkuchen' });
    const query = { q: 'zwiebel', sort: 'title' };
    expect(await plan(HARD, { query })).toMatchObject({ count: 30, expected: { changed: 30 } });
    const { body, headers } = await editor.call('POST', ADMIN_API.bulkExport, { query });
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ id }) => id).sort()).toEqual(idsOf(some).sort());
    expect(headers['content-disposition']).toMatch(/^attachment; filename="recettes-\d{4}-\d\d-\d\d\.jsonl"$/);
    const imported = await fixture.application.recipes.importMany(lines, { dryRun: true });
    expect(imported).toMatchObject({ refused: [] });
  });

  it('is listed with who started it, and has one entry of the audit log for its start and its end', async () => {
    const [recipe] = (await recipes(1)) as [AdminRecipe];
    const waiting = await plan(HARD, { ids: [recipe.id] });
    const run = await plan(HARD, { ids: [recipe.id, MISSING] });
    await carriedOut(run);
    const { items } = BulkRunListSchema.parse((await editor.call('GET', ADMIN_API.bulk)).json());
    expect(items[0]).toMatchObject({ id: run.id, state: 'done', by: run.by, count: 2, changed: 1, skipped: 1 });
    expect(items.map(({ id }) => id)).not.toContain(waiting.id);
    const entries = await fixture.application.audit.latest(10, { target: run.id });
    expect(entries.map(({ action, actor, changes }) => ({ action, actor, changes }))).toEqual(
      expect.arrayContaining([
        {
          action: 'bulk run',
          actor: expect.objectContaining({ email: run.by }),
          changes: ['difficulty', 'changed: 1', 'unchanged: 0', 'skipped as deleted: 1'],
        },
        expect.objectContaining({ action: 'POST /api/admin/bulk/:id/run', changes: ['difficulty', 'chosen: 2'] }),
      ]),
    );
    expect(entries).toHaveLength(2);
  });

  it('restores no country that was removed meanwhile', async () => {
    const country = await editor.country({ name: 'Atlantide' });
    const [recipe] = (await recipes(1, { country_id: country.id })) as [AdminRecipe];
    const run = await plan({ kind: 'country', country_id: null }, { ids: [recipe.id] });
    await carriedOut(run);
    expect((await editor.call('DELETE', ADMIN_API.country(country.id))).statusCode).toBe(204);
    expect((await undone(run)).undo).toMatchObject({ changed: 0, items: [{ reason: 'country' }] });
  });
});

describe('what is not in order is refused, and changes nothing', () => {
  const ids = Array.from({ length: 100_001 }, () => randomUUID());
  it.each([
    ['100,001 ids', { action: HARD, ids }, 'ids'],
    ['no id', { action: HARD, ids: [] }, 'ids'],
    ['neither ids nor a query', { action: HARD }, 'ids'],
    ['both', { action: HARD, ids: [MISSING], query: {} }, 'ids'],
    ['a query that finds nothing', { action: HARD, query: { q: 'xyzzy' } }, 'query'],
    ['a query of another list', { action: HARD, query: { colour: 'red' } }, 'query.colour'],
    ['an unknown action', { action: { kind: 'paint' }, ids: [MISSING] }, 'action.kind'],
    ['an unknown country', { action: { kind: 'country', country_id: MISSING }, ids: [MISSING] }, 'action.country_id'],
    ['an unknown difficulty', { action: { ...HARD, difficulty: 'rude' }, ids: [MISSING] }, 'action.difficulty'],
    ['a group without a name', { action: { kind: 'group', from: ' ', to: 'x' }, ids: [MISSING] }, 'action.from'],
  ])('%s', async (_what, payload, path) => {
    const refused = refusedWith(await editor.call('POST', ADMIN_API.bulk, payload));
    expect(refused).toMatchObject({ status: 422, errors: [{ path, message: expect.stringMatching(/\w/) }] });
  });

  it('a session that has ended, and a request without the header of the app', async () => {
    const [recipe] = (await recipes(1)) as [AdminRecipe];
    const run = await plan(HARD, { ids: [recipe.id] });
    const cookie = await cookieOf(app, await anAccount(fixture.application));
    const payload = { action: HARD, ids: [recipe.id] };
    const paths = [ADMIN_API.bulkStart(run.id), ADMIN_API.bulkUndo(run.id), ADMIN_API.bulk, ADMIN_API.bulkExport];
    const statuses = async (headers: Record<string, string>) => {
      const requests = paths.map((url) => app.inject({ method: 'POST', url, payload, headers }));
      return new Set((await Promise.all(requests)).map(({ statusCode }) => statusCode));
    };
    const { [REQUESTED_WITH.name]: _, ...foreign } = asHolder(cookie).headers;
    expect(await statuses(foreign)).toEqual(new Set([403]));
    await app.inject({ method: 'POST', url: ADMIN_API.logout, ...asHolder(cookie) });
    expect(await statuses(asHolder(cookie).headers)).toEqual(new Set([401]));
    expect(await read(run.id)).toEqual(run);
    expect(await stored(recipe)).toEqual(recipe);
  });

  it('a run that is not there, and the undoing of one that has not ended', async () => {
    const [recipe] = (await recipes(1)) as [AdminRecipe];
    const { id } = await plan(HARD, { ids: [recipe.id] });
    expect(refusedWith(await editor.call('POST', ADMIN_API.bulkUndo(id)))).toMatchObject({
      status: 409,
      code: 'BULK_RUN_NOT_DONE',
    });
    for (const [method, path] of [
      ['GET', ADMIN_API.bulkRun(MISSING)],
      ['POST', ADMIN_API.bulkStart(MISSING)],
      ['POST', ADMIN_API.bulkUndo('x')],
    ] as const)
      expect(refusedWith(await editor.call(method, path))).toMatchObject({ status: 404, code: 'BULK_RUN_NOT_FOUND' });
  });
});
