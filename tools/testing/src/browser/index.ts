import { test as base, expect } from '@playwright/test';
import { type Faults, watchForFaults } from './faults.ts';
import { leavePicturesOut, suppressExitIntent } from './visits.ts';

export type { Page } from '@playwright/test';
export { accessibilityViolations, violationsOnAnyScreen } from './accessibility.ts';
export type { Faults } from './faults.ts';
export { findChromium, LAUNCH_FLAGS } from './find-chromium.ts';
export { translate } from './translate.ts';
export { openAlive, touch } from './visits.ts';
export { expect };

interface Fixtures {
  /** Faults of the page so far; watching begins before the page's first navigation. */
  faults: () => Promise<Faults>;
  /** Option: whether the exit intent may open the newsletter. */
  exitIntent: boolean;
  /** Option: whether pictures are loaded. By default, every picture is blank. */
  pictures: boolean;
}

/** Playwright's `test`, with the faults of the page as a fixture, and by default without exit intent and pictures. */
export const test = base.extend<Fixtures>({
  exitIntent: [false, { option: true }],
  pictures: [false, { option: true }],
  context: async ({ context, exitIntent, pictures }, use) => {
    if (!exitIntent) await suppressExitIntent(context);
    if (!pictures) await leavePicturesOut(context);
    await use(context);
  },
  faults: async ({ page }, use) => {
    await use(await watchForFaults(page));
  },
});

/** For journeys about what moves; all others ask for less motion, as `playwright.config.ts` says. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The result of `faults()` for a page without faults. */
export const NO_FAULTS: Faults = { console: [], exceptions: [], requests: [], policy: [], shifts: [] };
