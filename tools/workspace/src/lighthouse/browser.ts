import { type Browser, chromium } from '@playwright/test';
import { freePort } from '@tdt/testing';
import { findChromium, LAUNCH_FLAGS } from '@tdt/testing/browser';

/** The phone that Lighthouse emulates, so that the same widths of pictures are prepared. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Runs `work` with a fresh browser, which accepts commands at `port`. */
export async function withBrowser<T>(work: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...LAUNCH_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

/** Scrolls through each page, so that the server stores the sizes of its pictures before anything is measured. */
export function preparePictures(addresses: readonly string[]): Promise<void> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 100));
        }
      });
      await page.waitForLoadState('networkidle', { timeout: 120_000 });
    }
  });
}
