import { expect, it } from 'vitest';
import { offlinePage, offlineResponse, siteNameOf, titleOf } from './offline-page.ts';

const DOCUMENT =
  '<title>Ramen &amp; miso | Chez nous</title><meta property="og:site_name" content="L&#x27;Assiette"/>' +
  '<h1 class="t">Ramen &amp; <em>miso</em></h1>';

it('reads the title of a page from its heading, and the name of the site', () => {
  expect([titleOf(DOCUMENT), siteNameOf(DOCUMENT)]).toEqual(['Ramen &amp; miso', 'L&#x27;Assiette']);
  expect(titleOf('<title>Accueil</title>')).toBe('Accueil');
});

it('links the cached pages, and reads well without any', () => {
  const none = { site: '', sheets: [], pages: [] };
  expect(offlinePage(none)).toContain("<p>Sans réseau, cette page ne peut pas s'ouvrir.</p>");
  const pages = [{ path: '/recipe/ramen', title: 'Ramen', picture: '/media/a.avif' }];
  expect(offlinePage({ ...none, pages })).toContain(
    '<li><a href="/recipe/ramen"><img src="/media/a.avif" alt=""><span>Ramen</span></a></li>',
  );
});

it('runs nothing, and counts as a failure', () => {
  const { status, headers } = offlineResponse({ site: '', sheets: [], pages: [] });
  expect([status, headers.get('content-security-policy')]).toEqual([
    503,
    expect.stringMatching(/^default-src 'none'; style-src/),
  ]);
});
