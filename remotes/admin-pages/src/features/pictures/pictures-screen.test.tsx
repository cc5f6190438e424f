import { renderAdminRemote } from '@tdt/testing/admin-components';
import {
  type ApiTable,
  fileOf,
  fireEvent,
  json,
  libraryApi,
  pictureRow,
  problem,
  screen,
  unusedPicture,
  waitFor,
  within,
} from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { uploadedFile } from '../../testing/stored-pages.ts';
import { storedPicture } from '../../testing/stored-picture.ts';

const TARTE = pictureRow();
const SAVE = `PATCH /api/admin/pictures/${TARTE.id}`;
const changed = (fields: object) => ({ picture: storedPicture(fields), changed: 2, unchanged: [] });

const open = (api: ApiTable = {}, query = '') =>
  renderAdminRemote(routes, {
    path: `/admin/pictures${query}`,
    api: {
      ...libraryApi(),
      '/api/admin/country-names': { items: [{ id: TARTE.id, name: 'Japon', slug: 'japon' }] },
      ...api,
    },
  });
/** Only those without alternative text, whose texts are written. */
const openTexts = (api: ApiTable = {}, items = [TARTE, pictureRow({ id: unusedPicture.id, uses: [], use_count: 0 })]) =>
  open({ ...libraryApi(items), ...api }, '?no_alt=true');
const field = (name = /Couverture : Tarte/) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const bodies = (requests: ReturnType<typeof open>['requests'], method: string) =>
  requests.filter((request) => request.method === method).map(({ body }) => body);

test('shows where each picture is used, its size and what it lacks, and leads to it', async () => {
  open();
  const [tarte, marche] = await screen.findAllByRole('link');
  expect(tarte).toHaveTextContent(
    'Tarte aux figuesCouverture et 1 autre · 1600 × 1200 · 312,5 koSans texte alternatif',
  );
  expect(tarte).toHaveAttribute('href', `/admin/pictures/${TARTE.id}`);
  expect(marche).toHaveTextContent('Un marché1600 × 1200 · 312,5 koInutilisée');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('2 images')).toBeVisible();
});

test('asks for words, country, use and lack of text as the address has them, and for nothing else', async () => {
  const { user, requests } = open({}, '?q=figue&pays=japon&use=none');
  await user.selectOptions(await screen.findByLabelText('Texte alternatif'), 'Sans texte alternatif');
  await waitFor(() => expect(location.search).toBe('?q=figue&pays=japon&use=none&no_alt=true'));
  const lists = requests.filter(({ path }) => path.startsWith('/api/admin/pictures'));
  await waitFor(() =>
    expect(Object.fromEntries(requests.at(-1)?.query ?? [])).toEqual({
      q: 'figue',
      pays: 'japon',
      use: 'none',
      no_alt: 'true',
      page: '1',
    }),
  );
  expect(Object.fromEntries(lists[0]?.query ?? [])).toEqual({ q: 'figue', pays: 'japon', use: 'none', page: '1' });
});

test('writes texts in a row: Tab leads from field to field, and each is saved when it is left', async () => {
  const { user, requests } = openTexts({ [SAVE]: changed({ alt: 'Une tarte', revision: 4 }) });
  const tarte = await field();
  await user.click(tarte);
  await user.keyboard('Une tarte{Tab}');
  expect(await field(/IMG_0042/)).toHaveFocus();
  expect(await screen.findByText('Enregistré')).toBeVisible();
  expect(bodies(requests, 'PATCH')).toEqual([{ alt: 'Une tarte', credit: 'Ada', focal: null, revision: 3 }]);
  // It stays on the screen, though it is not without text any more.
  expect(tarte).toHaveValue('Une tarte');
  expect(requests.filter(({ path }) => path.startsWith('/api/admin/pictures?'))).toHaveLength(1);
});

test('saves by Enter, what has changed only, and takes back what was typed by Escape', async () => {
  const { user, requests } = openTexts({ [SAVE]: changed({ alt: 'Une tarte', revision: 4 }) });
  await user.click(await field());
  await user.keyboard('Une tarte{Enter}');
  expect(await screen.findByText('Enregistré')).toBeVisible();
  await user.keyboard(' de plus{Escape}{Tab}');
  expect(await field()).toHaveValue('Une tarte');
  expect(bodies(requests, 'PATCH')).toHaveLength(1);
});

test('keeps a text that was refused, with the reason at its field', async () => {
  const message = '300 caractères au plus.';
  const { user } = openTexts({ [SAVE]: problem('VALIDATION_FAILED', { errors: [{ path: 'alt', message }] }) });
  await user.click(await field());
  await user.keyboard('Une tarte{Tab}');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveValue('Une tarte');
  await user.type(await field(), '{Escape}');
  expect(await field()).toHaveValue('');
});

