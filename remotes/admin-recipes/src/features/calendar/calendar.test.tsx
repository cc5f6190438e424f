import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import type { CalendarItem } from './month.ts';

const AXOA: CalendarItem = {
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11',
  slug: 'axoa',
  title: 'Axoa',
  country: { name: 'France', slug: 'france' },
  at: '2026-12-01T07:00:00.000Z',
  kind: 'publication',
};
// In Paris it is the day after that of UTC.
const END: CalendarItem = { ...AXOA, country: null, at: '2026-12-30T23:30:00.000Z', kind: 'end' };
const of = (items: CalendarItem[], total = items.length) => ({ items, total });
const december = 'from=2026-11-30T23%3A00%3A00.000Z&until=2026-12-31T23%3A00%3A00.000Z';
const january = 'from=2026-12-31T23%3A00%3A00.000Z&until=2027-01-31T23%3A00%3A00.000Z';
const path = (query: string) => `/api/admin/recipes/calendar?${query}`;

const open = (api: ApiTable, query = '?mois=2026-12') =>
  renderAdminRemote(routes, { path: `/admin/recipes/calendar${query}`, api });
const days = () => within(screen.getByRole('list', { name: 'décembre 2026' })).getAllByRole('time');

test('shows, in the zone of the site, on which day what appears and ends, and leads to the editor', async () => {
  open({ [path(december)]: of([AXOA, END]) });
  const [first, last, ...others] = await screen.findAllByRole('link', { name: 'Axoa' });
  expect(others).toEqual([]);
  expect(first).toHaveAttribute('href', `/admin/recipes/${AXOA.id}`);
  const textsAround = (link?: HTMLElement) =>
    [...(link?.closest('ol > li')?.querySelectorAll('time, span, a') ?? [])].map(({ textContent }) => textContent);
  expect(textsAround(first)).toEqual(['mardi 1er', '08:00 · Publication', 'Axoa', 'France']);
  expect(textsAround(last)).toEqual(['jeudi 31', '00:30 · Fin de publication', 'Axoa']);
  expect(screen.getByText('Heure de Paris.')).toBeVisible();
  // Days without anything are for the eye only.
  expect(days()).toHaveLength(2);
});

test('leads to the months before and after, and says when nothing is scheduled', async () => {
  const { user } = open({ [path(december)]: of([AXOA]), [path(january)]: of([]) });
  await user.click(await screen.findByRole('link', { name: 'Mois suivant' }));
  expect(await screen.findByText('Rien de programmé ce mois-ci.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'janvier 2027' })).toBeVisible();
  expect(location.search).toBe('?mois=2027-01');
  await user.click(screen.getByRole('link', { name: 'Mois précédent' }));
  expect(await screen.findByRole('link', { name: 'Axoa' })).toBeVisible();
});

test('shows four changes of a day at first, and says how many are left out of a month', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...AXOA, id: `${index}`, title: `Axoa ${index}` }));
  const { user } = open({ [path(december)]: of(many, 2000) });
  expect(await screen.findByText('Les 6 premières des 2000 dates de ce mois.')).toBeVisible();
  const isSeen = () => screen.getAllByText(/^Axoa/).filter((link) => link.checkVisibility?.() ?? true).length;
  expect(screen.getByText('Axoa 3')).toBeVisible();
  expect(screen.getByText('Axoa 4')).not.toBeVisible();
  await user.click(screen.getByText('2 de plus'));
  expect(isSeen()).toBe(6);
});

test.each(['', '?mois=2026-13', '?mois=x'])('shows the current month for the address "%s"', async (query) => {
  open({ '/api/admin/recipes/calendar': of([]) }, query);
  const month = new Date().toLocaleDateString('fr', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' });
  expect(await screen.findByRole('heading', { name: month })).toBeVisible();
});

test('says when it could not be loaded, and tries again', async () => {
  let isBroken = true;
  const { user } = open({ '/api/admin/recipes/calendar': () => (isBroken ? problem('INTERNAL') : of([])) });
  expect(await screen.findByText("Le calendrier n'a pas pu être chargé.")).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Rien de programmé ce mois-ci.')).toBeVisible();
});
