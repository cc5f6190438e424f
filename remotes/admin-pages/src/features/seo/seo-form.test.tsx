import '@tdt/testing/indexed-db';
import { homeHead } from '@tdt/domain/heads';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import {
  type ApiRequest,
  type ApiTable,
  fileOf,
  fireEvent,
  libraryApi,
  problem,
  samples,
  screen,
  waitFor,
  within,
} from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { noSeo, storedSeo, uploadedFile } from '../../testing/stored-pages.ts';

const PUT = 'PUT /api/admin/seo/home';
const MEDIA = 'POST /api/admin/media';
const { site, card: recipe } = samples;
const home = { hero: recipe, moods: [], categories: [], seo: null };
const written = ({ body }: ApiRequest) => ({ ...(body as object), revision: 4 });

async function open(api: ApiTable = {}, path = '/admin/pages/home') {
  const rendered = renderAdminRemote(routes, {
    path,
    api: {
      '/api/admin/seo/home': storedSeo,
      '/api/admin/seo/recipes_list': noSeo,
      '/api/home': home,
      '/api/recipes': { items: [{ ...recipe, cover: samples.image('/media/recipe-images/cover/b.webp') }], total: 1 },
      [PUT]: written,
      [MEDIA]: { items: [uploadedFile('/media/recipe-images/pages/n.webp')] },
      ...api,
    },
  });
  await screen.findByRole('textbox', { name: 'Titre SEO' });
  const { user, requests } = rendered;
  return {
    ...rendered,
    save: () => user.click(screen.getByRole('button', { name: 'Enregistrer les métadonnées' })),
    write: () => requests.find(({ method }) => method === 'PUT')?.body,
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^(Choisir une|Remplacer l')\s?image/);
const google = () => within(screen.getByRole('figure', { name: 'Aperçu dans Google' }));
const shared = () => screen.getByRole('figure', { name: "Aperçu d'un partage" });
const sharedPicture = () => within(shared()).getByRole('presentation').getAttribute('src');

test('counts title and description against the recommended lengths while they are typed', async () => {
  await open();
  expect(screen.getByText('54 caractères sur 50 à 60 conseillés : bien')).toBeVisible();
  expect(screen.getByText('30 caractères sur 150 à 160 conseillés : un peu court')).toBeVisible();
  type('Titre SEO', 'a'.repeat(61));
  type('Description SEO', 'a'.repeat(155));
  expect(await screen.findByText('61 caractères sur 50 à 60 conseillés : sera coupé')).toBeVisible();
  expect(screen.getByText('155 caractères sur 150 à 160 conseillés : bien')).toBeVisible();
});

test('saves all fields with the revision that they are based on, and says so', async () => {
  const { save, write, toasts } = await open();
  type('Titre SEO', '  La cuisine du monde  ');
  type('Mots-clés', '');
  type('URL canonique', 'https://table.example/accueil');
  type('Image de partage', '/media/partage.webp');
  await save();
  const description = 'Les métadonnées ont été mises à jour avec succès.';
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'success', title: 'Métadonnées SEO enregistrées', description }]),
  );
  expect(write()).toEqual({
    title: 'La cuisine du monde',
    description: 'Des recettes de tous les pays.',
    keywords: null,
    canonical_url: 'https://table.example/accueil',
    og_image_url: '/media/partage.webp',
    revision: 3,
  });
  expect(field('Titre SEO')).toHaveValue('La cuisine du monde');
});

