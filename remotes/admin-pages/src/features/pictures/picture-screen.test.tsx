import { renderAdminRemote } from '@tdt/testing/admin-components';
import {
  type ApiTable,
  fileOf,
  libraryApi,
  problem,
  screen,
  unusedPicture,
  waitFor,
  within,
} from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { uploadedFile } from '../../testing/stored-pages.ts';
import { place, storedPicture } from '../../testing/stored-picture.ts';

const PICTURE = storedPicture();
const UNUSED = storedPicture({ ...unusedPicture, places: [] });
const ONE = `/api/admin/pictures/${PICTURE.id}`;

async function open(api: ApiTable = {}, picture = PICTURE) {
  const rendered = renderAdminRemote(routes, {
    path: `/admin/pictures/${picture.id}`,
    api: {
      ...libraryApi(),
      [ONE]: PICTURE,
      [`/api/admin/pictures/${UNUSED.id}`]: UNUSED,
      ...api,
    },
  });
  await screen.findByRole('slider', { name: 'Point focal' });
  return rendered;
}
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const body = (requests: Awaited<ReturnType<typeof open>>['requests'], method: string) =>
  requests.find((request) => request.method === method)?.body;

test('lists all places with the state of each and its text, and leads to them', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Utilisée à ces endroits (2)' })).toBeVisible();
  expect(screen.getByText('Couverture · sans texte alternatif')).toBeVisible();
  expect(screen.getByText('Couverture · Corbeille · « Un flan »')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tarte aux figues' })).toHaveAttribute('href', PICTURE.places[0]?.href);
  expect(
    screen.getByText(
      'IMG_0042.jpg · 1600 × 1200 pixels · 312,5 ko · ajoutée le 20 novembre 2026 à 11:00 par chef@exemple.fr',
    ),
  ).toBeVisible();
});

test('saves text, credit and focal point, each when it is left', async () => {
  const saved: unknown[] = [];
  const { user } = await open({
    [`PATCH ${ONE}`]: ({ body }: { body: object }) => {
      saved.push(body);
      const revision = 3 + saved.length;
      return { picture: storedPicture({ ...body, revision }), changed: 1, unchanged: [] };
    },
    [ONE]: () => storedPicture({ ...(saved.at(-1) as object), revision: 3 + saved.length }),
  });
  const focal = screen.getByRole('slider', { name: 'Point focal' });
  focal.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Tab}');
  await waitFor(() => expect(saved).toEqual([{ alt: '', credit: 'Ada', focal: { x: 7, y: 5 }, revision: 3 }]));
  await screen.findByText('Enregistré');
  await user.type(screen.getByLabelText('Texte alternatif'), 'Une tarte{Tab}');
  await waitFor(() => expect(saved).toHaveLength(2));
  await screen.findByText('Enregistré');
  await user.type(screen.getByLabelText('Crédit'), ' B.{Enter}');
  await waitFor(() =>
    expect(saved[2]).toEqual({ alt: 'Une tarte', credit: 'Ada B.', focal: { x: 7, y: 5 }, revision: 5 }),
  );
});

test.each([
  [
    'a file',
    async (user: Awaited<ReturnType<typeof open>>['user']) =>
      user.upload(screen.getByLabelText('Remplacer…'), fileOf('a.jpg')),
    '/media/nouvelle.webp',
  ],
  [
    'a picture of the site',
    async (user: Awaited<ReturnType<typeof open>>['user']) => {
      await press(user, 'Déjà sur le site');
      await press(user, /^Un marché/);
    },
    UNUSED.url,
  ],
])('puts %s into all places, once that is confirmed, and leads to it', async (_what, choose, url) => {
  const { user, requests, toasts } = await open({
    'POST /api/admin/media?folder=library': { items: [uploadedFile('/media/nouvelle.webp')] },
    [`POST ${ONE}/replacement`]: { picture: UNUSED, changed: 2, unchanged: [] },
  });
  await choose(user);
  const question = await screen.findByRole('alertdialog', { name: 'Remplacer cette image ?' });
  expect(question).toHaveTextContent('partout où celle-ci sert (2)');
  expect(requests.some(({ path }) => path.endsWith('/replacement'))).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Remplacer partout' }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/pictures/${UNUSED.id}`));
  expect(requests.find(({ path }) => path.endsWith('/replacement'))?.body).toEqual({ url, revision: 3 });
  expect(toasts).toEqual([{ kind: 'success', title: 'Image remplacée', description: 'Contenus modifiés : 2' }]);
});

test('names the places that could not be changed, and stays to try again', async () => {
  const { user } = await open({
    'POST /api/admin/media?folder=library': { items: [uploadedFile('/media/nouvelle.webp')] },
    [`POST ${ONE}/replacement`]: { picture: UNUSED, changed: 1, unchanged: [place({ title: 'Flan' })] },
  });
  await user.upload(screen.getByLabelText('Remplacer…'), fileOf('a.jpg'));
  await press(user, 'Remplacer partout');
  const heading = await screen.findByRole('heading', { name: 'Ces endroits n’ont pas pu être changés : réessayez.' });
  expect(within(heading.parentElement as HTMLElement).getByRole('link', { name: 'Flan' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname).toBe(`/admin/pictures/${PICTURE.id}`);
});

test('refuses to delete a picture that has places', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Supprimer' });
  expect(button).toHaveAccessibleDescription(/^Elle sert aux endroits de la liste/);
  await user.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('deletes one without places once that is confirmed, and goes back to the list', async () => {
  const { user, toasts, requests } = await open(
    { [`DELETE /api/admin/pictures/${UNUSED.id}`]: new Response(null, { status: 204 }) },
    UNUSED,
  );
  expect(screen.getByRole('heading', { name: 'Inutilisée' })).toBeVisible();
  await press(user, 'Supprimer');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/pictures'));
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Image supprimée' }]);
  expect(body(requests, 'DELETE')).toBeNull();
});

test('names the places that a picture has got before it was deleted', async () => {
  const { user, toasts } = await open(
    { [`DELETE /api/admin/pictures/${UNUSED.id}`]: problem('MEDIA_IN_USE', { places: [place()] }) },
    UNUSED,
  );
  await press(user, 'Supprimer');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'error', description: expect.stringMatching(/· Tarte aux figues$/) }]),
  );
  expect(location.pathname).toBe(`/admin/pictures/${UNUSED.id}`);
});

test('says when a picture cannot be loaded, and loads it again', async () => {
  let isThere = false;
  const { user } = renderAdminRemote(routes, {
    path: `/admin/pictures/${PICTURE.id}`,
    api: { [ONE]: () => (isThere ? PICTURE : problem('PICTURE_NOT_FOUND')) },
  });
  expect(await screen.findByRole('heading', { name: 'Impossible de charger l’image' })).toBeVisible();
  isThere = true;
  await press(user, 'Réessayer');
  expect(await screen.findByRole('slider', { name: 'Point focal' })).toBeVisible();
});
