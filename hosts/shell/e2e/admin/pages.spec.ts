import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { ADMIN_API, ADMIN_PAGES, NEWSLETTER_API, PAGES } from '@tdt/contracts/plain';
import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, ownHeaders, test } from './back-office.ts';

const PICTURES = join(import.meta.dirname, '../../../../libs/content/pictures');
const [PHOTO = ''] = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));

test.use({ account: PATRONNE });

/** What a page stores now; the returned function stores it again, for the journeys beside this one. */
async function remember(patronne: APIRequestContext, path: string): Promise<() => Promise<void>> {
  const { revision: _, ...before } = await (await patronne.get(path)).json();
  return async () => {
    const { revision } = await (await patronne.get(path)).json();
    await patronne.put(path, { data: { ...before, revision }, headers: ownHeaders() });
  };
}

const visit = async (page: Page, path: string) => (await page.request.get(path)).text();

test('an editor changes what search engines show of the home page', async ({ page, patronne }) => {
  const restore = await remember(patronne, ADMIN_API.seo('home'));
  const description = `Des recettes de tous les pays, notées le ${Date.now()}.`;
  await openScreen(page, ADMIN_PAGES.homePage, "Page d'accueil");
  await page.getByLabel('Description SEO').fill(description);
  await expect(page.getByRole('figure', { name: 'Aperçu dans Google' })).toContainText(description);
  await page.getByRole('button', { name: 'Enregistrer les métadonnées' }).click();
  await expectToast(page, 'Métadonnées SEO enregistrées', 'Les métadonnées ont été mises à jour avec succès.');
  expect(await visit(page, PAGES.home)).toContain(`content="${description}"`);
  await restore();
});

test('an editor uploads the photo of the about page', async ({ page, patronne }) => {
  const restore = await remember(patronne, ADMIN_API.pageContent('about_content'));
  const alt = `Le couple, le ${Date.now()}`;
  await openScreen(page, ADMIN_PAGES.aboutPage, 'À propos');
  await page.getByRole('tab', { name: 'Contenu' }).click();
  await page.getByLabel(/^(Choisir une image|Remplacer par un fichier)/).setInputFiles(join(PICTURES, PHOTO));
  await page.getByLabel('Texte alternatif').fill(alt);
  await page.getByRole('button', { name: 'Enregistrer le contenu' }).click();
  await expectToast(page, 'Contenu sauvegardé');
  const html = await visit(page, PAGES.about);
  expect(html).toContain(`alt="${alt}"`);
  const [, original = ''] = html.match(new RegExp(`src="([^"]+)"[^>]*alt="${alt}"`)) ?? [];
  expect((await page.request.get(original)).headers()['content-type']).toBe('image/webp');
  await restore();
});

test('an editor publishes the sitemap', async ({ page }) => {
  await openScreen(page, ADMIN_PAGES.files, 'Sitemap');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger sitemap.xml' }).click();
  expect((await download).suggestedFilename()).toBe('sitemap.xml');
  await expectToast(page, 'Sitemap téléchargé');
  await page.getByRole('button', { name: 'Mettre à jour en ligne' }).click();
  await expectToast(page, 'Sitemap mis à jour');
  await expect(page.getByRole('region', { name: 'En ligne' })).toContainText(/^En lignePublié /);
  expect(await visit(page, '/sitemap.xml')).toMatch(/^<\?xml/);
});

test('an editor finds a subscriber, reads the consents and erases them', async ({ page, request }) => {
  const email = `abonnee-${Date.now()}@exemple.fr`;
  const data = {
    ...{ first_name: 'Ada', last_name: 'Lovelace', email, birthdate: null },
    ...{ opted_in: true, source: 'website_default' },
  };
  expect((await request.post(NEWSLETTER_API.subscriptions, { data, headers: ownHeaders() })).status()).toBe(201);
  await openScreen(page, `${ADMIN_PAGES.newsletter}?q=${encodeURIComponent(email)}`, 'Newsletter');
  await page.getByRole('button', { name: `Consentements de ${email}` }).click();
  const ledger = page.getByRole('dialog', { name: `Consentements de ${email}` });
  await expect(ledger.getByText('par formulaire du site')).toBeVisible();
  await ledger.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: `Supprimer ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expectToast(page, 'Abonné supprimé avec succès');
  await expect(page.getByText('Aucun abonné trouvé.')).toBeVisible();
});
