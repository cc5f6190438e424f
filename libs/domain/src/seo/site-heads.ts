import type { Image, Seo, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { NO_INDEX } from './heads.ts';
import { type PageHead, pageHead } from './page-head.ts';

// Beside `heads.ts`, which every public page loads: few visitors open these pages.

/** Head of the about page. */
export const aboutHead = (site: Site, seo: Seo | null, picture: Image | null = null): PageHead =>
  pageHead(site, seo, { title: 'À propos', description: site.tagline, path: PAGES.about, image: picture });

/** Head of the favourites, which differ per visitor and are empty for search engines. */
export const favouritesHead = (site: Site): PageHead =>
  pageHead(site, null, {
    title: 'Mes favoris',
    description: `Les recettes de ${site.name} que vous avez gardées.`,
    path: null,
    robots: NO_INDEX,
  });

/** Head of the legal notice. */
export const legalNoticeHead = (site: Site): PageHead =>
  pageHead(site, null, {
    title: 'Mentions légales',
    description: `Mentions légales du site ${site.name} : éditeur, hébergeur et contact.`,
    path: PAGES.legalNotice,
  });

/** Head of the privacy policy. */
export const privacyHead = (site: Site): PageHead =>
  pageHead(site, null, {
    title: 'Politique de confidentialité',
    description: `Les données que ${site.name} recueille, leur usage, leur durée de conservation et vos droits.`,
    path: PAGES.privacy,
  });
