import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';

/**
 * Presses a key without effect. Input starts the page at once; otherwise the page waits for its largest picture to be
 * painted, which never happens without pictures, or for timers, which a test may have stopped.
 */
export const touch = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Opens a page and waits until it is hydrated. Returns the document's response. */
export async function openAlive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await touch(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  return response;
}

/** Without a size of its own: it fills the space that the page reserves for the picture. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Replaces every picture by a blank one: the server needs time to resize them, and browsers to paint them. */
export async function leavePicturesOut(context: BrowserContext): Promise<void> {
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }));
}

/** The exit intent's key, see hosts/shell/src/app/exit-intent.ts. */
const SHOWN_KEY = 'tdt.newsletter.shown';

/**
 * Records that the visitor was invited to the newsletter just now. Otherwise the exit intent would open it during
 * journeys that last half a minute or leave the window.
 */
export async function suppressExitIntent(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    // Later, because a test may replace the page's clock after this call.
    document.addEventListener(
      'readystatechange',
      () => {
        try {
          localStorage.setItem(key, new Date().toISOString());
        } catch {
          // A test denies storage; then there is no invitation.
        }
      },
      { once: true },
    );
  }, SHOWN_KEY);
}
