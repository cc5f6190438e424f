import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

const SITE = 'https://site.example';
const STEP = '/recipe/ramen?cuisiner=1#etape-2';

/** What happens to the open tabs when a notification leads to a path. */
async function opened(path: string, ...pages: string[]): Promise<string[]> {
  const calls: string[] = [];
  const tabs = pages.map((page) => ({
    url: SITE + page,
    focus: async () => calls.push(`focus ${page}`),
    navigate: async (url: string) => calls.push(`${page} -> ${url.replace(SITE, '')}`),
  }));
  await openPage(path, SITE, {
    matchAll: async () => tabs,
    openWindow: async (url) => calls.push(`new ${url.replace(SITE, '')}`),
  });
  return calls;
}

it('shows the tab that has the page, as it is if it is at the place', async () => {
  expect(await opened(STEP, '/', STEP)).toEqual([`focus ${STEP}`]);
  expect(await opened(STEP, '/', '/recipe/ramen')).toEqual(['focus /recipe/ramen', `/recipe/ramen -> ${STEP}`]);
});

it('takes any other public page, or a new tab, but never one of the back office', async () => {
  expect(await opened(STEP, '/admin/recipes', '/about')).toEqual(['focus /about', `/about -> ${STEP}`]);
  expect(await opened(STEP, '/admin/recipes')).toEqual([`new ${STEP}`]);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'leads to no other site: %s',
  async (path) => {
    expect(await opened(path, '/')).toEqual([]);
  },
);
