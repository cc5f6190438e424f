import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { PAGES } from '@tdt/contracts/plain';
import { PHONE, preparePictures, withBrowser } from '../lighthouse/browser.ts';
import type { Measurement } from './measurement.ts';
import { median } from './side-by-side.ts';

export const SLOWER = 4;
/** Milliseconds that a finger stays down. */
const PRESS = 110;
/** Milliseconds for a page to come to rest: after loading, after scrolling, and after a press. */
export const REST = 1500;
const RUNS = 5;
const BUDGET = { atMost: 100 };
const RECIPE = PAGES.recipe('okonomiyaki');

/** What is pressed on a page, in this order. */
const PRESSES: Record<string, Record<string, (page: Page) => Locator>> = {
  [PAGES.recipes]: {
    'open the filters': (page) => page.getByText('Filtres', { exact: true }),
    'first filter': (page) => page.getByText('Dessert / goûter').first(),
    'second filter': (page) => page.getByText('Facile').first(),
  },
  [RECIPE]: {
    'first change of servings': (page) => page.getByRole('button', { name: 'Une personne de plus' }),
    'second change of servings': (page) => page.getByRole('button', { name: 'Une personne de plus' }),
    'first tick': (page) => page.getByRole('checkbox').nth(1),
    'second tick': (page) => page.getByRole('checkbox').nth(2),
    'cook mode': (page) => page.getByRole('link', { name: 'Cuisiner' }).first(),
    'next step': (page) => page.getByRole('link', { name: 'Suivant' }).first(),
  },
};

/**
 * Milliseconds from a press to the next paint, as browsers report them (Event Timing, in steps of 8 ms) and INP counts
 * them, on a phone whose processor is four times slower: medians of {@link RUNS} visits.
 */
export async function interactions(url: string): Promise<Measurement[]> {
  await preparePictures(Object.keys(PRESSES).map((path) => url + path));
  return withBrowser(async (browser) => {
    const measured = new Map<string, number[]>();
    for (let run = 0; run < RUNS; run += 1) {
      for (const path of Object.keys(PRESSES)) {
        for (const [what, duration] of await visit(browser, url, path)) {
          measured.set(what, [...(measured.get(what) ?? []), duration]);
        }
      }
    }
    return [...measured].map(([what, durations]) => ({
      what,
      value: median(durations),
      unit: 'ms' as const,
      budget: BUDGET,
    }));
  });
}

async function visit(browser: Browser, url: string, path: string): Promise<[string, number][]> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const durations: [string, number][] = [];
  for (const [what, find] of Object.entries(PRESSES[path] ?? {})) {
    await press(page, devtools, find(page));
    durations.push([what, await page.evaluate(() => Math.max(...window.durations.splice(0)))]);
  }
  await context.close();
  return durations;
}

async function press(page: Page, devtools: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST);
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed is not shown.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(PRESS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(REST);
}

declare global {
  interface Window {
    /** Milliseconds of each event of a press. */
    durations: number[];
  }
}

/** Notes how long each event of a press takes. Runs in the page. */
export function observe(): void {
  window.durations = [];
  // Without a threshold, the browser reports from 104 ms on.
  const withShortOnes = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      // Browsers also report that the pointer is over something, for each page that loads: no press, and not in INP.
      if (interactionId) window.durations.push(duration);
    }
  }).observe(withShortOnes);
}
