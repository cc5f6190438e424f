import '@tdt/testing/indexed-db';
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
} from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { storedContent, storedSeo, uploadedFile } from '../../testing/stored-pages.ts';

const PUT = 'PUT /api/admin/pages/about_content';
const MEDIA = 'POST /api/admin/media';
const REMOTE = 'https://images.example/nous.jpg';
const written = ({ body }: ApiRequest) => ({ ...(body as object), revision: 6 });

async function open(api: ApiTable = {}) {
  const rendered = renderAdminRemote(routes, {
    path: '/admin/pages/about',
    api: {
      '/api/admin/seo/about': storedSeo,
      '/api/pages/about_content': null,
      '/api/admin/pages/about_content': storedContent,
      [PUT]: written,
      [MEDIA]: { items: [uploadedFile('/media/recipe-images/about/n.webp')] },
      ...api,
    },
  });
  const { user, requests } = rendered;
  const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
  await openTab('Contenu');
  await screen.findByRole('textbox', { name: 'Texte de présentation' });
  return {
    ...rendered,
    openTab,
    save: () => user.click(screen.getByRole('button', { name: 'Enregistrer le contenu' })),
    write: () => requests.find(({ method }) => method === 'PUT')?.body,
    async useAddress(address: string) {
      fireEvent.change(screen.getByLabelText("Adresse d'une image"), { target: { value: address } });
      await user.click(screen.getByRole('button', { name: 'Utiliser cette adresse' }));
    },
  };
}

const text = () => screen.getByRole('textbox', { name: 'Texte de présentation' });
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^(Choisir une image|Remplacer par un fichier)/);
/** The picture that is being loaded from an address. */
const loading = () => document.querySelector<HTMLImageElement>(`img[hidden][src="${REMOTE}"]`);

function respondWith(picture: HTMLImageElement | null, naturalWidth: number, naturalHeight: number) {
  Object.defineProperties(picture, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } });
  fireEvent.load(picture as HTMLImageElement);
}

test('has a tab for the metadata and one for the content', async () => {
  await open();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Métadonnées SEO', 'Contenu']);
  expect(text()).toHaveValue('Nous aimons cuisiner.');
  expect(text()).toHaveAttribute('rows', '8');
  expect(screen.getByText('1600 × 1067 pixels')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Texte alternatif' })).toHaveValue('Nous deux');
});

test('keeps what was typed in one tab while the other one is open', async () => {
  const { openTab } = await open();
  fireEvent.change(text(), { target: { value: 'Pas encore enregistré.' } });
  await openTab('Métadonnées SEO');
  expect(await screen.findByRole('textbox', { name: 'Titre SEO' })).toHaveValue(storedSeo.title);
  await openTab('Contenu');
  await waitFor(() => expect(text()).toHaveValue('Pas encore enregistré.'));
});

test('saves only the tab that is open with Ctrl+S', async () => {
  const { user, openTab, requests, toasts } = await open({ 'PUT /api/admin/seo/about': written });
  fireEvent.change(text(), { target: { value: 'Pas encore enregistré.' } });
  await openTab('Métadonnées SEO');
  await screen.findByRole('textbox', { name: 'Titre SEO' });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Métadonnées SEO enregistrées' }]));
  const writes = requests.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  expect(writes).toEqual(['/api/admin/seo/about']);
});

test('saves text and picture with the revision that they are based on, and says so', async () => {
  const { save, write, toasts } = await open();
  fireEvent.change(text(), { target: { value: '  Bonjour.\n\nBienvenue.  ' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Texte alternatif' }), { target: { value: 'Nous, à table' } });
  await save();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', title: 'Contenu sauvegardé' }]));
  expect(write()).toEqual({
    couple_image: { ...storedContent.couple_image, alt: 'Nous, à table' },
    description_text: 'Bonjour.\n\nBienvenue.',
    revision: 5,
  });
});

test('says why the content was not saved', async () => {
  const { save, toasts } = await open({ [PUT]: problem('INTERNAL') });
  await save();
  const description = 'Impossible de sauvegarder le contenu: Une erreur interne est survenue.';
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', description, note: 'Référence : test' }]));
});

test('uploads a chosen photo with the save, and keeps what was said of it', async () => {
  const { user, save, write, requests } = await open();
  await user.upload(chooser(), fileOf('nous.jpg'));
  expect(await screen.findByText(/nous\.jpg · envoi à l'enregistrement/)).toBeVisible();
  await save();
  await waitFor(() =>
    expect(write()).toMatchObject({
      couple_image: { url: '/media/recipe-images/about/n.webp', width: 1200, height: 630, alt: 'Nous deux' },
    }),
  );
  expect(requests.find(({ method }) => method === 'POST')?.path).toBe('/api/admin/media?folder=about');
});

test('removes the photo', async () => {
  const { user, save, write } = await open();
  await user.click(screen.getByRole('button', { name: 'Retirer la photo' }));
  expect(await screen.findByText("Aucune photo : la page n'en montre pas.")).toBeVisible();
  await save();
  await waitFor(() => expect(write()).toMatchObject({ couple_image: null }));
});

test('takes a photo by its address once the browser has loaded and measured it', async () => {
  const { save, write, useAddress } = await open();
  await useAddress(REMOTE);
  respondWith(loading(), 800, 600);
  expect(await screen.findByText('800 × 600 pixels')).toBeVisible();
  await save();
  await waitFor(() =>
    expect(write()).toMatchObject({ couple_image: { url: REMOTE, width: 800, height: 600, alt: 'Nous deux' } }),
  );
});

test('refuses an address whose picture cannot be loaded, and keeps the photo', async () => {
  const { useAddress } = await open();
  await useAddress(REMOTE);
  fireEvent.error(loading() as HTMLImageElement);
  const reason = "Cette image ne peut pas être chargée : vérifiez l'adresse, ou envoyez le fichier.";
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('1600 × 1067 pixels')).toBeVisible();
});

test('refuses an address without https', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText("Adresse d'une image"), 'http://a.example/a.jpg{Enter}');
  expect(await screen.findByText('Indiquez une adresse https://.')).toBeVisible();
});

test.each([
  [
    fileOf('nous.pdf', 'application/pdf'),
    'Type de fichier non supporté',
    'Veuillez sélectionner une image (JPG, PNG, etc.)',
  ],
  [fileOf('nous.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), 'Fichier trop volumineux', 'La taille maximum est de 10MB'],
])('refuses a file that cannot be a photo: $name', async (file, title, description) => {
  const { toasts } = await open();
  fireEvent.drop(chooser(), { dataTransfer: { files: [file] } });
  expect(await screen.findByText(description)).toBeVisible();
  expect(chooser()).toHaveAccessibleDescription(expect.stringContaining(title));
  expect(toasts).toEqual([]);
});

test("takes the couple's photo from the pictures of the site", async () => {
  const { user, save, write } = await open(libraryApi());
  await user.click(screen.getByRole('button', { name: 'Déjà sur le site' }));
  await user.click(await screen.findByRole('button', { name: /^Un marché/ }));
  expect(await screen.findByRole('textbox', { name: 'Texte alternatif' })).toHaveValue('Un marché');
  await save();
  await waitFor(() => expect(write()).toMatchObject({ couple_image: { url: '/media/marche.webp', width: 1600 } }));
});
