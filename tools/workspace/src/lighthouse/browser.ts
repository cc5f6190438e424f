import { type Browser, chromium } from '@playwright/test';
import { freePort } from '@tdt/testing';
import { findChromium, LAUNCH_FLAGS } from '@tdt/testing/browser';

/** The phone that Lighthouse pretends to be, so that the same widths of pictures are made. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** A fresh browser, nothing cached, that can be driven through `port`. */
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

/** Reads each page to its end, so that the sizes of its pictures are stored before anything is measured. */
export function warmPictures(addresses: readonly string[]): Promise<void> {
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
