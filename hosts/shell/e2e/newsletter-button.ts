import type { Page } from '@tdt/testing/browser';

/** The footer's button that opens the newsletter. */
export const newsletterButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /newsletter/ });
