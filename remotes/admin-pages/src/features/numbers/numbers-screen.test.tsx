import type { Numbers } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { problem, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const TARTE = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a41', title: 'Tarte Tatin', slug: 'tarte-tatin' };
const NUMBERS: Numbers = {
  is_counting: true,
  read: { week: [{ ...TARTE, count: 1 }], month: [{ ...TARTE, count: 1234 }] },
  searches: [{ q: 'poutine & co', count: 5 }],
};
const open = (numbers: unknown = NUMBERS) =>
  renderAdminRemote(routes, { path: '/admin/numbers', api: { '/api/admin/numbers': numbers } });
const region = (name: string) => screen.findByRole('region', { name });

test('ranks what is read, each recipe with a link to its editor', async () => {
  open();
  const week = within(await region('Les plus lues en 7 jours'));
  expect(week.getByRole('listitem')).toHaveTextContent('Tarte Tatin1 lecture');
  expect(week.getByRole('link', { name: 'Tarte Tatin' })).toHaveAttribute('href', `/admin/recipes/${TARTE.id}`);
  expect((await region('Les plus lues en 30 jours')).textContent).toMatch(/1\s234 lectures/);
});

test('ranks what is searched in vain, with links to the recipes of editors and of visitors', async () => {
  open();
  const searches = within(await region('Cherché sans résultat en 30 jours'));
  const hrefs = searches.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/admin/recipes?q=poutine+%26+co', '/toutes-recettes?q=poutine+%26+co']);
});

test('says that there is nothing yet, that nothing is counted, and that the numbers could not be read', async () => {
  const { unmount } = open({ is_counting: false, read: { week: [], month: [] }, searches: [] });
  expect(await screen.findByText("Rien n'est compté en ce moment (réglage READING_COUNTS).")).toBeVisible();
  expect(screen.getAllByText('Aucune lecture comptée.')).toHaveLength(2);
  unmount();
  open(problem('INTERNAL'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de lire les chiffres');
});
