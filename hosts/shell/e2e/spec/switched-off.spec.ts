import { type RunningSite, startSite } from '@tdt/testing';
import { expect, openAlive, test } from '@tdt/testing/browser';
import { leaveByTheTop, newsletterButton, SCRIPT } from '../newsletter-visit.ts';
import { responseTo } from './pages.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });
test.use({ exitIntent: true });

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ programs: 'bundles', demo: false, env: { NEWSLETTER: 'off', LEGAL_PAGES: 'off' } });
});
test.afterAll(() => site.stop());

test('there is no newsletter button, and the exit intent is not loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => SCRIPT.test(request.url()) && asked.push(request.url()));
  await page.clock.install();
  await openAlive(page, `${site.url}/about?newsletter=1`);
  await expect(newsletterButton(page)).toHaveCount(0);
  await page.clock.fastForward(40_000);
  await leaveByTheTop(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('the legal pages are the screen of any unknown page', async ({ request }) => {
  for (const path of ['/mentions-legales', '/confidentialite']) {
    const { status, html, text } = await responseTo(request, site.url + path);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Page non trouvée<\/h1>/);
    expect(text).not.toContain('Éditeur');
  }
});
