import { problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { AIDE, openAdmin, PATRONNE, STATS } from '../../testing/open-admin.ts';

const STATS_API = '/api/admin/stats';

/** Texts of the cards, by their labels. */
function counts() {
  const terms = within(screen.getByRole('main')).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
}

test('welcomes the user and shows the counts', async () => {
  const { titles } = openAdmin('/admin/dashboard', PATRONNE);
  await screen.findByText('1,234');
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Tour de Table' })).toBeVisible();
  expect(screen.getByText(/You are signed in as/)).toHaveTextContent(PATRONNE.email);
  expect(counts()).toEqual({
    'Total Recipes': '1,234',
    Countries: '40',
    Subscribers: '0',
    'Total Users': '2',
    Orders: '0',
    Completed: '0',
  });
  expect(titles()).toEqual([]);
});

test('reports the missing count, and no other one', async () => {
  const { titles } = openAdmin('/admin/dashboard', PATRONNE, { [STATS_API]: { ...STATS, recipes: null } });
  await screen.findByText('N/A');
  expect(counts()).toMatchObject({ 'Total Recipes': 'N/A', 'Total Users': '2' });
  expect(titles()).toEqual(['Failed to fetch recipe count']);
});

test('reports a failed request, and tries again', async () => {
  let isDown = true;
  const { user, titles, toasts } = openAdmin('/admin/dashboard', PATRONNE, {
    [STATS_API]: () => (isDown ? problem('INTERNAL', { request_id: 'req-7' }) : STATS),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(counts()).toMatchObject({ 'Total Recipes': 'N/A', 'Total Users': 'N/A', Orders: '0', Completed: '0' });
  expect(titles()).toEqual(['Failed to fetch recipe count', 'Failed to fetch user count']);
  expect(toasts.map(({ note }) => note)).toEqual(['Reference: req-7', 'Reference: req-7']);
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(counts()).toMatchObject({ 'Total Recipes': '1,234' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  [PATRONNE, ['Total Users']],
  [AIDE, []],
])('cards of %o lead to the lists that the user can open', async (user, linked) => {
  openAdmin('/admin/dashboard', user);
  await screen.findByText('1,234');
  const links = within(screen.getByRole('main')).queryAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(linked);
  for (const link of links) expect(link).toHaveAttribute('href', '/admin/users');
});

test('tries again by itself when the network is back, and not while nothing has failed', async () => {
  let asked = 0;
  openAdmin('/admin/dashboard', PATRONNE, { [STATS_API]: () => (++asked === 1 ? problem('INTERNAL') : STATS) });
  await screen.findByRole('button', { name: 'Try again' });
  dispatchEvent(new Event('online'));
  await screen.findByText('1,234');
  const before = asked;
  dispatchEvent(new Event('online'));
  expect(asked).toBe(before);
});
