import type { Browser, Page } from '@playwright/test';
import { ADMIN_API, ADMIN_PAGES, REQUESTED_WITH } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';
import { withBrowser } from '../lighthouse/browser.ts';
import { ACCOUNT } from './account.ts';
import { ADMIN_KILOBYTES } from './first-view.ts';
import type { Measurement } from './measurement.ts';
import { median } from './side-by-side.ts';

const VISITS = 5;
/** Resource types that the budget does not include. */
const NOT_COUNTED = ['Font', 'Image'];

/** Lists by their names; a row links to the form of what it shows. */
const LISTS = { accounts: ADMIN_PAGES.users, recipes: ADMIN_PAGES.recipes, countries: ADMIN_PAGES.countries };

/** Opens lists in browsers with an empty cache: bytes, and the time until their first row. */
export async function adminLists({ url }: RunningSite): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const [name, path] of Object.entries(LISTS)) {
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push(await withBrowser((browser) => openList(browser, url, path)));
    }
    const bytes = median(visits.map((visit) => visit.bytes));
    const milliseconds = median(visits.map((visit) => visit.milliseconds));
    const what = `list of ${name}, nothing cached`;
    measured.push(
      { what, value: bytes / 1000, unit: 'kB', budget: { atMost: ADMIN_KILOBYTES } },
      { what: `${what}: its first row`, value: milliseconds, unit: 'ms', budget: { atMost: 1000 } },
    );
  }
  return measured;
}

interface Visit {
  /** On the wire, headers included. */
  bytes: number;
  /** From the start of the navigation. */
  milliseconds: number;
}

async function openList(browser: Browser, url: string, path: string): Promise<Visit> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const headers = { origin: url, [REQUESTED_WITH.name]: REQUESTED_WITH.value };
  const response = await page.request.post(`${url}${ADMIN_API.login}`, { data: ACCOUNT, headers });
  if (!response.ok()) throw new Error(`Signing in failed with ${response.status()}.`);
  const bytes = await countBytes(page);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  // The page checks each frame: a check from here would add the time of its call.
  const milliseconds = await page.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(row)) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    `tbody a[href^="${path}/"]`,
  );
  await page.waitForLoadState('networkidle');
  return { bytes: bytes(), milliseconds };
}

/** Begins to count received bytes. @returns the number so far */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const skipped = new Set<string>();
  let total = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (NOT_COUNTED.includes(type)) skipped.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!skipped.has(requestId)) total += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => total;
}
