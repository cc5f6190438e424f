import { createChanges } from '@tdt/database';
import { openConnection, silentLog, type TemporaryPlace, temporaryPlace } from '@tdt/database/testing';
import { site } from '@tdt/domain/testing';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import { expect, it, vi } from 'vitest';
import { createVersionsRepository } from '../history/versions.repository.ts';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import { type BulkPartDocument, type BulkRunDocument, bulkPartModel, bulkRunModel } from './bulk-run.models.ts';
import { createBulkRunsRepository } from './bulk-runs.repository.ts';
import { createRecipeChanging } from './change-recipes.ts';

const EDITOR = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', email: 'chef@exemple.fr' };
const HARD = { kind: 'difficulty', difficulty: 'difficile' } as const;

/** A process that writes ten recipes together. */
const aProcess = (place: TemporaryPlace) => temporaryCookbook(place, { bulkPart: 10 });

async function aSite(count: number) {
  const place = await temporaryPlace();
  const cookbook = await aProcess(place);
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1)
    ids.push((await cookbook.recipeEditing.create(aRecipeInput({ title: `Flan ${number}` }))).id);
  const connection = await openConnection(place);
  return {
    ...cookbook,
    place,
    ids,
    repository: createBulkRunsRepository(connection),
    runs: bulkRunModel(connection),
    parts: bulkPartModel(connection),
    revisions: async () => Promise.all(ids.map(async (id) => (await cookbook.recipeEditing.get(id)).revision)),
  };
}
type Bulk = Awaited<ReturnType<typeof aSite>>['bulk'];

const isOver = (bulk: Bulk, id: string, state: 'done' | 'undone') =>
  vi.waitFor(async () => expect((await bulk.get(id)).state).toBe(state), { timeout: 60_000 });

async function done(bulk: Bulk, id: string) {
  await bulk.start(id, EDITOR);
  await isOver(bulk, id, 'done');
  return bulk.get(id);
}

it('two processes that begin at once change each recipe once', async () => {
  const { bulk, place, ids, revisions } = await aSite(30);
  const other = await aProcess(place);
  const { id } = await bulk.plan({ action: HARD, ids }, EDITOR.email);
  await Promise.all([bulk.start(id, EDITOR), other.bulk.start(id, EDITOR)]);
  await isOver(bulk, id, 'done');
  expect((await bulk.get(id)).result).toMatchObject({ changed: 30, skipped: [] });
  expect(new Set(await revisions())).toEqual(new Set([2]));
});

it('what a killed process has written and not noted is known as its own, also after another save, and not done again', async () => {
  const { bulk, place, ids, runs, parts, recipeEditing, revisions } = await aSite(11);
  const { id } = await bulk.plan({ action: HARD, ids }, EDITOR.email);
  await done(bulk, id);
  const [first = ''] = ids;
  const recipe = await recipeEditing.get(first);
  await recipeEditing.update(first, editedRecipe(recipe, { servings: 9 }), 'other@exemple.fr');
  // As if it had been killed before it noted the first part.
  await runs.updateOne({ _id: id }, { $set: { state: 'running', position: 0, result: null } });
  await parts.updateOne({ _id: `${id}:0` }, { $set: { outcomes: [] } });
  const next = await aProcess(place);
  const stop = next.bulk.startWorking();
  await isOver(next.bulk, id, 'done');
  await stop();
  expect((await next.bulk.get(id)).result).toMatchObject({ changed: 11, skipped: [] });
  expect(await revisions()).toEqual([3, ...Array(10).fill(2)]);
});

it('the undoing of a killed process goes on as well', async () => {
  const { bulk, place, ids, runs, parts, revisions } = await aSite(11);
  const { id } = await bulk.plan({ action: HARD, ids }, EDITOR.email);
  await done(bulk, id);
  await bulk.undo(id, EDITOR);
  await isOver(bulk, id, 'undone');
  await runs.updateOne({ _id: id }, { $set: { state: 'undoing', position: 0, undo: null } });
  await parts.updateOne({ _id: `${id}:1` }, { $set: { undone: [] } });
  const next = await aProcess(place);
  await next.bulk.undo(id, EDITOR);
  await isOver(next.bulk, id, 'undone');
  expect((await next.bulk.get(id)).undo).toMatchObject({ changed: 11, skipped: [] });
  expect(new Set(await revisions())).toEqual(new Set([3]));
});

it('can be read for 30 days after its start, or a day without one', async () => {
  const { bulk, ids, repository, parts } = await aSite(2);
  const waiting = await bulk.plan({ action: HARD, ids }, EDITOR.email);
  const { id } = await bulk.plan({ action: HARD, ids }, EDITOR.email);
  await done(bulk, id);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(await repository.removeExpired(days(0))).toBe(0);
  expect(await repository.removeExpired(days(29))).toBe(1);
  await expect(bulk.get(waiting.id)).rejects.toMatchObject({ code: 'BULK_RUN_NOT_FOUND' });
  expect(await bulk.get(id)).toMatchObject({ state: 'done' });
  expect(await repository.removeExpired(days(31))).toBe(1);
  expect(await parts.countDocuments()).toBe(0);
});

it('one that is over is neither begun nor undone: what an interrupted erasure has left of it holds up no other', async () => {
  const { bulk, ids, runs, parts } = await aSite(2);
  const run = () => bulk.plan({ action: HARD, ids }, EDITOR.email);
  const [waiting, begun, next] = [await run(), await run(), await run()];
  await done(bulk, begun.id);
  for (const { id } of [waiting, begun]) {
    await runs.updateOne({ _id: id }, { $set: { expires_at: new Date() } });
    await parts.deleteMany({ run_id: id });
  }
  const over = { code: 'BULK_RUN_NOT_FOUND' };
  await expect(bulk.start(waiting.id, EDITOR)).rejects.toMatchObject(over);
  await expect(bulk.undo(begun.id, EDITOR)).rejects.toMatchObject(over);
  expect((await done(bulk, next.id)).result).toMatchObject({ skipped: [{ reason: 'stale', count: 2 }] });
});

it('leaves no version of a recipe that is removed for good in its turn', async () => {
  const { place, bulk, ids, parts, runs, recipeEditing, history } = await aSite(1);
  const [removed = ''] = ids;
  const { id } = await bulk.plan({ action: HARD, ids }, EDITOR.email);
  const connection = await openConnection(place);
  const versions = createVersionsRepository(connection, site);
  const stored = createRecipesRepository(connection, createChanges(connection), versions.storing('recipe'));
  const recipes = {
    ...stored,
    async byIds(...chosen: Parameters<typeof stored.byIds>) {
      const found = await stored.byIds(...chosen);
      await recipeEditing.remove(removed);
      await recipeEditing.destroy(removed);
      return found;
    },
  };
  const changing = createRecipeChanging({ recipes, versions, directory: { byId: () => undefined }, log: silentLog });
  const [run, part] = [
    await runs.findById(id).lean<BulkRunDocument>(),
    await parts.findById(`${id}:0`).lean<BulkPartDocument>(),
  ];
  if (!run || !part) throw new Error('The run is stored.');
  expect(await changing.change({ ...run, started: { ...EDITOR, at: new Date() } }, part)).toEqual(['deleted']);
  await expect(history.list('recipe', removed, { page: 1, page_size: 9 })).rejects.toMatchObject({
    code: 'VERSION_NOT_FOUND',
  });
});
