import type { Site } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { renderRemote, samples, screen } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const UNSET = 'Cette information sera précisée prochainement.';

/** A page of a site with these settings. */
function visit(path: string, site: Partial<Site> = {}) {
  renderRemote(routes, { path, site, api: { [API.site]: { ...samples.site, ...site } } });
}

const text = () => document.body.textContent ?? '';

test('the legal notice names the law and, as configured, publisher, host and contact', async () => {
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

test('what is not configured is a neutral sentence, never blank', async () => {
  visit('/mentions-legales', { contact_email: null });
  expect(await screen.findAllByText(UNSET)).toHaveLength(3);
});

test('the privacy policy tells the rights of visitors and whom to write to', async () => {
  visit('/confidentialite', { contact_email: 'bonjour@example.org' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible();
  for (const words of ['2016/679', 'rectification', 'effacement', 'CNIL']) expect(text()).toContain(words);
  expect(screen.getByRole('heading', { name: 'La newsletter' })).toBeVisible();
  expect(screen.getByText(/jusqu'à votre désinscription, puis trois ans/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'bonjour@example.org' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'mentions légales' })).toHaveAttribute('href', '/mentions-legales');
});

test('a site without newsletter says nothing of subscribers', async () => {
  visit('/confidentialite', { features: { newsletter: false } });
  expect(await screen.findByText(/les autres visiteurs n'en reçoivent aucun/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'La newsletter' })).toBeNull();
  expect(text()).not.toContain('newsletter vous a été proposée');
});

test.each(['/mentions-legales', '/confidentialite'])('switched off, %s is left to the 404 page', async (path) => {
  visit(path, { legal: { enabled: false, publisher: null, host: null } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 404');
});
