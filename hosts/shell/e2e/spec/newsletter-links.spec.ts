import { type RunningSite, startSite } from '@tdt/testing';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import { expect, openAlive, type Page, test } from '@tdt/testing/browser';
import { ADA, confirmation, fillIn, openByButton, submit } from '../newsletter-visit.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });

/** A site that asks to confirm sign-ups by mail, and gives Brevo a link to unsubscribe. */
let brevo: BrevoStandIn;
let site: RunningSite;

test.beforeAll(async () => {
  brevo = await startBrevoStandIn();
  const env = {
    ...brevo.env,
    BREVO_CONFIRM_TEMPLATE_ID: '7',
    BREVO_ATTRIBUTE_UNSUBSCRIBE: 'LIEN_DESINSCRIPTION',
  };
  site = await startSite({ programs: 'bundles', demo: false, env });
});
test.afterAll(async () => {
  await site.stop();
  await brevo.close();
});

/** The link of a mail, on this test's site. */
function onSite(link: unknown): string {
  const { pathname, search } = new URL(String(link));
  return site.url + pathname + search;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const contact = () => brevo.contacts.get(ADA.email);

test('a visitor signs up, then confirms and unsubscribes by links in mails, without JavaScript', async ({
  page,
  browser,
}) => {
  await openAlive(page, `${site.url}/about`);
  await openByButton(page);
  await fillIn(page);
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  await expect.poll(() => brevo.mails.length).toBe(1);
  expect(brevo.mails[0]).toMatchObject({ to: [ADA.email], templateId: 7 });
  expect(contact()).toBeUndefined();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(onSite(brevo.mails[0]?.params.LIEN));
  await expect(heading(plain)).toHaveText('Confirmer votre inscription');
  await expect(plain.getByText('a…a@example.org')).toBeVisible();
  expect(contact()).toBeUndefined();
  await plain.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(heading(plain)).toHaveText('Inscription confirmée');
  await expect.poll(() => contact()?.listIds).toEqual([3]);

  await plain.goto(onSite(contact()?.attributes.LIEN_DESINSCRIPTION));
  await expect(heading(plain)).toHaveText('Se désinscrire de la newsletter');
  await expect(plain.getByText('a…a@example.org')).toBeVisible();
  expect(contact()?.emailBlacklisted).toBe(false);
  await plain.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(heading(plain)).toHaveText('Vous êtes désinscrit');
  await expect.poll(() => contact()?.emailBlacklisted).toBe(true);
  await context.close();
});

test('an invalid link says so, also without JavaScript, and its URL reaches no other site', async ({
  page,
  browser,
}) => {
  const path = '/newsletter/desinscription?jeton=abc';
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const link of [path, '/newsletter/confirmation?jeton=abc']) {
    await plain.goto(site.url + link);
    await expect(heading(plain)).toHaveText('Ce lien ne fonctionne pas');
    await expect(plain.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await context.close();

  const response = await page.goto(site.url + path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(response?.headers()['cache-control']).toMatch(/no-store|private/);
  expect(response?.headers()['referrer-policy']).toMatch(/no-referrer|same-origin|strict-origin/);
  const layer = () => page.evaluate(() => JSON.stringify(window.dataLayer));
  await expect.poll(layer).toContain('"page_path":"/newsletter/desinscription"');
});
