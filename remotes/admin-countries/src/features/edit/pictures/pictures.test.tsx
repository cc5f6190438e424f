import type { AdminCountry, UploadedFile } from '@tdt/contracts';
import { UPLOAD_BYTES_MAX } from '@tdt/contracts/plain';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import {
  type ApiRequest,
  type ApiTable,
  fileOf,
  fireEvent,
  libraryApi,
  problem,
  screen,
  waitFor,
  within,
} from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';
import { storedCountry } from '../../../testing/stored-country.ts';

const { id } = storedCountry;
const ONE = `/api/admin/countries/${id}`;
const MEDIA = 'POST /api/admin/media';
const ADD = 'Ajouter des images de recettes';
const SENT = { kind: 'success', topic: 'uploads', title: 'Image téléchargée' };
const FAILED = { kind: 'error', title: 'Erreur', description: "Impossible de télécharger l'image" };

type Stored = AdminCountry['images'][number];
const picture = (name: string, image_type: Stored['image_type'] = 'recipe'): Stored => ({
  url: `/media/${name}`,
  width: 1600,
  height: 1200,
  placeholder: '',
  alt: '',
  focal: null,
  image_type,
});
const sentFile = ({ body }: ApiRequest) => ((body as FormData).get('file') as File).name;
const stored = (name: string): UploadedFile => ({
  url: `/media/${name}`,
  width: 1200,
  height: 800,
  placeholder: '',
  variants: [],
  type: 'image',
  bytes: 120_000,
});
/** Stores each file under its name. */
const store = (request: ApiRequest) => ({ items: [stored(sentFile(request))] });

async function open(images: Stored[] = [], api: ApiTable = {}, path = `/admin/countries/${id}`) {
  const rendered = renderAdminRemote(routes, {
    path,
    api: {
      '/api/admin/countries': { items: [], total: 0, page: 1, page_size: 24 },
      '/api/admin/country-regions': { items: [] },
      [ONE]: { ...storedCountry, images },
      [`PUT ${ONE}`]: storedCountry,
      [MEDIA]: store,
      ...api,
    },
  });
  await screen.findByLabelText('Nom');
  const { user, requests } = rendered;
  const writes = () => requests.filter(({ method }) => method !== 'GET');
  return {
    ...rendered,
    choose: (...files: File[]) => user.upload(screen.getByLabelText(ADD), files),
    save: () => user.click(screen.getByRole('button', { name: 'Enregistrer' })),
    uploads: () => writes().filter(({ method }) => method === 'POST'),
    /** Type, address and text of the pictures of the last save. */
    saved: () =>
      (writes().findLast(({ method }) => method === 'PUT')?.body as AdminCountry | undefined)?.images.map(
        ({ image_type, url, alt }) => [image_type, url, alt],
      ),
  };
}

const files = () => within(screen.getByRole('list', { name: 'Fichiers à envoyer' }));
const isSending = async () =>
  expect(await screen.findByText('50 %', { selector: '[aria-label="Fichiers à envoyer"] *' })).toBeVisible();
const noFiles = () => expect(screen.queryByRole('list', { name: 'Fichiers à envoyer' })).toBeNull();

test('uploads pictures when they are chosen, to the folder of the country and the type', async () => {
  const { choose, uploads, toasts, user, save, saved } = await open([picture('old.webp')]);
  await choose(fileOf('une.jpg'));
  await waitFor(() => expect(toasts).toEqual([SENT]));
  await user.upload(screen.getByLabelText('Choisir le polaroid'), fileOf('p.jpg'));
  await user.upload(screen.getByLabelText('Ajouter des images de catégorie'), fileOf('c.jpg'));
  await waitFor(() => expect(toasts).toEqual([SENT, SENT, SENT]));
  const folders = uploads().map(({ query }) => query.get('folder'));
  expect(folders).toEqual(['recipe', 'polaroid', 'category'].map((type) => `countries/${id}/${type}`));
  await save();
  await waitFor(() => expect(location.pathname).toBe('/admin/countries'));
  expect(saved()).toEqual([
    ['polaroid', '/media/p.jpg', ''],
    ['category', '/media/c.jpg', ''],
    ['recipe', '/media/old.webp', ''],
    ['recipe', '/media/une.jpg', ''],
  ]);
});

