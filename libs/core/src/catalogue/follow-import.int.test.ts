import { runCli } from '@tdt/testing';
import { expect, it, vi } from 'vitest';
import type { Application } from '../application.ts';
import { openConnection, openTemporary, temporarySettings } from '../testing/temporary-application.ts';

const COUNT = 2000;
const DELETED = 300;

const totalOf = ({ recipes }: Application): number =>
  recipes.search({ q: '', page: 1, page_size: 1, sort: 'title' }).total;

/** Polls until `check` passes; the limit is wide for busy machines. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000, interval: 50 });

it('follows a large import by the command line, and deletions, in every program', async () => {
  const settings = await temporarySettings();
  const programs = [await openTemporary(settings), await openTemporary(settings)];
  const heard = programs.map(() => vi.fn());
  programs.forEach(({ onChange }, index) => {
    onChange(heard[index] ?? (() => {}));
  });
  const env = { DATA_DIR: settings.dataDir, MONGODB_URI: settings.mongodbUri, SEED_DEMO: 'false' };
  const seeded = await runCli(['demo', 'seed', '--recipes', String(COUNT), '--json', '--quiet'], env);
  expect(JSON.parse(seeded.stdout)).toMatchObject({ finished: true, recipes: { created: COUNT } });
  await soon(() => expect(programs.map(totalOf)).toEqual([COUNT, COUNT]));
  await soon(() => {
    for (const listener of heard) expect(listener).toHaveBeenCalled();
  });

  const recipes = (await openConnection(settings)).collection<{ _id: string; title: string }>('recipes');
  const ids = (await recipes.find({}, { projection: { _id: 1 }, limit: DELETED }).toArray()).map(({ _id }) => _id);
  await recipes.deleteMany({ _id: { $in: ids } });
  await soon(() => expect(programs.map(totalOf)).toEqual([COUNT - DELETED, COUNT - DELETED]));

  const edited = { title: 'Zzz', revision: 2, updated_at: new Date() };
  await recipes.updateOne({}, { $set: edited });
  const last = ({ recipes: { search } }: Application) =>
    search({ q: '', page: 1, page_size: 1, sort: '-title' }).items[0]?.title;
  await soon(() => expect(programs.map(last)).toEqual(['Zzz', 'Zzz']));
}, 90_000);
