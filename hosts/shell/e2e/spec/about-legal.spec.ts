import { API } from '@tdt/contracts/plain';
import { startSite } from '@tdt/testing';
import { expect, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { inOneLine, responseTo } from './pages.ts';

test('the about page shows the stored text and, under "Nos voyages culinaires", all countries with recipes', async ({
  request,
}) => {
  const content = await (await request.get(API.page('about_content'))).json();
  const { items } = await stored.recipes(request, '?page_size=100');
  const { html, text, links } = await responseTo(request, '/about');
  for (const paragraph of content.description_text.split(/\n+/)) expect(text).toContain(inOneLine(paragraph));
  expect(html).toMatch(/<h2[^>]*>Nos voyages culinaires<\/h2>/);
  const cooking = [...new Set(items.map(({ country }) => `/pays/${country?.slug}`))].sort();
  expect(links.filter((link) => link.startsWith('/pays/')).sort()).toEqual(cooking);
});

test('as configured, the legal pages carry publisher, host and contact; the site carries its name and tagline', async ({
  request,
}) => {
  const site = await startSite({
    programs: 'bundles',
    demo: false,
    env: {
      SITE_NAME: 'Assiette & Boussole',
      SITE_TAGLINE: 'Le monde à la cuillère',
      LEGAL_PUBLISHER: 'Éditions du Levant, 3 rue des Halles, Lyon',
      LEGAL_HOST: 'Hébergeur du Nord, Lille',
      CONTACT_EMAIL: 'bonjour@example.org',
    },
  });
  try {
    const legal = await responseTo(request, `${site.url}/mentions-legales`);
    for (const words of [
      'Éditions du Levant, 3 rue des Halles, Lyon',
      'Hébergeur du Nord, Lille',
      'bonjour@example.org',
    ]) {
      expect(legal.text).toContain(words);
    }
    expect(legal.text).not.toContain('Cette information sera précisée prochainement.');
    expect((await responseTo(request, `${site.url}/confidentialite`)).text).toContain('bonjour@example.org');

    // Nothing is stored here: the page's title is the name alone, and its texts are the defaults.
    const home = await responseTo(request, site.url);
    expect(home.html).toContain('<title>Assiette &amp; Boussole</title>');
    expect(home.text).toContain('Le monde à la cuillère');
    const list = await responseTo(request, `${site.url}/toutes-recettes`);
    expect(list.text).toContain('Aucune recette ne correspond à vos critères de recherche.');
    const about = await responseTo(request, `${site.url}/about`);
    expect(about.text.length).toBeGreaterThan(400);
    for (const { html, text, status } of [home, list, about]) {
      expect(status).toBe(200);
      expect(html + text).not.toContain('Tour de Table');
    }
  } finally {
    await site.stop();
  }
});
