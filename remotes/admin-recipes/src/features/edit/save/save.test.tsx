import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, type ApiTable, fileOf, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';
import { EDITOR_API, storedPicture, storedRecipe, uploadedFile } from '../../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const PUT = `PUT /api/admin/recipes/${id}`;
const MEDIA = 'POST /api/admin/media';
const stored = storedPicture('/media/b.webp');

const sentFile = ({ body }: ApiRequest) => ((body as FormData).get('file') as File).name;
/** Stores each file under its name. */
const store = (request: ApiRequest) => ({ items: [uploadedFile(`/media/${sentFile(request)}`)] });
/** Responds with what was written. */
const write = ({ body }: ApiRequest) => ({ ...storedRecipe, ...(body as object), revision: 4 });

async function open(api: ApiTable = {}) {
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      ...EDITOR_API,
      [`/api/admin/recipes/${id}`]: { ...storedRecipe, images: [stored] },
      [MEDIA]: store,
      [PUT]: write,
      ...api,
    },
  });
  const { user, requests } = rendered;
  await user.click(await screen.findByRole('tab', { name: 'Images' }));
  await screen.findByLabelText('Choisir une image');
  return {
    ...rendered,
    chooseCover: (file: File) => user.upload(screen.getByLabelText(/Choisir une image|Remplacer l'image/), file),
    async chooseDishes(...files: File[]) {
      await user.click(screen.getByRole('tab', { name: 'Images plat' }));
      await user.upload(await screen.findByLabelText('Ajouter des images'), files);
    },
    save: () => user.click(screen.getByRole('button', { name: 'Enregistrer la recette' })),
    writes: () => requests.filter(({ method }) => method !== 'GET'),
    sent: () => requests.filter(({ path }) => path.startsWith('/api/admin/media')).map(sentFile),
  };
}

const descriptions = (toasts: { title: string; description?: string }[]) =>
  toasts.map(({ title, description }) => [title, description]);
const SAVED = ['Succès', 'Recette mise à jour avec succès'];

test('uploads the cover, then the dish pictures, then writes the recipe once', async () => {
  const { chooseCover, chooseDishes, save, writes, toasts } = await open();
  await chooseCover(fileOf('tarte.jpg'));
  await chooseDishes(fileOf('une.jpg'), fileOf('deux.jpg'));
  toasts.length = 0;
  await save();
  await waitFor(() => expect(descriptions(toasts)).toEqual([SAVED]));
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `${MEDIA}?folder=cover`,
    `${MEDIA}?folder=plat`,
    `${MEDIA}?folder=plat`,
    PUT,
  ]);
  const body = writes().at(-1)?.body as { images: { url: string; image_type: string }[]; revision: number };
  expect(body.revision).toBe(3);
  expect(body.images.map(({ url, image_type }) => [image_type, url])).toEqual([
    ['cover', '/media/tarte.jpg'],
    ['plat', '/media/b.webp'],
    ['plat', '/media/une.jpg'],
    ['plat', '/media/deux.jpg'],
  ]);
  expect(Object.keys(body.images[0] ?? {})).not.toContain('file');
});

test('stops when the cover fails, keeps everything, and uploads nothing twice', async () => {
  let isDown = true;
  const upload = (request: ApiRequest) => (isDown && sentFile(request) === 'tarte.jpg' ? down() : store(request));
  const { chooseCover, chooseDishes, save, sent, writes, toasts } = await open({
    [MEDIA]: upload,
    [PUT]: (request: ApiRequest) => (isDown ? down() : write(request)),
  });
  await chooseDishes(fileOf('une.jpg'));
  await save();
  await waitFor(() => expect(descriptions(toasts).at(-1)?.[0]).toBe('Erreur'));
  await chooseCoverIn(chooseCover);
  toasts.length = 0;
  await save();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(descriptions(toasts)).toEqual([
    ['Upload error', 'Unable to upload image. Please try again.'],
    ['Erreur', "Une erreur est survenue lors de l'enregistrement de la recette"],
  ]);
  isDown = false;
  await save();
  await waitFor(() => expect(descriptions(toasts)).toContainEqual(SAVED));
  expect(sent()).toEqual(['une.jpg', 'tarte.jpg', 'tarte.jpg']);
  expect(writes().at(-1)?.body).toMatchObject({
    images: [{ url: '/media/tarte.jpg' }, stored, { url: '/media/une.jpg' }],
  });
});

const down = () => {
  throw new TypeError('Failed to fetch');
};

async function chooseCoverIn(chooseCover: (file: File) => Promise<void>) {
  screen.getByRole('tab', { name: 'Image principale' }).click();
  await chooseCover(fileOf('tarte.jpg'));
}

