import { expect, openAlive, type Page } from '@tdt/testing/browser';
import { anyModal, leaveByTheTop, modalOf, untilWatched } from './newsletter-visit.ts';

export const START = new Date('2026-11-22T12:00:00Z').getTime();
export const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;
export const SHOWN_KEY = 'tdt.newsletter.shown';
export const COOKIE = { name: 'tdt_newsletter', value: '1' };

/** Opens a page in time that only the test lets go by, and waits until the page watches, if it is going to. */
export async function visit(page: Page, path = '/about'): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + SECOND);
  await untilWatched(page, () => openAlive(page, path), idle(page));
}

/** What is done when the browser is idle. */
export const idle = (page: Page) => () => page.clock.runFor(100);

export const expectNothing = async (page: Page) => {
  // Says so while the newsletter is on its way.
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(anyModal(page)).toHaveCount(0);
};

export const expectInvitation = (page: Page) => expect(modalOf(page, 'exit-intent')).toBeVisible();

export const lastShown = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SHOWN_KEY);
export const remember = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
export const wasShown = (page: Page, ago: number) =>
  remember(page, SHOWN_KEY, new Date(START + SECOND - ago).toISOString());

/** The tab goes to the background, or comes back. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** An address that leads nowhere: the browser asks to leave, and stays. */
async function leaveForNothing(page: Page): Promise<void> {
  await page.route('**/rien', (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse('**/rien');
  await page.evaluate(() => location.assign('/rien'));
  await answered;
}

/** Each way of leaving, and of staying. */
export const TRIGGERS: Record<string, (page: Page) => Promise<void>> = {
  delay: (page) => page.clock.runFor(30 * SECOND),
  mouse_leave: leaveByTheTop,
  before_unload: async (page) => {
    await leaveForNothing(page);
    await page.clock.runFor(3 * SECOND);
  },
  tab_hidden: async (page) => {
    await setHidden(page, true);
    await page.clock.runFor(SECOND);
    await setHidden(page, false);
  },
};

/** All of them, one after the other. */
export async function tryEverything(page: Page): Promise<void> {
  for (const trigger of Object.values(TRIGGERS)) await trigger(page);
}
