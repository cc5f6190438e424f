import { startSite } from '@tdt/testing';

/** Playwright's global set-up: the built site with the demo, for all journeys. What it returns ends it. */
export default async function startTheSite(): Promise<() => Promise<void>> {
  const site = await startSite({ programs: 'bundles' });
  process.env.SITE_URL = site.url;
  return site.stop;
}
