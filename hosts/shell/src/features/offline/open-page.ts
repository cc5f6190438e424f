import { isPublicPage } from './requests.ts';

interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export interface Tabs {
  matchAll(filter: { type: 'window' }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
}

/**
 * Shows a page of the site: in the tab that has it, else in another one with a public page, else in a new tab. The back
 * office is left alone, and so is an address of another site.
 */
export async function openPage(path: string, site: string, tabs: Tabs): Promise<void> {
  const { href, origin, pathname } = new URL(path, site);
  if (origin !== site) return;
  const open = (await tabs.matchAll({ type: 'window' })).filter(({ url }) => isPublicPage(new URL(url).pathname));
  const tab = open.find(({ url }) => new URL(url).pathname === pathname) ?? open[0];
  if (!tab) await tabs.openWindow(href);
  else await Promise.all([tab.focus(), tab.url === href || tab.navigate(href)]);
}
