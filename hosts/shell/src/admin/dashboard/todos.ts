import type { AdminWork } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';

/** One thing to look at, and the screen where that is done. */
export interface Todo {
  text: string;
  to?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count.toLocaleString('en')} ${many}`;

/** Parts of the work that become todos, as a sentence names them. */
const PARTS = {
  failed_remotes: 'failed parts of the site',
  failed_syncs: 'Brevo',
  sitemap: 'the sitemap',
  bare_countries: 'countries without a picture',
  old_drafts: 'drafts',
  due_recipes: 'what appears this week',
  open_notes: 'notes',
} as const;

/** What an admin should look at, the most urgent first. Parts that could not be read are named: they may hold some. */
export function todosIn(work: AdminWork, now: number): Todo[] {
  const unread = Object.entries(PARTS).flatMap(([part, name]) =>
    work[part as keyof typeof PARTS] === null ? name : [],
  );
  return [
    ...(unread.length > 0 ? [{ text: `Could not be checked at the moment: ${unread.join(', ')}` }] : []),
    ...(work.failed_remotes ?? []).map(({ name, count, last_at }) => ({
      text: `The part "${name}" of the site failed for visitors: ${counted(count, 'report', 'reports')}, the last ${agoText(last_at, now)}`,
    })),
    ...noteTodos(work.open_notes),
    ...syncTodos(work.failed_syncs ?? 0),
    ...sitemapTodos(work.sitemap, now),
    ...countryTodos(work.bare_countries),
    ...draftTodos(work.old_drafts ?? 0),
  ];
}

function noteTodos(notes: AdminWork['open_notes']): Todo[] {
  if (!notes) return [];
  const more = notes.first.reduce((left, { count }) => left - count, notes.total);
  return [
    ...notes.first.map(({ kind, id, name, count }) => ({
      text: `${counted(count, 'open note', 'open notes')} on ${name}`,
      to: ADMIN_PAGES[kind](id),
    })),
    ...(more > 0 ? [{ text: counted(more, 'more open note', 'more open notes') }] : []),
  ];
}

function draftTodos(old: number): Todo[] {
  if (old === 0) return [];
  const text = `${counted(old, 'draft has', 'drafts have')} not changed for a month`;
  return [{ text, to: `${ADMIN_PAGES.recipes}?visibility=draft&sort=updated_at` }];
}

function syncTodos(failed: number): Todo[] {
  if (failed === 0) return [];
  const text = `${counted(failed, 'subscriber', 'subscribers')} could not be sent to Brevo`;
  return [{ text, to: `${ADMIN_PAGES.newsletter}?sync=failed` }];
}

function sitemapTodos(sitemap: AdminWork['sitemap'], now: number): Todo[] {
  if (!sitemap) return [];
  const { published_at: at, changed } = sitemap;
  if (at === null) return [{ text: 'The sitemap was never published', to: ADMIN_PAGES.files }];
  return changed ? [{ text: `The sitemap is out of date: published ${agoText(at, now)}`, to: ADMIN_PAGES.files }] : [];
}

/** How old a sitemap is that needs no work; `null`: there is none, or there is a todo for it. */
export function sitemapAge({ sitemap }: AdminWork, now: number): string | null {
  if (!sitemap || sitemap.published_at === null || sitemap.changed) return null;
  return `The sitemap is up to date: published ${agoText(sitemap.published_at, now)}`;
}

function countryTodos(bare: AdminWork['bare_countries']): Todo[] {
  if (!bare) return [];
  const more = bare.total - bare.first.length;
  return [
    ...bare.first.map(({ id, name }) => ({ text: `${name} has recipes and no picture`, to: ADMIN_PAGES.country(id) })),
    ...(more > 0
      ? [{ text: `${counted(more, 'more country', 'more countries')} without a picture`, to: ADMIN_PAGES.countries }]
      : []),
  ];
}

/** How long ago, in days: "today", "yesterday", "3 days ago". */
function agoText(date: string, now: number): string {
  const days = Math.floor((now - Date.parse(date)) / DAY_MS);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}