test("uploads those of a new country to 'new'", async () => {
  const { choose, uploads } = await open([], {}, '/admin/countries/new');
  await choose(fileOf('une.jpg'));
  await waitFor(() => expect(uploads().map(({ query }) => query.get('folder'))).toEqual(['countries/new/recipe']));
});

test('shows the progress, and takes a picture out while it is sent', async () => {
  const held = Promise.withResolvers<never>();
  const { choose, user, save, saved, toasts } = await open([picture('old.webp')], { [MEDIA]: () => held.promise });
  await choose(fileOf('une.jpg'));
  await isSending();
  await user.click(files().getByRole('button', { name: 'Retirer une.jpg' }));
  await waitFor(noFiles);
  await save();
  await waitFor(() => expect(saved()).toEqual([['recipe', '/media/old.webp', '']]));
  expect(toasts.map(({ title }) => title)).toEqual(['Pays mis à jour']);
});

test('shows the progress in the bar, whatever part of the form is in view', async () => {
  const held = Promise.withResolvers<never>();
  const { choose } = await open([], { [MEDIA]: () => held.promise });
  await choose(fileOf('une.jpg'), fileOf('deux.jpg'));
  const bar = await screen.findByRole('progressbar', { name: 'Envoi des images… 0 sur 2' });
  await waitFor(() => expect(bar).toHaveAttribute('value', '0.5'));
});

test('says when an upload fails, and tries it again on demand', async () => {
  let isDown = true;
  const { choose, user, toasts } = await open([], {
    [MEDIA]: (request: ApiRequest) => (isDown ? problem('INTERNAL') : store(request)),
  });
  await choose(fileOf('une.jpg'));
  await waitFor(() => expect(toasts).toMatchObject([{ ...FAILED, note: 'Référence : test' }]));
  expect(files().getByText("L'envoi a échoué.")).toBeVisible();
  isDown = false;
  await user.click(files().getByRole('button', { name: 'Réessayer' }));
  await waitFor(noFiles);
  expect(toasts.at(-1)).toEqual(SENT);
});

