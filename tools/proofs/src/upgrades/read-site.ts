import { createHash } from 'node:crypto';
import { ADMIN_API, API, PAGES } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';
import { signIn } from '../instances/editor-session.ts';
import type { Filled } from './fill-site.ts';
import { EDITOR, type Expected, PASSWORD, PUBLIC_URL } from './release-1.ts';

export const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

export async function checksumAt(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex');
}

/** Where an address leads, without following it; with the status. */
export async function redirectAt(url: string): Promise<string> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return `${status} ${headers.get('location')}`;
}

export async function auditOf(site: RunningSite): Promise<string[]> {
  const { stdout } = await site.cli('admin', 'log', '--limit', '100', '--json');
  const { entries } = JSON.parse(stdout) as { entries: { action: string; outcome: string; target?: string }[] };
  return entries.map(({ action, outcome, target }) => [action, outcome, target].filter(Boolean).join(' '));
}

/** Asks a site for all that is stored. */
export async function readSite(site: RunningSite, filled: Filled): Promise<Omit<Expected, 'platform' | 'unsubscribe'>> {
  const audit = await auditOf(site);
  const editor = await signIn(site.url, PUBLIC_URL, EDITOR, PASSWORD);
  const each = async <Value>(paths: string[], of: (path: string) => Promise<Value>): Promise<Record<string, Value>> =>
    Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await of(path)] as const)));
  const from = PAGES.recipe(filled.formerSlug);
  return {
    responses: await each(pathsOf(filled), (path) => editor.call(site.url, 'GET', path)),
    texts: await each(['/sitemap.xml'], (path) => textAt(site.url + path)),
    redirects: await each([from], (path) => redirectAt(site.url + path)),
    files: await each(filled.pictures, (path) => checksumAt(site.url + path)),
    audit,
  };
}

const pathsOf = ({ recipes, countries, subscribers }: Filled): string[] => [
  API.recipes,
  API.countries,
  API.page('about_content'),
  API.seo('about'),
  ADMIN_API.recipes,
  ADMIN_API.countries,
  ADMIN_API.users,
  ADMIN_API.subscribers,
  ADMIN_API.sitemap,
  ADMIN_API.pageContent('about_content'),
  ...recipes.flatMap(({ id, slug }) => [API.recipe(slug), ADMIN_API.recipe(id), ADMIN_API.seo('recipe', id)]),
  ...countries.flatMap(({ id, slug }) => [API.country(slug), ADMIN_API.country(id)]),
  ...subscribers.map(ADMIN_API.subscriber),
];
