import type { Site } from '@tdt/contracts';
import { renderRemote, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

const visit = (site: Partial<Site> = {}) => renderRemote([{ path: '*', element: <SiteFooter /> }], { site });
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('links to pages and legal pages, and has the name of the site', () => {
  visit({ name: 'Assiette & Boussole', tagline: 'Le monde à la cuillère' });
  expect(linksOf('Pied de page')).toEqual([
    ['Accueil', '/'],
    ['Recettes', '/toutes-recettes'],
    ['À propos', '/about'],
  ]);
  expect(linksOf('Informations légales')).toEqual([
    ['Mentions légales', '/mentions-legales'],
    ['Confidentialité', '/confidentialite'],
  ]);
  expect(screen.getByText('© Assiette & Boussole. Tous droits réservés.')).toBeVisible();
  expect(screen.getByText('Le monde à la cuillère')).toBeVisible();
});

test('opens the newsletter by its button', async () => {
  const { user, openNewsletter } = visit();
  await user.click(screen.getByRole('button', { name: "S'inscrire à la newsletter" }));
  expect(openNewsletter).toHaveBeenCalledTimes(1);
});

test('has no button on a site without newsletter', () => {
  visit({ features: { newsletter: false, newsletter_opt_in: true, offline: true } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a site without legal pages has no links to them', () => {
  visit({ legal: { enabled: false, publisher: null, host: null } });
  expect(screen.queryByRole('navigation', { name: 'Informations légales' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Confidentialité' })).toBeNull();
});
