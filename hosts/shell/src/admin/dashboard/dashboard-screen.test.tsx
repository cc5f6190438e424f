import type { AdminRecipeRow } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { AIDE, openAdmin, PATRONNE, STATS, WORK } from '../../testing/open-admin.ts';

const STATS_API = '/api/admin/stats';
const WORK_API = '/api/admin/work';

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

test('what there is to do comes first, and Orders and Completed come last', async () => {
  openAdmin('/admin/dashboard', PATRONNE);
  const work = await screen.findByRole('heading', { name: 'To look at' });
  const [first] = screen.getAllByRole('term');
  expect(work.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(Object.keys(counts()).slice(-2)).toEqual(['Orders', 'Completed']);
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

const ID = '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a12';
const BULGOGI: AdminRecipeRow = {
  id: ID,
  slug: 'bulgogi',
  title: 'Bulgogi',
  country: null,
  type_recipe: 'plat',
  difficulty: 'facile',
  preparation_time: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  edited_at: null,
  edited_by: null,
  cover: null,
  visibility: 'public',
  changes_at: null,
  gaps: ['cover', 'country'],
};
const ALL_SCREENS: string[] = [ADMIN_PAGES.recipes, ADMIN_PAGES.newRecipe, ADMIN_PAGES.newsletter];

test('begins with work: incomplete recipes with what they lack, those edited last, and a way to a new one', async () => {
  const work = { ...WORK, recent_recipes: [BULGOGI], incomplete_recipes: { total: 7, first: [BULGOGI] } };
  openAdmin('/admin/dashboard', PATRONNE, { [WORK_API]: work }, ALL_SCREENS);
  const incomplete = await screen.findByRole('region', { name: 'Incomplete recipes' });
  expect(incomplete).toHaveTextContent('No cover picture · No country');
  expect(within(incomplete).getByRole('link', { name: 'Bulgogi' })).toHaveAttribute('href', `/admin/recipes/${ID}`);
  expect(within(incomplete).getByRole('link', { name: 'All 7' })).toHaveAttribute('href', '/admin/recipes?gap=any');
  const last = screen.getByRole('region', { name: 'Edited last' });
  expect(within(last).getByRole('link', { name: 'Bulgogi' })).toBeVisible();
  expect(last).toHaveTextContent('21 nov. 2026');
  expect(screen.getByRole('link', { name: 'Add New Recipe' })).toHaveAttribute('href', '/admin/recipes/new');
});

test('shows what appears this week, with its time in Paris', async () => {
  const due: AdminRecipeRow = { ...BULGOGI, visibility: 'scheduled', changes_at: '2026-12-07T07:00:00.000Z' };
  openAdmin('/admin/dashboard', PATRONNE, { [WORK_API]: { ...WORK, due_recipes: [due] } }, ALL_SCREENS);
  const part = await screen.findByRole('region', { name: 'Appears this week' });
  expect(within(part).getByRole('link', { name: 'Bulgogi' })).toBeVisible();
  expect(part).toHaveTextContent('7 décembre 2026 à 08:00');
});

test('what to look at leads to its screen only if the user can open that', async () => {
  const work = { ...WORK, failed_syncs: 2, sitemap: { published_at: null, changed: true } };
  openAdmin('/admin/dashboard', AIDE, { [WORK_API]: work }, ALL_SCREENS);
  const part = await screen.findByRole('region', { name: 'To look at' });
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 subscribers could not be sent to Brevo', '/admin/newsletter?sync=failed'],
  ]);
  expect(part).toHaveTextContent('The sitemap was never published');
});

test('says when there is nothing to do', async () => {
  openAdmin('/admin/dashboard', PATRONNE);
  expect(await screen.findByText('All is well.')).toBeVisible();
  expect(screen.getByText('Every recipe is complete.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add New Recipe' })).toBeNull();
});

test('does not say that all is well while a part cannot be read', async () => {
  openAdmin('/admin/dashboard', PATRONNE, { [WORK_API]: { ...WORK, failed_syncs: null, recent_recipes: null } });
  expect(await screen.findByText('Could not be checked at the moment: Brevo')).toBeVisible();
  expect(screen.queryByText('All is well.')).toBeNull();
  expect(screen.getByRole('region', { name: 'Edited last' })).toHaveTextContent('Not available at the moment.');
  expect(screen.getByText(/^The sitemap is up to date: published /)).toBeVisible();
});

test('says when the work cannot be read, and still shows the counts', async () => {
  openAdmin('/admin/dashboard', PATRONNE, { [WORK_API]: problem('INTERNAL') });
  expect(await screen.findByText('The work to do could not be loaded. Reference: test')).toBeVisible();
  expect(await screen.findByText('1,234')).toBeVisible();
});

test('shows how much is in each saved view of the lists that the user can open', async () => {
  const view = { is_shared: false, by: PATRONNE.email, is_own: true };
  const items = [
    { ...view, id: '1', list: 'recipes', name: 'Ébauches', query: 'visibility=draft', total: 1234 },
    { ...view, id: '2', list: 'recipes', name: 'Ancienne', query: 'gap=flavour', total: null },
    { ...view, id: '3', list: 'countries', name: 'Pays', query: 'trash=true', total: 2 },
  ];
  openAdmin('/admin/dashboard', PATRONNE, { '/api/admin/views': { items } }, [ADMIN_PAGES.recipes]);
  const views = within(await screen.findByRole('region', { name: 'Saved views' }));
  expect(views.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ébauches1,234',
    'AncienneNot counted',
  ]);
  expect(views.getByRole('link', { name: 'Ébauches' })).toHaveAttribute('href', '/admin/recipes?visibility=draft');
});
