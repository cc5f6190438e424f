import { existsSync } from 'node:fs';
import { findChromium, LAUNCH_FLAGS } from '@tdt/testing/browser';
import { type LaunchOptions, launch, type Page } from 'puppeteer-core';
import type { Browser, BrowserEngine, Driver } from './driver.ts';

const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const findFirefox = () => FIREFOXES.find((path) => existsSync(path));

/** Firefox, by WebDriver BiDi. */
export const FIREFOX: BrowserEngine = {
  name: 'Firefox',
  missing: async () => (findFirefox() ? null : 'no Firefox was found (apt-get install firefox-esr)'),
  start: () => start({ browser: 'firefox', executablePath: String(findFirefox()) }),
};

/** The engine of the other journeys, which shows whether a fault is one of the journey or of an engine. */
export const CHROMIUM: BrowserEngine = {
  name: 'Chromium',
  missing: () =>
    findChromium().then(
      () => null,
      (error: Error) => error.message,
    ),
  start: async () => start({ browser: 'chrome', executablePath: await findChromium(), args: LAUNCH_FLAGS }),
};

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ headless: true, defaultViewport: null, ...options });
  return {
    async openWindow(viewport) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      return driverOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const parsed = { waitUntil: 'domcontentloaded' } as const;
  return {
    open: async (address) => void (await page.goto(address, parsed)),
    reload: async () => void (await page.reload(parsed)),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    errors: () => errors,
    close,
  };
}
