import { silentLog } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { createWork } from './work.ts';

const NONE = { total: 0, first: [] };
const SITEMAP = {
  recipes: 1,
  countries: 1,
  urls: 5,
  published_at: '2026-11-22T12:00:00.000Z',
  changes: { added: NONE, removed: NONE, updated: { total: 1, first: ['/recipe/a'] } },
};
const EMPTY = { items: [], total: 0, page: 1, page_size: 5 };

it('returns null for each part that cannot be read, and logs which ones', async () => {
  const logged: unknown[] = [];
  const fail = () => {
    throw new Error('too slow');
  };
  const reject = () => Promise.reject(new Error('too slow'));
  const working = {
    recipes: { list: () => EMPTY },
    countries: { list: () => EMPTY },
    notes: { open: async () => NONE },
    newsletter: { outbox: async () => ({ counts: { failed: 3 } }) as never },
    sitemap: { compare: async () => SITEMAP },
    failures: { latest: async () => [] },
    log: { ...silentLog, warn: (fields: object) => void logged.push((fields as { what: string }).what) },
  };
  const all = await createWork(working).list();
  expect(all).toEqual({
    recent_recipes: [],
    incomplete_recipes: { total: 0, first: [] },
    due_recipes: [],
    old_drafts: 0,
    bare_countries: { total: 0, first: [] },
    open_notes: { total: 0, first: [] },
    failed_syncs: 3,
    sitemap: { published_at: SITEMAP.published_at, changed: true },
    failed_remotes: [],
  });
  const broken = {
    ...working,
    recipes: { list: fail },
    notes: { open: reject },
    newsletter: { outbox: reject },
    sitemap: { compare: reject },
    failures: { latest: reject },
  };
  expect(await createWork(broken).list()).toEqual({
    recent_recipes: null,
    incomplete_recipes: null,
    due_recipes: null,
    old_drafts: null,
    bare_countries: all.bare_countries,
    open_notes: null,
    failed_syncs: null,
    sitemap: null,
    failed_remotes: null,
  });
  expect(logged).toEqual([
    'recent_recipes',
    'incomplete_recipes',
    'due_recipes',
    'old_drafts',
    'open_notes',
    'failed_syncs',
    'sitemap',
    'failed_remotes',
  ]);
});

it('counts the drafts that nobody has changed for a month', async () => {
  const days = (count: number) => ({ updated_at: new Date(Date.now() - count * 24 * 60 * 60 * 1000).toISOString() });
  const list = ({ visibility }: { visibility?: string | undefined }) =>
    ({ ...EMPTY, items: visibility === 'draft' ? [days(40), days(31), days(29)] : [] }) as never;
  const work = createWork({
    recipes: { list },
    countries: { list: () => EMPTY },
    notes: { open: async () => NONE },
    newsletter: { outbox: async () => ({ counts: { failed: 0 } }) as never },
    sitemap: { compare: async () => SITEMAP },
    failures: { latest: async () => [] },
    log: silentLog,
  });
  expect(await work.list()).toMatchObject({ old_drafts: 2, due_recipes: [] });
});
