import type { CountryList } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type RunningSite, startSite } from '@tdt/testing';
import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { answerTo, goBy, inOneLine } from './pages.ts';

const ABOUT_TEXT = /\/api\/pages\/about_content$/;

test.beforeEach(({ page }) => leavePicturesOut(page));

test('the about page shows the stored text and, under "Nos voyages culinaires", all countries with recipes', async ({
  request,
}) => {
  const content = await (await request.get(API.page('about_content'))).json();
  const { items } = await stored.recipes(request, '?page_size=100');
  const { html, text, links } = await answerTo(request, '/about');
  for (const paragraph of content.description_text.split(/\n+/)) expect(text).toContain(inOneLine(paragraph));
  expect(html).toMatch(/<h2[^>]*>Nos voyages culinaires<\/h2>/);
  const cooking = [...new Set(items.map(({ country }) => `/pays/${country.slug}`))].sort();
  expect(links.filter((link) => link.startsWith('/pays/')).sort()).toEqual(cooking);
});

test('the about page shows the picture of the team where one is stored, and a default text where none is', async ({
  page,
  request,
}) => {
  const { items } = (await (await request.get(`${API.countries}?with_recipes=true`)).json()) as CountryList;
  const picture = items[0]?.polaroid;
  const own = 'Un texte à nous.';
  await page.route(ABOUT_TEXT, (route) =>
    route.fulfill({ json: { page_type: 'about_content', couple_image: picture, description_text: own } }),
  );
  await openAlive(page, '/toutes-recettes');
  await goBy(page, 'À propos');
  const main = page.getByRole('main');
  await expect(main.getByText(own)).toBeVisible();
  // Once for the team, once for the country.
  await expect(main.locator(`img[src="${picture?.url}"]`)).toHaveCount(2);

  await goBy(page, 'Recettes');
  await page.unroute(ABOUT_TEXT);
  await page.route(ABOUT_TEXT, (route) => route.fulfill({ json: null }));
  await goBy(page, 'À propos');
  await expect(main.getByRole('heading', { name: 'Nos voyages culinaires' })).toBeVisible();
  await expect(main.getByText(own)).toHaveCount(0);
  await expect(main.locator(`img[src="${picture?.url}"]`)).toHaveCount(1);
  expect((await main.locator('p').allTextContents()).join(' ').length).toBeGreaterThan(200);
});

test('the legal notice names the law, the publisher, the host and a contact; what is unset is never blank', async ({
  request,
}) => {
  const { status, html, text } = await answerTo(request, '/mentions-legales');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Mentions légales<\/h1>/);
  expect(text).toMatch(/2004-575/);
  for (const title of [/Éditeur/, /Hébergeur/]) expect(text).toMatch(title);
  // Publisher, host and contact: the demo configures none.
  expect(text.match(/Cette information sera précisée prochainement\./g)).toHaveLength(3);
});

test('the privacy policy tells the rights of visitors and whom to write to', async ({ request }) => {
  const { status, html, text } = await answerTo(request, '/confidentialite');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Politique de confidentialité<\/h1>/);
  for (const words of [/2016\/679/, /rectification/, /effacement/, /CNIL/, /contact/i]) expect(text).toMatch(words);
});

test.describe('as configured', () => {
  let site: RunningSite;
  const start = async (env: NodeJS.ProcessEnv) => {
    site = await startSite({ programs: 'bundles', demo: false, env });
  };
  test.afterEach(() => site.stop());

  test('the legal pages carry publisher, host and contact; the site carries its name and tagline', async ({
    request,
  }) => {
    await start({
      SITE_NAME: 'Assiette & Boussole',
      SITE_TAGLINE: 'Le monde à la cuillère',
      LEGAL_PUBLISHER: 'Éditions du Levant, 3 rue des Halles, Lyon',
      LEGAL_HOST: 'Hébergeur du Nord, Lille',
      CONTACT_EMAIL: 'bonjour@example.org',
    });
    const legal = await answerTo(request, `${site.url}/mentions-legales`);
    for (const words of [
      'Éditions du Levant, 3 rue des Halles, Lyon',
      'Hébergeur du Nord, Lille',
      'bonjour@example.org',
    ]) {
      expect(legal.text).toContain(words);
    }
    expect(legal.text).not.toContain('Cette information sera précisée prochainement.');
    expect((await answerTo(request, `${site.url}/confidentialite`)).text).toContain('bonjour@example.org');

    // Nothing is stored here: the page's title is the name alone, and its texts are the defaults.
    const home = await answerTo(request, site.url);
    expect(home.html).toContain('<title>Assiette &amp; Boussole</title>');
    expect(home.text).toContain('Le monde à la cuillère');
    const list = await answerTo(request, `${site.url}/toutes-recettes`);
    expect(list.text).toContain('Aucune recette ne correspond à vos critères de recherche.');
    const about = await answerTo(request, `${site.url}/about`);
    expect(about.text.length).toBeGreaterThan(400);
    for (const { html, text, status } of [home, list, about]) {
      expect(status).toBe(200);
      expect(html + text).not.toContain('Tour de Table');
    }
  });

  test('switched off, the legal pages are the screen of any unknown page', async ({ request }) => {
    await start({ LEGAL_PAGES: 'off' });
    for (const path of ['/mentions-legales', '/confidentialite']) {
      const { status, html, text } = await answerTo(request, site.url + path);
      expect(status).toBe(404);
      expect(html).toMatch(/<h1[^>]*>Page non trouvée<\/h1>/);
      expect(text).not.toContain('Éditeur');
    }
  });
});
