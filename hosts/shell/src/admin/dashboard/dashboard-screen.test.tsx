import { problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { openAdmin, PATRONNE, STATS } from '../../testing/open-admin.ts';

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

test('says which count is missing, and takes no other one for missing', async () => {
  const { titles } = openAdmin('/admin/dashboard', PATRONNE, { [STATS_API]: { ...STATS, recipes: null } });
  await screen.findByText('N/A');
  expect(counts()).toMatchObject({ 'Total Recipes': 'N/A', 'Total Users': '2' });
  expect(titles()).toEqual(['Failed to fetch recipe count']);
});

test('says that no count came, and asks again', async () => {
  let isDown = true;
  const { user, titles } = openAdmin('/admin/dashboard', PATRONNE, {
    [STATS_API]: () => (isDown ? problem('INTERNAL') : STATS),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(counts()).toMatchObject({ 'Total Recipes': 'N/A', 'Total Users': 'N/A', Orders: '0', Completed: '0' });
  expect(titles()).toEqual(['Failed to fetch recipe count', 'Failed to fetch user count']);
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(counts()).toMatchObject({ 'Total Recipes': '1,234' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