test('requires title and description, and sends nothing without them', async () => {
  const { save, requests } = await open({}, '/admin/pages/recipes-list');
  await save();
  expect(await screen.findByText('Le titre est obligatoire.')).toBeVisible();
  expect(screen.getByText('La description est obligatoire.')).toBeVisible();
  await waitFor(() => expect(field('Titre SEO')).toHaveFocus());
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('refuses a canonical address that is none', async () => {
  const { save } = await open();
  type('URL canonique', 'accueil');
  await save();
  expect(await screen.findByText('Indiquez une adresse https:// ou un chemin du site.')).toBeVisible();
});

test('says why a save failed, at the field too, and keeps what was typed', async () => {
  const refusal = problem('VALIDATION_FAILED', {
    detail: 'Titre refusé.',
    errors: [{ path: 'title', message: 'Trop long.' }],
  });
  const { save, toasts } = await open({ [PUT]: refusal });
  type('Titre SEO', 'Un autre titre');
  await save();
  const description = "Impossible d'enregistrer les métadonnées: Titre refusé.";
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', description }]));
  expect(screen.getByText('Trop long.')).toBeVisible();
  expect(field('Titre SEO')).toHaveValue('Un autre titre');
});

test('gives the reference of a failure of the server', async () => {
  const { save, toasts } = await open({ [PUT]: problem('INTERNAL') });
  await save();
  const description = "Impossible d'enregistrer les métadonnées: Une erreur interne est survenue.";
  await waitFor(() => expect(toasts).toMatchObject([{ description, note: 'Référence : test' }]));
});

test('previews the page by the rules of the page itself', async () => {
  await open();
  type('Description SEO', 'Une autre description.');
  const head = homeHead(site, { ...storedSeo, description: 'Une autre description.' }, recipe.cover);
  expect(await google().findByText(head.description)).toBeVisible();
  expect(google().getByText(head.title)).toBeVisible();
  expect(google().getByText('table.example')).toBeVisible();
  expect(within(shared()).getByText(head.og.title)).toBeVisible();
  await waitFor(() => expect(`${site.url}${sharedPicture()}`).toBe(head.og.image.url));
});

test('previews the list with its own title and the picture of its first recipe', async () => {
  await open({}, '/admin/pages/recipes-list');
  expect(await google().findByText('Toutes les recettes | Tour de Table')).toBeVisible();
  await waitFor(() => expect(sharedPicture()).toBe('/media/recipe-images/cover/b.1200x630.jpg'));
});

test('measures the shared picture, and warns when it is not 1200x630', async () => {
  await open();
  type('Image de partage', 'https://images.example/a.jpg');
  const picture = await waitFor(() => {
    const shown = screen.getAllByRole<HTMLImageElement>('presentation').find((one) => !one.closest('figure'));
    expect(shown?.src).toBe('https://images.example/a.jpg');
    return shown as HTMLImageElement;
  });
  const load = (naturalWidth: number, naturalHeight: number) => {
    Object.defineProperties(picture, {
      naturalWidth: { value: naturalWidth, configurable: true },
      naturalHeight: { value: naturalHeight, configurable: true },
    });
    fireEvent.load(picture);
  };
  load(900, 600);
  expect(screen.getByText(/^Attention : 900 × 600 pixels au lieu de 1200×630\./)).toBeVisible();
  load(1200, 630);
  expect(screen.getByText('1200 × 630 pixels')).toBeVisible();
  fireEvent.error(picture);
  expect(screen.getByText(/^Cette image ne peut pas être affichée/)).toBeVisible();
});

test('uploads a chosen picture with the save, and stores its address', async () => {
  const { user, save, write, requests } = await open();
  await user.upload(chooser(), fileOf('partage.jpg', 'image/jpeg', 3 * 1024 * 1024));
  expect(await screen.findByText("partage.jpg · 3 Mo · envoi à l'enregistrement")).toBeVisible();
  expect(sharedPicture()).toMatch(/^blob:/);
  await save();
  await waitFor(() => expect(write()).toMatchObject({ og_image_url: '/media/recipe-images/pages/n.webp' }));
  expect(requests.find(({ method }) => method === 'POST')?.path).toBe('/api/admin/media?folder=pages');
  await waitFor(() => expect(field('Image de partage')).toHaveValue('/media/recipe-images/pages/n.webp'));
});

test('keeps a picture whose upload failed, with the reason, and can do without it', async () => {
  const detail = 'Ce fichier ne peut pas être lu.';
  const { user, save, write, toasts } = await open({ [MEDIA]: problem('UNSUPPORTED_TYPE', { detail }) });
  await user.upload(chooser(), fileOf('partage.jpg'));
  await save();
  const description = `Impossible d'enregistrer les métadonnées: ${detail}`;
  await waitFor(() => expect(toasts).toMatchObject([{ description }]));
  expect(screen.getByText(detail)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retirer partage.jpg' }));
  await save();
  await waitFor(() => expect(write()).toMatchObject({ og_image_url: null }));
});

test.each([
  [
    fileOf('partage.pdf', 'application/pdf'),
    'Type de fichier non supporté',
    'Veuillez sélectionner une image (JPG, PNG, etc.)',
  ],
  [
    fileOf('partage.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1),
    'Fichier trop volumineux',
    'La taille maximum est de 10MB',
  ],
])('refuses a file that cannot be shared: $name', async (file, title, description) => {
  const { toasts } = await open();
  fireEvent.drop(chooser(), { dataTransfer: { files: [file] } });
  expect(await screen.findByText(description)).toBeVisible();
  expect(chooser()).toHaveAccessibleDescription(expect.stringContaining(title));
  expect(toasts).toEqual([]);
});

test('says that the metadata cannot be loaded, and loads it again', async () => {
  let isDown = true;
  const api = { '/api/admin/seo/home': () => (isDown ? problem('INTERNAL') : storedSeo), '/api/home': home };
  const { user } = renderAdminRemote(routes, { path: '/admin/pages/home', api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de charger les métadonnées');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('textbox', { name: 'Titre SEO' })).toHaveValue(storedSeo.title);
});

test('takes the shared picture from those of the site, instead of a file that was chosen', async () => {
  const { user, save, write, requests } = await open(libraryApi());
  await user.upload(chooser(), fileOf('a.jpg'));
  await user.click(await screen.findByRole('button', { name: 'Déjà sur le site' }));
  await user.click(await screen.findByRole('button', { name: /^Un marché/ }));
  expect(await screen.findByLabelText(/^Image/)).toHaveValue('/media/marche.webp');
  await save();
  await waitFor(() => expect(write()).toMatchObject({ og_image_url: '/media/marche.webp' }));
  expect(requests.some(({ path }) => path.startsWith('/api/admin/media'))).toBe(false);
});