test('sends a picture again that finds the server busy with other uploads', async () => {
  let tries = 0;
  const busy = new Response(problem('TOO_MANY_REQUESTS').body, { status: 429, headers: { 'retry-after': '0' } });
  const { chooseCover, save, sent, toasts } = await open({
    [MEDIA]: (request: ApiRequest) => (++tries === 1 ? busy : store(request)),
  });
  await chooseCover(fileOf('tarte.jpg'));
  toasts.length = 0;
  await save();
  await waitFor(() => expect(descriptions(toasts)).toEqual([SAVED]));
  expect(sent()).toEqual(['tarte.jpg', 'tarte.jpg']);
});

test('saves the rest when a dish picture fails, and offers to try it again', async () => {
  let isRefused = true;
  const detail = 'Ce fichier est abîmé : exportez-le à nouveau.';
  const { chooseDishes, save, user, writes, toasts } = await open({
    [MEDIA]: (request: ApiRequest) =>
      isRefused && sentFile(request) === 'une.jpg' ? problem('UNSUPPORTED_TYPE', { detail }) : store(request),
  });
  await chooseDishes(fileOf('une.jpg'), fileOf('deux.jpg'));
  toasts.length = 0;
  await save();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(descriptions(toasts)).toEqual([['Erreur', "Erreur lors de l'upload des images plat"], SAVED]);
  expect(writes().at(-1)?.body).toMatchObject({ images: [stored, { url: '/media/deux.jpg' }] });
  const files = within(screen.getByRole('list', { name: 'Fichiers à envoyer' }));
  expect(files.getByText(detail)).toBeVisible();

  isRefused = false;
  await user.click(files.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Fichiers à envoyer' })).toBeNull());
  await save();
  const images = [stored, { url: '/media/une.jpg' }, { url: '/media/deux.jpg' }];
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ images, revision: 4 }));
});

test('uploads at most two files at once', async () => {
  let atOnce = 0;
  let most = 0;
  const waiting: PromiseWithResolvers<void>[] = [];
  const { chooseDishes, save, toasts } = await open({
    async [MEDIA](request: ApiRequest) {
      most = Math.max(most, ++atOnce);
      const turn = Promise.withResolvers<void>();
      waiting.push(turn);
      if (waiting.length >= 2) for (const one of waiting) one.resolve();
      await turn.promise;
      atOnce -= 1;
      return store(request);
    },
  });
  await chooseDishes(...['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => fileOf(name)));
  await save();
  await waitFor(() => expect(descriptions(toasts)).toContainEqual(SAVED));
  expect(most).toBe(2);
});

const bar = () => screen.getByRole('progressbar', { name: /^Envoi des images plat… / });

test('shows in the bar how far the files of a save are, from the first to the last', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const { chooseCover, chooseDishes, save, toasts } = await open({
    async [MEDIA](request: ApiRequest) {
      const turn = Promise.withResolvers<void>();
      if (sentFile(request) !== 'tarte.jpg') turns.push(turn);
      else turn.resolve();
      await turn.promise;
      return store(request);
    },
  });
  await chooseCover(fileOf('tarte.jpg'));
  await chooseDishes(...['1.jpg', '2.jpg', '3.jpg'].map((name) => fileOf(name)));
  await save();
  await waitFor(() => expect(bar()).toHaveAccessibleName('Envoi des images plat… 1 sur 4'));
  // The stand-in says of each file that half of it is sent.
  await waitFor(() => expect(bar()).toHaveAttribute('value', '0.5'));
  expect(screen.getByText('Envoi des images plat… 1 sur 4')).toHaveAttribute('aria-live', 'polite');
  turns[0]?.resolve();
  await waitFor(() => expect(bar()).toHaveAccessibleName('Envoi des images plat… 2 sur 4'));
  await waitFor(() => expect(turns).toHaveLength(3));
  for (const turn of turns) turn.resolve();
  await waitFor(() => expect(descriptions(toasts)).toContainEqual(SAVED));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

const failing = (isDown: () => boolean) => ({
  [MEDIA]: (request: ApiRequest) => (isDown() ? problem('STORAGE_FULL') : store(request)),
});
const files = () => screen.queryByRole('list', { name: 'Fichiers à envoyer' });

test('forgets the upload of a cover that failed once the cover is replaced or removed', async () => {
  const { chooseCover, save, user } = await open(failing(() => true));
  for (const leave of [
    () => chooseCover(fileOf('autre.jpg')),
    () => user.click(screen.getByRole('button', { name: "Supprimer l'image" })),
  ]) {
    await chooseCover(fileOf('tarte.jpg'));
    await save();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await leave();
    await waitFor(() => expect(files()).toBeNull());
  }
});

test('forgets the upload of a dish picture that failed once the picture is removed, until it is brought back', async () => {
  let isDown = true;
  const { chooseDishes, save, user, sent } = await open(failing(() => isDown));
  await chooseDishes(fileOf('une.jpg'));
  await save();
  await screen.findByRole('button', { name: 'Réessayer' });
  await user.click(screen.getByRole('button', { name: "Supprimer l'image 2" }));
  await waitFor(() => expect(files()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Annuler la suppression' }));
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(files()).toBeNull());
  expect(sent()).toEqual(['une.jpg', 'une.jpg']);
});
