import type { Page } from '@playwright/test';

/**
 * Touches the page, by a key that does nothing. A page that is touched starts at once; otherwise it waits for its largest
 * picture to be painted, which it is not where pictures are left out, and for timers, which may stand still.
 */
export const touch = (page: Page): Promise<void> => page.keyboard.press('Shift');