test('saves a text that could not be sent when the network is back', async () => {
  let isOnline = false;
  const { user } = openTexts({
    [SAVE]: () => {
      if (!isOnline) throw new TypeError('offline');
      return changed({ alt: 'Une tarte', revision: 4 });
    },
  });
  await user.click(await field());
  await user.keyboard('Une tarte{Tab}');
  expect(await screen.findByText('Pas enregistré : le serveur ne répond pas.')).toBeVisible();
  isOnline = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Enregistré')).toBeVisible();
});

test('keeps a text that could not be sent for an editor who has gone on, and says so', async () => {
  let fail = () => {};
  const { user, requests, toasts } = openTexts({
    [SAVE]: () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('offline'));
      }),
  });
  await user.click(await field());
  await user.keyboard('Une tarte');
  await user.selectOptions(screen.getByLabelText('Texte alternatif'), 'Avec ou sans');
  await waitFor(() => expect(bodies(requests, 'PATCH')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Couverture/ })).toBeNull());
  fail();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Texte d’une image non enregistré' }]));
  await user.selectOptions(screen.getByLabelText('Texte alternatif'), 'Sans texte alternatif');
  expect(await field()).toHaveValue('Une tarte');
  await user.type(await field(), '{Escape}');
  expect(await field()).toHaveValue('');
});

/** Another editor has saved revision 4 meanwhile. */
const afterConflict = (theirs: object): ApiTable => ({
  [SAVE]: ({ body }: { body: unknown }) => {
    const { revision, alt } = body as { revision: number; alt: string };
    return revision === 4 ? changed({ ...theirs, alt, revision: 5 }) : problem('REVISION_CONFLICT');
  },
  [`/api/admin/pictures/${TARTE.id}`]: storedPicture({ ...theirs, revision: 4 }),
});

test('saves on what another editor has changed of the same picture', async () => {
  const { user, requests } = openTexts(afterConflict({ credit: 'Bob' }));
  await user.click(await field());
  await user.keyboard('Une tarte{Tab}');
  expect(await screen.findByText('Enregistré')).toBeVisible();
  expect(bodies(requests, 'PATCH').at(-1)).toEqual({ alt: 'Une tarte', credit: 'Bob', focal: null, revision: 4 });
});

test('says what another editor has written in the same field, and overwrites it only when told again', async () => {
  const { user, requests } = openTexts(afterConflict({ alt: 'Des figues' }));
  await user.click(await field());
  await user.keyboard('Une tarte{Tab}');
  expect(await screen.findByText(/^Entre-temps, quelqu’un a enregistré « Des figues »/)).toBeVisible();
  expect(await field()).toHaveValue('Une tarte');
  expect(bodies(requests, 'PATCH')).toHaveLength(1);
  await user.click(await field());
  await user.keyboard('{Tab}');
  expect(await screen.findByText('Enregistré')).toBeVisible();
});

test('names the places where a text could not be written', async () => {
  const { places } = storedPicture();
  const { user } = openTexts({ [SAVE]: { ...changed({ alt: 'Une tarte', revision: 4 }), unchanged: places.slice(1) } });
  await user.click(await field());
  await user.keyboard('Une tarte{Tab}');
  expect(
    await screen.findByText('Enregistré, sauf là où quelqu’un enregistre : Flan. Réessayez plus tard.'),
  ).toBeVisible();
});

test('uploads several files to the library, names those that the site has, and loads the list again', async () => {
  const sent: string[] = [];
  const { user, requests } = open({
    'POST /api/admin/media?folder=library': ({ body }: { body: unknown }) => {
      const { name } = (body as FormData).get('file') as File;
      sent.push(name);
      if (name === 'c.jpg') return problem('VALIDATION_FAILED', { detail: 'c.jpg est endommagé.' });
      const picture = { id: TARTE.id, alt: '', focal: null, is_known: name === 'b.jpg' };
      return json({ items: [{ ...uploadedFile('/media/a.webp'), picture }] }, 201);
    },
  });
  await user.upload(await screen.findByLabelText('Ajouter des images'), [
    fileOf('a.jpg'),
    fileOf('b.jpg'),
    fileOf('c.jpg'),
  ]);
  expect(await screen.findByText('Images ajoutées : 1')).toBeVisible();
  expect(await screen.findByText('b.jpg est déjà sur le site :')).toBeVisible();
  expect(screen.getByRole('link', { name: 'voir l’image' })).toHaveAttribute('href', `/admin/pictures/${TARTE.id}`);
  const failed = within(await screen.findByRole('list', { name: 'Fichiers à envoyer' }));
  expect(await failed.findByText('c.jpg est endommagé.')).toBeVisible();
  // Those that are stored are listed no more.
  await waitFor(() => expect(failed.getAllByRole('listitem')).toHaveLength(1));
  expect(sent.sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  await waitFor(() =>
    expect(requests.filter(({ path }) => path.startsWith('/api/admin/pictures?')).length).toBeGreaterThan(1),
  );
});
