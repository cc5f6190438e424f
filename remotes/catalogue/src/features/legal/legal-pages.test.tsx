import type { Site } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { renderRemote, samples, screen } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const UNSET = 'Cette information sera précisée prochainement.';

/** Opens a page of a site with these settings. */
function visit(path: string, site: Partial<Site> = {}) {
  renderRemote(routes, { path, site, api: { [API.site]: { ...samples.site, ...site } } });
}

const text = () => document.body.textContent ?? '';

test('the legal notice states the law and the configured publisher, host and contact', async () => {
  const legal = { enabled: true, publisher: 'Éditions du Levant, Lyon', host: 'Hébergeur du Nord, Lille' };
  visit('/mentions-legales', { legal, contact_email: 'bonjour@example.org' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  expect(text()).toContain('loi n° 2004-575 du 21 juin 2004');
  expect(screen.getByRole('heading', { name: 'Éditeur du site' })).toBeVisible();
  expect(screen.getByText('Éditions du Levant, Lyon')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hébergeur' })).toBeVisible();
  expect(screen.getByText('Hébergeur du Nord, Lille')).toBeVisible();
  expect(screen.getByRole('link', { name: 'bonjour@example.org' })).toHaveAttribute(
    'href',
    'mailto:bonjour@example.org',
  );
  expect(text()).not.toContain(UNSET);
});

test('an unset text shows a neutral sentence', async () => {
  visit('/mentions-legales', { contact_email: null });
  expect(await screen.findAllByText(UNSET)).toHaveLength(3);
});

test('the privacy policy states the rights of visitors and the contact address', async () => {
  visit('/confidentialite', { contact_email: 'bonjour@example.org' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible();
  for (const words of ['2016/679', 'rectification', 'effacement', 'CNIL']) expect(text()).toContain(words);
  expect(screen.getByRole('heading', { name: 'La newsletter' })).toBeVisible();
  expect(screen.getByText(/jusqu'à votre désinscription, puis trois ans/)).toBeVisible();
  expect(
    screen.getByText(/sans consentement à recevoir nos messages, est effacée au bout de trente jours/),
  ).toBeVisible();
  expect(screen.getByText(/tentatives refusées y sont conservées un an, avec l'adresse IP/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'bonjour@example.org' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'mentions légales' })).toHaveAttribute('href', '/mentions-legales');
});

test('the policy of a site without newsletter does not mention subscribers', async () => {
  visit('/confidentialite', { features: { newsletter: false, newsletter_opt_in: true, offline: true } });
  expect(await screen.findByText(/les autres visiteurs n'en reçoivent aucun/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'La newsletter' })).toBeNull();
  expect(text()).not.toContain('newsletter vous a été proposée');
});

test.each(['/mentions-legales', '/confidentialite'])('switched off, %s is left to the 404 page', async (path) => {
  visit(path, { legal: { enabled: false, publisher: null, host: null } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 404');
});
