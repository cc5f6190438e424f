import type { Page } from '@playwright/test';

/** Without a size of its own it takes the place that the page keeps for the picture. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Answers every picture with a blank one, for tests that ask about everything but pictures: their sizes take a while to make. */
export async function leavePicturesOut(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }));
}
