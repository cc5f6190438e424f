import type { BrowserContext } from '@playwright/test';

/** The exit intent's own key, see hosts/shell/src/app/exit-intent.ts. */
const SHOWN_KEY = 'tdt.newsletter.shown';

/**
 * Makes the visitor of a test one who was invited to the newsletter a moment ago: the exit intent would open it in the middle
 * of journeys that last half a minute or leave the window.
 */
export async function wasInvitedLately(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    // Not at once: a test may give the page a clock of its own after this.
    document.addEventListener(
      'readystatechange',
      () => {
        try {
          localStorage.setItem(key, new Date().toISOString());
        } catch {
          // A test that forbids storage: nobody is invited then.
        }
      },
      { once: true },
    );
  }, SHOWN_KEY);
}
