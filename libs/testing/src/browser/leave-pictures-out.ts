import type { Page } from '@playwright/test';

const ONE_PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Answers every picture with an empty one, for tests that ask about everything but pictures: those take a while to draw. */
export async function leavePicturesOut(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: ONE_PIXEL }));
}
