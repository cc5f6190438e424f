import type { AdminSitemap, PublishedSitemap } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';

const none = { total: 0, first: [] };
const STATE: AdminSitemap = {
  recipes: 1200,
  countries: 197,
  urls: 1400,
  published_at: '2026-01-02T13:05:00.000Z',
  changes: {
    added: { total: 3, first: ['/recipe/a', '/recipe/b'] },
    removed: { total: 1, first: ['/recipe/c'] },
    updated: none,
  },
};
const PUBLISHED: PublishedSitemap = {
  urls: 1400,
  files: 1,
  bytes: 300_000,
  changed: true,
  published_at: '2026-01-03T13:05:00.000Z',
};
const PUBLISH = 'POST /api/admin/sitemap/publish';
const DOWNLOAD = '/api/admin/sitemap/download';

const open = (api: ApiTable = {}) =>
  renderAdminRemote(routes, { path: '/admin/files', api: { '/api/admin/sitemap': STATE, ...api } });

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('counts recipes, countries and all addresses, and says where the sitemap is served', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'sitemap.xml' }));
  const counts = card.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(counts).toEqual(['1 200', '197', '1 400', 'dont 3 pages fixes']);
  expect(screen.getByRole('alert')).toHaveTextContent("Le sitemap est servi à l'adresse /sitemap.xml");
});

test('says when it was published, and what changed since', async () => {
  open();
  const online = within(await screen.findByRole('region', { name: 'En ligne' }));
  expect(online.getByText(/^, le 2 janvier 2026 à 14:05\.$/)).toBeVisible();
  expect(online.getByText('3 URLs ajoutées')).toBeVisible();
  expect(online.getByRole('link', { name: '/recipe/a' })).toHaveAttribute('href', '/recipe/a');
  expect(online.getByText('… et 1 de plus')).toBeVisible();
  expect(online.getByText('1 URL retirée')).toBeVisible();
  expect(online.queryByRole('link', { name: '/recipe/c' })).toBeNull();
  expect(online.queryByText(/modifiée/)).toBeNull();
});

test.each([
  [
    { changes: { added: none, removed: none, updated: none } },
    "Rien n'a changé depuis : le sitemap en ligne est à jour.",
  ],
  [
    { published_at: null, changes: null },
    'Jamais publié : les visiteurs reçoivent un sitemap fait du contenu du jour.',
  ],
])('says so when nothing changed, or nothing was published: %o', async (state, text) => {
  open({ '/api/admin/sitemap': { ...STATE, ...state } });
  expect(await screen.findByText(text)).toBeVisible();
});

test('publishes, says so, and shows the new state', async () => {
  let state = STATE;
  const publish = () => {
    state = { ...STATE, changes: { added: none, removed: none, updated: none } };
    return PUBLISHED;
  };
  const { user, toasts } = open({ '/api/admin/sitemap': () => state, [PUBLISH]: publish });
  await press(user, 'Mettre à jour en ligne');
  expect(await screen.findByText(/^Rien n'a changé depuis/)).toBeVisible();
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Sitemap mis à jour' }]);
});

test('says calmly that it was not published, with the reference', async () => {
  const { user, toasts } = open({ [PUBLISH]: problem('INTERNAL') });
  await press(user, 'Mettre à jour en ligne');
  const description = 'Celui qui est en ligne reste tel quel.';
  const note = 'Référence : test';
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'info', title: "Le sitemap n'a pas été mis à jour", description, note }]),
  );
});

test('downloads the file under its name, and says so', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, toasts } = open({ [DOWNLOAD]: new Response('<?xml version="1.0"?>') });
  await press(user, 'Télécharger sitemap.xml');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Sitemap téléchargé' }]));
  const [link] = clicked.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('sitemap.xml');
});

test('says calmly that it was not downloaded, and saves no file', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, toasts } = open({ [DOWNLOAD]: problem('INTERNAL') });
  await press(user, 'Télécharger sitemap.xml');
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: "Le sitemap n'a pas été téléchargé", note: 'Référence : test' }]),
  );
  expect(clicked).not.toHaveBeenCalled();
});

test('says that the state cannot be read, and reads it again', async () => {
  let isDown = true;
  const { user } = open({ '/api/admin/sitemap': () => (isDown ? problem('INTERNAL') : STATE) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de lire le sitemap');
  isDown = false;
  await press(user, 'Réessayer');
  expect(await screen.findByRole('region', { name: 'En ligne' })).toBeVisible();
});
