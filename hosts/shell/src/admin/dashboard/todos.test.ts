import type { AdminWork } from '@tdt/contracts';
import { expect, test } from 'vitest';
import { WORK } from '../../testing/open-admin.ts';
import { sitemapAge, todosIn } from './todos.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const ID = '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11';
const UNKNOWN: AdminWork = {
  recent_recipes: null,
  incomplete_recipes: null,
  due_recipes: null,
  old_drafts: null,
  bare_countries: null,
  open_notes: null,
  failed_syncs: null,
  sitemap: null,
  failed_remotes: null,
};

test('there is nothing to look at when nothing is wrong', () => {
  expect(todosIn(WORK, NOW)).toEqual([]);
});

test('lists the parts that could not be read, where something may be to do', () => {
  const parts =
    'failed parts of the site, Brevo, the sitemap, countries without a picture, drafts, what appears this week, notes';
  expect(todosIn(UNKNOWN, NOW)).toEqual([{ text: `Could not be checked at the moment: ${parts}` }]);
  const failed = { text: '3 subscribers could not be sent to Brevo', to: '/admin/newsletter?sync=failed' };
  expect(todosIn({ ...WORK, sitemap: null, failed_syncs: 3 }, NOW)).toEqual([
    { text: 'Could not be checked at the moment: the sitemap' },
    failed,
  ]);
});

test.each([
  [
    'was published and is up to date',
    { published_at: '2026-11-20T11:00:00Z', changed: false },
    /published 3 days ago$/,
  ],
  ['is out of date', { published_at: '2026-11-20T11:00:00Z', changed: true }, null],
  ['was never published', { published_at: null, changed: false }, null],
  ['could not be read', null, null],
])('shows the age of a sitemap only if there is no todo for it: it %s', (_what, sitemap, expected) => {
  const age = sitemapAge({ ...WORK, sitemap }, NOW);
  expect(age).toEqual(expected && expect.stringMatching(expected));
});

test.each<[string, Partial<AdminWork>, { text: string; to?: string }[]]>([
  [
    'a remote that failed',
    { failed_remotes: [{ name: 'catalogue', count: 2, last_at: '2026-11-22T10:00:00Z' }] },
    [{ text: 'The part "catalogue" of the site failed for visitors: 2 reports, the last yesterday' }],
  ],
  [
    'notes of editors, with the way to where they are',
    {
      open_notes: {
        total: 4,
        first: [
          { kind: 'recipe', id: ID, name: 'Aligot', count: 2 },
          { kind: 'country', id: ID, name: 'Chili', count: 1 },
        ],
      },
    },
    [
      { text: '2 open notes on Aligot', to: `/admin/recipes/${ID}` },
      { text: 'One open note on Chili', to: `/admin/countries/${ID}` },
      { text: 'One more open note' },
    ],
  ],
  [
    'subscribers that Brevo refused',
    { failed_syncs: 1 },
    [{ text: 'One subscriber could not be sent to Brevo', to: '/admin/newsletter?sync=failed' }],
  ],
  [
    'a sitemap that is older than the content',
    { sitemap: { published_at: '2026-11-20T11:00:00Z', changed: true } },
    [{ text: 'The sitemap is out of date: published 3 days ago', to: '/admin/files' }],
  ],
  [
    'a sitemap that was never published',
    { sitemap: { published_at: null, changed: true } },
    [{ text: 'The sitemap was never published', to: '/admin/files' }],
  ],
  [
    'countries without pictures',
    { bare_countries: { total: 3, first: [{ id: ID, name: 'Japon' }] } },
    [
      { text: 'Japon has recipes and no picture', to: `/admin/countries/${ID}` },
      { text: '2 more countries without a picture', to: '/admin/countries' },
    ],
  ],
  [
    'drafts that were left',
    { old_drafts: 2 },
    [
      {
        text: '2 drafts have not changed for a month',
        to: '/admin/recipes?visibility=draft&sort=updated_at',
      },
    ],
  ],
])('names %s', (_what, work, expected) => {
  expect(todosIn({ ...WORK, ...work }, NOW)).toEqual(expected);
});