test('does not save while a picture cannot be uploaded, and says so', async () => {
  const { choose, save, user, toasts, saved } = await open([], { [MEDIA]: problem('INTERNAL') });
  await choose(fileOf('une.jpg'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await save();
  await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/^Le pays n'est pas enregistré : une image/));
  expect(saved()).toBeUndefined();
  await user.click(await files().findByRole('button', { name: 'Retirer une.jpg' }));
  await save();
  await waitFor(() => expect(saved()).toEqual([]));
});

test('waits for running uploads before it saves, and says so', async () => {
  const held = Promise.withResolvers<void>();
  const { choose, save, saved, uploads } = await open([], {
    async [MEDIA](request: ApiRequest) {
      await held.promise;
      return store(request);
    },
  });
  await choose(fileOf('une.jpg'));
  await isSending();
  await save();
  expect(await screen.findByRole('button', { name: /Envoi des images en cours/ })).toBeVisible();
  expect(saved()).toBeUndefined();
  held.resolve();
  await waitFor(() => expect(saved()).toEqual([['recipe', '/media/une.jpg', '']]));
  expect(uploads()).toHaveLength(1);
});

test('refuses files that are too large or no pictures at the field, before anything is sent', async () => {
  const { toasts, uploads } = await open();
  const large = fileOf('grande.jpg', 'image/jpeg', UPLOAD_BYTES_MAX.countries + 1);
  const dropped = [large, fileOf('texte.pdf', 'application/pdf')];
  fireEvent.drop(screen.getByLabelText(ADD), { dataTransfer: { files: dropped } });
  expect(await screen.findByText('grande.jpg : La taille maximum est de 10MB')).toBeVisible();
  expect(await screen.findByText('texte.pdf : Veuillez sélectionner une image (JPG, PNG, etc.)')).toBeVisible();
  expect(toasts).toEqual([]);
  expect(uploads()).toEqual([]);
});

test('takes no more pictures than a country can have, and says why', async () => {
  const { choose, toasts, uploads, user } = await open(['a', 'b', 'c'].map((name) => picture(name)));
  await choose(fileOf('une.jpg'), fileOf('deux.jpg'));
  const description = '4 images au plus. Laissées de côté : deux.jpg.';
  await waitFor(() => expect(toasts).toEqual([SENT]));
  expect(screen.getByText(description)).toBeVisible();
  expect(uploads().map(sentFile)).toEqual(['une.jpg']);
  expect(screen.getByLabelText(ADD)).toBeDisabled();
  expect(screen.getByLabelText(ADD)).toHaveAccessibleDescription(/^4 images au plus : retirez-en une/);
  await user.click(screen.getByRole('button', { name: "Supprimer l'image de recettes 1" }));
  expect(screen.getByLabelText(ADD)).toBeEnabled();
});

test('allows one polaroid and three category pictures', async () => {
  const categories = ['a', 'b', 'c'].map((name) => picture(name, 'category'));
  await open([picture('p', 'polaroid'), ...categories]);
  expect(screen.getByLabelText('Choisir le polaroid')).toHaveAccessibleDescription(/^Une image au plus : retirez/);
  const add = screen.getByLabelText('Ajouter des images de catégorie');
  expect(add).toHaveAccessibleDescription(/^3 images au plus : retirez-en une/);
});

test('sorts pictures with their texts, and brings back a removed one', async () => {
  const { user, save, saved } = await open([picture('a'), picture('b')]);
  const list = within(screen.getByRole('list', { name: 'Images des recettes' }));
  const [first] = list.getAllByLabelText('Texte alternatif');
  if (first) await user.type(first, 'Un marché');
  await user.click(list.getByRole('button', { name: "Reculer l'image de recettes 1" }));
  await user.click(list.getByRole('button', { name: "Supprimer l'image de recettes 1" }));
  await user.click(await screen.findByRole('button', { name: 'Annuler la suppression' }));
  await save();
  await waitFor(() =>
    expect(saved()).toEqual([
      ['recipe', '/media/b', ''],
      ['recipe', '/media/a', 'Un marché'],
    ]),
  );
});

test('uploads a picture again that is brought back while it was sent', async () => {
  const held = Promise.withResolvers<never>();
  const { choose, user, toasts } = await open([], {
    [MEDIA]: (request: ApiRequest) => (isHeld ? held.promise : store(request)),
  });
  let isHeld = true;
  await choose(fileOf('une.jpg'));
  await isSending();
  await user.click(screen.getByRole('button', { name: "Supprimer l'image de recettes 1" }));
  await waitFor(noFiles);
  isHeld = false;
  await user.click(screen.getByRole('button', { name: 'Annuler la suppression' }));
  await waitFor(() => expect(toasts).toEqual([SENT]));
});

test('stores the focal point', async () => {
  const { user, save, requests } = await open([picture('p', 'polaroid')]);
  screen.getByRole('slider', { name: 'Point focal' }).focus();
  await user.keyboard('{ArrowLeft}');
  await save();
  const body = () => requests.find(({ method }) => method === 'PUT')?.body;
  await waitFor(() => expect(body()).toMatchObject({ images: [{ focal: { x: 4, y: 5 } }] }));
});

test('says beside the pictures of its type that the server has lost a file', async () => {
  const message = "Ce fichier n'existe pas sur le site.";
  const errors = [{ path: 'images.2.url', message }];
  const refusal = problem('VALIDATION_FAILED', { errors });
  const { save } = await open([picture('p', 'polaroid'), picture('a'), picture('b')], { [`PUT ${ONE}`]: refusal });
  await save();
  const part = (await screen.findByText(message)).parentElement;
  expect(within(part as HTMLElement).getByRole('heading', { name: 'Images des recettes' })).toBeVisible();
});

test('takes pictures from those of the site, as many as there is room for, and uploads nothing', async () => {
  const { user, requests } = await open([], libraryApi());
  const [polaroid, recipes] = await screen.findAllByRole('button', { name: 'Déjà sur le site' });
  await user.click(polaroid as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /^Un marché/ }));
  expect(await screen.findByLabelText('Texte alternatif')).toHaveValue('Un marché');
  expect(polaroid).toBeDisabled();
  await user.click(recipes as HTMLElement);
  for (const picture of await screen.findAllByRole('button', { pressed: false })) await user.click(picture);
  await user.click(screen.getByRole('button', { name: 'Ajouter (2)' }));
  expect(screen.getAllByLabelText('Texte alternatif')).toHaveLength(3);
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});
