import { test as base, expect } from '@playwright/test';
import { type Faults, watchForFaults } from './faults.ts';
import { wasInvitedLately } from './invited-lately.ts';

export type { Page } from '@playwright/test';
export { accessibilityViolations, violationsOnAnyScreen } from './accessibility.ts';
export type { Faults } from './faults.ts';
export { findChromium } from './find-chromium.ts';
export { LAUNCH_FLAGS } from './launch-flags.ts';
export { leavePicturesOut } from './leave-pictures-out.ts';
export { openAlive } from './open-alive.ts';
export { touch } from './touch.ts';
export { expect };

interface Fixtures {
  /** Faults of the page so far; watching begins before the page's first navigation. */
  faults: () => Promise<Faults>;
  /** Option. Whether the exit intent may open the newsletter; `false`: it did so a moment ago. */
  exitIntent: boolean;
}

/** Playwright's `test`, with the faults of the page as a fixture, for visitors whom the exit intent leaves alone. */
export const test = base.extend<Fixtures>({
  exitIntent: [false, { option: true }],
  context: async ({ context, exitIntent }, use) => {
    if (!exitIntent) await wasInvitedLately(context);
    await use(context);
  },
  faults: async ({ page }, use) => {
    await use(await watchForFaults(page));
  },
});

/** What `faults()` gives for a page without fault. */
export const NO_FAULTS: Faults = { console: [], exceptions: [], requests: [], policy: [], shifts: [] };
