import { startSite } from '@tdt/testing';

/** Many visitors with one address on two processor cores: nothing that makes the site turn some of them away. */
const env = { LIMIT_PUBLIC: '0', LIMIT_SEARCH: '0', PRESSURE_DELAY_MS: '0', WARM_PICTURES: 'false' };

/** Playwright's global set-up: the built site with the demo, for all journeys. What it returns ends it. */
export default async function startTheSite(): Promise<() => Promise<void>> {
  const site = await startSite({ programs: 'bundles', env });
  process.env.SITE_URL = site.url;
  return site.stop;
}
