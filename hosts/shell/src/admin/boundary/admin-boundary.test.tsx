import { screen } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { openAdmin, PATRONNE } from '../../testing/open-admin.ts';

// Neither remote is there.
test.each([
  ['/admin/users', 'Users', 'Page not found', 'Back to the dashboard', 'en'],
  ['/admin/countries', 'Gestion des pays', 'Page non trouvée', 'Retour au tableau de bord', 'fr'],
])('speaks at %s the language of the screen', async (path, title, message, back, lang) => {
  openAdmin(path, PATRONNE);
  const heading = await screen.findByRole('heading', { level: 2, name: message });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', lang);
  expect(screen.getByRole('heading', { level: 1, name: title }).closest('[lang]')).toHaveAttribute('lang', lang);
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/admin/dashboard');
});

test('says nothing twice in the title of the tab', async () => {
  openAdmin('/admin/nowhere', PATRONNE);
  await screen.findByRole('heading', { name: 'Page non trouvée' });
  expect(document.title).toBe('Administration | Tour de Table');
});
