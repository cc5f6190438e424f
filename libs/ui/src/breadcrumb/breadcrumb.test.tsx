import { renderRemote, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { Breadcrumb } from '../index.ts';

test('a breadcrumb links to the pages above and names the current one', () => {
  const crumbs = [
    { name: 'Accueil', path: '/' },
    { name: 'Japon', path: '/pays/japon' },
    { name: 'Ramen au miso', path: '/recipe/ramen-au-miso' },
  ];
  renderRemote([{ path: '/', element: <Breadcrumb crumbs={crumbs} /> }]);
  const trail = within(screen.getByRole('navigation', { name: "Fil d'Ariane" }));
  const links = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Accueil', '/'],
    ['Japon', '/pays/japon'],
  ]);
  expect(trail.getAllByRole('listitem')).toHaveLength(3);
  expect(trail.getByText('Ramen au miso')).toHaveAttribute('aria-current', 'page');
});
