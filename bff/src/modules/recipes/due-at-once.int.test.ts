import { API } from '@tdt/contracts';
import { temporaryDatabase } from '@tdt/testing';
import { aRecipe } from '@tdt/testing/seeds';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { appFor, openSeeded } from '../../testing/test-app.ts';

const DUE = 500;
const MINUTE_MS = 60_000;

it('500 recipes that are due in one second appear on each server, also on one that was stopped in that second', async () => {
  const env = { MONGODB_URI: temporaryDatabase() };
  const first = await openSeeded(env);
  const { total } = (await (await appFor(first)).inject(API.recipes)).json();
  const from = new Date(Math.floor(Date.now() / MINUTE_MS + 10) * MINUTE_MS).toISOString();
  const publication = { state: 'published', from, until: null } as const;
  const seeds = Array.from({ length: DUE }, (_, turn) => ({ ...aRecipe({ title: `Bûche ${turn}` }), publication }));
  expect(await first.application.recipes.importMany(seeds)).toMatchObject({ created: DUE });
  const second = await openSeeded(env);
  const apps = [await appFor(first), await appFor(second)];
  const totals = (some: FastifyInstance[]) =>
    Promise.all(some.map(async (app) => (await app.inject(API.recipes)).json().total));
  await expect.poll(() => totals(apps), { timeout: 10_000 }).toEqual([total, total]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(from) });
  onTestFinished(() => void vi.useRealTimers());
  await expect.poll(() => totals(apps), { timeout: 10_000 }).toEqual([total + DUE, total + DUE]);
  const late = await openSeeded(env);
  expect(await totals([await appFor(late)])).toEqual([total + DUE]);
});
