import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import {
  fileOf,
  fireEvent,
  libraryApi,
  pictureRow,
  screen,
  typeAtOnce,
  unusedPicture,
  waitFor,
  within,
} from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { routes } from '../../../remote.tsx';
import { EDITOR_API, storedPicture, storedRecipe } from '../../../testing/stored-recipe.ts';

const images = [
  storedPicture('/media/a.webp', 'cover'),
  storedPicture('/media/b.webp'),
  storedPicture('/media/c.webp'),
];

async function open(recipe = storedRecipe) {
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${recipe.id}`,
    api: {
      ...EDITOR_API,
      ...libraryApi([
        pictureRow(),
        unusedPicture,
        pictureRow({ id: 'c', url: '/media/c.webp', use_count: 1, uses: [{ use: 'plat', title: 'Flan' }] }),
      ]),
      [`/api/admin/recipes/${recipe.id}`]: recipe,
      [`PUT /api/admin/recipes/${recipe.id}`]: recipe,
    },
  });
  await rendered.user.click(await screen.findByRole('tab', { name: 'Images' }));
  const openDishes = async () => {
    await rendered.user.click(await screen.findByRole('tab', { name: 'Images plat' }));
    return within(await screen.findByRole('tabpanel', { name: 'Images plat' }));
  };
  await screen.findByLabelText(/(Choisir une |Remplacer l')image/);
  return { ...rendered, openDishes };
}

const chooser = () => screen.getByLabelText<HTMLInputElement>(/^(Choisir une |Remplacer l')image/);

test('shows the chosen cover, its size, and that it goes up with the save', async () => {
  const { user, toasts } = await open();
  await user.upload(chooser(), fileOf('tarte.jpg', 'image/jpeg', 3 * 1024 * 1024));
  const description = "L'image sera uploadée lors de l'enregistrement de la recette";
  // Of the topic of the save, whose end replaces it.
  const selected = { kind: 'success', topic: 'save', title: 'Image sélectionnée', description };
  await waitFor(() => expect(toasts).toEqual([selected]));
  const picker = await screen.findByRole('slider', { name: 'Point focal' });
  const picture = within(picker).getByRole('presentation');
  Object.defineProperties(picture, { naturalWidth: { value: 900 }, naturalHeight: { value: 600 } });
  fireEvent.load(picture);
  expect(screen.getByText(/900 × 600 pixels · 3 Mo · tarte.jpg/)).toBeVisible();
  expect(screen.getByText('Plus petite que recommandé (1200×800).')).toBeVisible();
});

test.each([
  ['image/gif', 'est un GIF : exportez-le en JPG ou en PNG, puis renvoyez-le.'],
  ['image/avif', 'est une image AVIF : exportez-la en JPG, puis renvoyez-la.'],
  ['image/heic', 'est une photo HEIC : exportez-la en JPG, puis renvoyez-la.'],
  ['image/svg+xml', 'est un dessin SVG : exportez-le en PNG, puis renvoyez-le.'],
  ['video/quicktime', 'est une vidéo MOV : exportez-la en MP4, puis renvoyez-la.'],
])('says at the field what to do with %s, also where it is called a JPEG', async (type, reason) => {
  const { toasts, openDishes } = await open();
  const dishes = await openDishes();
  const files = [fileOf('a.jpg', type, 2000, 'image/jpeg'), fileOf('b', type, 9 * 1024 * 1024, '')];
  fireEvent.drop(dishes.getByLabelText('Ajouter des images'), { dataTransfer: { files } });
  expect(await dishes.findByText(`a.jpg ${reason}`)).toBeVisible();
  expect(await dishes.findByText(`b ${reason}`)).toBeVisible();
  expect(toasts).toEqual([]);
});

test('offers the files that the server takes', async () => {
  await open();
  expect(chooser()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
});

test('takes a dropped cover', async () => {
  await open();
  fireEvent.drop(chooser(), { dataTransfer: { files: [fileOf('tarte.jpg')] } });
  expect(await screen.findByText(/tarte.jpg/)).toBeVisible();
});

test('refuses a cover that is no picture at the field, before any save, and keeps the one there is', async () => {
  const { toasts } = await open({ ...storedRecipe, images });
  fireEvent.drop(chooser(), { dataTransfer: { files: [fileOf('tarte.pdf', 'application/pdf')] } });
  expect(await screen.findByText('Veuillez sélectionner une image (JPG, PNG, etc.)')).toBeVisible();
  expect(chooser()).toHaveAccessibleDescription(/Type de fichier non supporté/);
  expect(toasts).toEqual([]);
  expect(await screen.findByText('1600 × 1200 pixels')).toBeVisible();
});

test('takes the reason away with the next choice', async () => {
  const { user } = await open();
  fireEvent.drop(chooser(), { dataTransfer: { files: [fileOf('tarte.gif', 'image/gif')] } });
  await screen.findByText(/^tarte.gif est un GIF/);
  await user.upload(chooser(), fileOf('tarte.jpg'));
  expect(await screen.findByText(/tarte.jpg/)).toBeVisible();
  expect(screen.queryByText(/^tarte.gif est un GIF/)).toBeNull();
});

test('keeps the alternative text when the cover is replaced', async () => {
  const { user } = await open({ ...storedRecipe, images });
  typeAtOnce(await screen.findByLabelText('Texte alternatif'), 'Une tarte dorée');
  await user.upload(chooser(), fileOf('tarte.jpg'));
  expect(await screen.findByText(/tarte.jpg/)).toBeVisible();
  expect(screen.getByLabelText('Texte alternatif')).toHaveValue('Une tarte dorée');
});

test('moves the focal point by the arrow keys, and all crops with it', async () => {
  const { user } = await open({ ...storedRecipe, images });
  const picker = await screen.findByRole('slider', { name: 'Point focal' });
  picker.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(picker).toHaveAttribute('aria-valuetext', '70% depuis la gauche, 40% depuis le haut');
  const crops = within(screen.getByRole('list', { name: 'Cadrages' })).getAllByRole('presentation');
  expect(crops.map(({ style }) => style.objectPosition)).toEqual(['70% 40%', '70% 40%', '70% 40%']);
  await user.keyboard('{Home}');
  expect(picker).toHaveAttribute('aria-valuetext', '50% depuis la gauche, 50% depuis le haut');
});

test('moves the focal point to where the picture is clicked', async () => {
  await open({ ...storedRecipe, images });
  const picker = await screen.findByRole('slider', { name: 'Point focal' });
  picker.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100);
  fireEvent.click(picker, { clientX: 120, clientY: 200 });
  expect(picker).toHaveAttribute('aria-valuetext', '10% depuis la gauche, 100% depuis le haut');
});

test('adds several dish pictures at once, lists those that it refuses, and sends nothing', async () => {
  const { user, toasts, requests, openDishes } = await open();
  const dishes = await openDishes();
  const large = fileOf('grande.jpg', 'image/jpeg', 6 * 1024 * 1024);
  const files = [fileOf('une.jpg'), large, fileOf('deux.png', 'image/png')];
  await user.upload(dishes.getByLabelText('Ajouter des images'), files);
  expect(await dishes.findByText(/une.jpg/)).toBeVisible();
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ['Images sélectionnées', "Les 2 images seront uploadées lors de l'enregistrement de la recette"],
  ]);
  expect(dishes.getByText('grande.jpg ne doit pas dépasser 5MB')).toBeVisible();
  expect(dishes.getByText(/deux.png/)).toBeVisible();
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('frees the preview of a picture that is taken out, and makes another when it is brought back', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const { user, openDishes } = await open();
  await user.upload(chooser(), fileOf('tarte.jpg'));
  await user.click(await screen.findByRole('button', { name: "Supprimer l'image" }));
  await waitFor(() => expect(screen.queryByText(/tarte.jpg/)).toBeNull());
  const dishes = await openDishes();
  await user.upload(dishes.getByLabelText('Ajouter des images'), fileOf('une.jpg'));
  await user.click(await dishes.findByRole('button', { name: "Supprimer l'image 1" }));
  await waitFor(() => expect(dishes.queryByText(/une.jpg/)).toBeNull());
  expect(revoked).toHaveBeenCalledTimes(2);
  await user.click(await dishes.findByRole('button', { name: 'Annuler la suppression' }));
  expect(await dishes.findByText(/une.jpg/)).toBeVisible();
});

test('takes no more than 50 dish pictures, and says at the field which ones it leaves', async () => {
  const dishes = Array.from({ length: 49 }, (_, at) => storedPicture(`/media/${at}.webp`));
  const { user, openDishes } = await open({ ...storedRecipe, images: dishes });
  const part = await openDishes();
  await user.upload(part.getByLabelText('Ajouter des images'), [fileOf('une.jpg'), fileOf('deux.jpg')]);
  expect(await part.findByText(/une.jpg ·/)).toBeVisible();
  expect(part.getByText('50 images au plus. Laissées de côté : deux.jpg.')).toBeVisible();
});

test.each([
  ['an alternative text of more than 300 characters', 1, 'Images plat : 300 caractères au plus.'],
  ['more than 50 pictures', 51, 'Images plat : 50 images au plus.'],
])('refuses %s before it sends anything', async (_what, count, description) => {
  const dishes = Array.from({ length: count }, (_, at) => storedPicture(`/media/${at}.webp`));
  const { user, toasts, requests, openDishes } = await open({ ...storedRecipe, images: dishes });
  const part = await openDishes();
  const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
  if (count === 1) typeAtOnce(part.getByLabelText('Texte alternatif'), 'a'.repeat(301));
  await save();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Erreur', description }]));
  expect(screen.getByRole('tab', { name: 'Images (contient des erreurs)' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Images plat (contient des erreurs)' })).toBeVisible();
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

const LIBRARY = { name: 'Déjà sur le site' };
const inLibrary = () => screen.findByRole('dialog', { name: 'Images du site' }).then(within);

test('takes the cover from the pictures of the site, with its size, text and focal point', async () => {
  const { user, requests } = await open();
  await user.click(screen.getByRole('button', LIBRARY));
  const library = await inLibrary();
  await user.click(await library.findByRole('button', { name: /^Un marché/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByLabelText('Texte alternatif')).toHaveValue('Un marché');
  expect(screen.getByRole('slider', { name: 'Point focal' })).toHaveAttribute('aria-valuenow', '20');
  expect(screen.getByText('1600 × 1200 pixels')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const { url, width, height, placeholder, alt, focal } = unusedPicture;
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    images: [{ url, width, height, placeholder, alt, focal, image_type: 'cover' }],
  });
});

test('keeps the text of the cover when the picture that replaces it has none', async () => {
  const cover = { ...storedPicture('/media/a.webp', 'cover'), alt: 'Une tarte entière' };
  const { user } = await open({ ...storedRecipe, images: [cover] });
  await user.click(screen.getByRole('button', LIBRARY));
  await user.click(await (await inLibrary()).findByRole('button', { name: /^Tarte aux figues/ }));
  expect(await screen.findByLabelText('Texte alternatif')).toHaveValue('Une tarte entière');
});

test('takes several dish pictures at once, by keys alone', async () => {
  const { user, openDishes } = await open();
  const dishes = await openDishes();
  dishes.getByRole('button', LIBRARY).focus();
  await user.keyboard('{Enter}');
  const library = await inLibrary();
  const [first, second] = (await library.findAllByRole('button', { pressed: false })) as [HTMLElement, HTMLElement];
  expect(library.getByRole('button', { name: 'Ajouter (0)' })).toBeDisabled();
  first.focus();
  await user.keyboard('{Enter}{ArrowRight}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}{ArrowRight}{Enter} {ArrowLeft}{ArrowLeft}');
  expect(first).toHaveFocus();
  await user.click(library.getByRole('button', { name: 'Ajouter (2)' }));
  expect(dishes.getAllByRole('slider', { name: 'Point focal' })).toHaveLength(2);
});

test('lets no more dish pictures be chosen than a recipe can have', async () => {
  const most = Array.from({ length: RECIPE_LIMITS.images - 2 }, (_, at) => storedPicture(`/media/${at}.webp`));
  const { user, openDishes } = await open({ ...storedRecipe, images: most });
  await user.click((await openDishes()).getByRole('button', LIBRARY));
  const library = await inLibrary();
  const pictures = await library.findAllByRole('button', { pressed: false });
  for (const picture of pictures.slice(0, 2)) await user.click(picture);
  expect(pictures[2]).toBeDisabled();
  await user.click(pictures[0] as HTMLElement);
  expect(pictures[2]).toBeEnabled();
});

test('searches the pictures of the site without changing the address, and leaves by Escape', async () => {
  const { user, requests } = await open();
  await user.click(screen.getByRole('button', LIBRARY));
  const library = await inLibrary();
  await user.type(library.getByRole('searchbox'), 'figue{Enter}');
  await waitFor(() => expect(requests.at(-1)?.query.get('q')).toBe('figue'));
  expect(location.search).toBe('');
  expect(sessionStorage.getItem('tdt.admin.list') ?? '').not.toContain('/admin/recipes/');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
