import { act, fileOf, fireEvent, libraryApi, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { renderTab } from '../../../testing/render-tab.tsx';
import { newStep, type StepValue } from '../recipe-values.ts';
import { StepsTab } from './steps-tab.tsx';

const MESSAGE = "Veuillez remplir toutes les descriptions d'étapes.";
const step = (description: string, rest: Partial<StepValue> = {}): StepValue => ({
  ...newStep(),
  description,
  ...rest,
});
const openFolded = (...steps: StepValue[]) => renderTab(StepsTab, { steps, groups: [{ name: 'Pâte' }] });
const unfold = () => {
  for (const line of screen.queryAllByRole('button', { name: /^Étape/, expanded: false })) line.click();
};
const open = (...steps: StepValue[]) => {
  const opened = openFolded(...steps);
  act(unfold);
  return opened;
};

const row = (number: number) => within(screen.getByRole('group', { name: `Étape ${number}` }));
const description = (number: number) => row(number).getByLabelText('Description');
const button = (name: string) => screen.getByRole('button', { name });
const openMedia = (user: ReturnType<typeof open>['user'], number = 1) =>
  user.click(button(`Ajouter un média à l'étape ${number}`));
const fileInput = () => row(1).getByLabelText<HTMLInputElement>(/Image ou vidéo/);
const choose = (file: File) => fireEvent.change(fileInput(), { target: { files: [file] } });

test('adds a step in the group of the last one, with the focus in it', async () => {
  const { user, values } = open(step('Pétrir', { group: 'Pâte' }));
  await user.click(button('Ajouter une étape'));
  expect(description(2)).toHaveFocus();
  expect(values().steps[1]).toMatchObject({ description: '', group: 'Pâte', media: null });
});

const line = (number: number) => row(number).getByRole('button', { name: new RegExp(`^Étape ${number}`) });
const isOpen = (number: number) => line(number).getAttribute('aria-expanded') === 'true';

test('a step is one line with its first words, group, time and medium, until it is unfolded', async () => {
  const media = { type: 'video', url: 'https://exemple.fr/geste' } as const;
  const { user } = openFolded(
    step('Pétrir la pâte', { group: 'Pâte', duree_repos: '1 h', duree_cuisson: '30 min', media }),
  );
  expect(line(1)).toHaveAccessibleName(/^Étape 1\s*Pétrir la pâte\s*Pâte\s*1h 30min\s*vidéo$/);
  expect(row(1).queryByLabelText('Description')).toBeNull();
  line(1).focus();
  await user.keyboard('{Enter}');
  expect([isOpen(1), document.activeElement === line(1)]).toEqual([true, true]);
  expect(description(1)).toHaveValue('Pétrir la pâte');
  await user.click(line(1));
  expect(row(1).queryByLabelText('Description')).toBeNull();
});

test('an empty step is unfolded, without fields that are optional and unused', () => {
  renderTab(StepsTab, { steps: [step('')], groups: [] });
  expect(description(1)).toBeVisible();
  expect(row(1).queryByLabelText('Groupe')).toBeNull();
  expect(row(1).queryByLabelText('Cuisson')).toBeNull();
});

test('unfolds and folds all steps, which stay as they are when they move', async () => {
  const { user } = openFolded(step('Pétrir'), step('Cuire'), step('Servir'));
  await user.click(button('Tout déplier'));
  await user.click(line(3));
  await user.click(button("Monter l'étape 3"));
  expect([1, 2, 3].map(isOpen)).toEqual([true, false, true]);
  await user.click(button('Tout replier'));
  expect([1, 2, 3].map(isOpen)).toEqual([false, false, false]);
});

test('unfolds a step that a save refuses', async () => {
  const { user, saved } = openFolded(step('Pétrir'), step('x'.repeat(6000)));
  await user.click(button('Enregistrer'));
  await waitFor(() => expect(description(2)).toHaveFocus());
  expect([isOpen(1), saved]).toEqual([false, []]);
});

test('takes pasted steps, numbered by a page, into their groups in place of empty ones', async () => {
  const { user, values } = openFolded(step('Pétrir'), step(''));
  await user.click(button('Coller des étapes'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Coller des étapes' }));
  const html = '<h3>pâte</h3><ol><li>Étaler.</li><li>Piquer.</li></ol>';
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : 'pâte\nÉtaler.\nPiquer.') };
  fireEvent.paste(dialog.getByRole('textbox'), { clipboardData });
  expect(dialog.getByRole('textbox')).toHaveValue('## pâte\n1. Étaler.\n2. Piquer.');
  await user.click(await dialog.findByRole('button', { name: 'Ajouter 2 étapes' }));
  expect(values().steps.map((row) => `${row.description} ${row.group}`)).toEqual([
    'Pétrir ',
    'Étaler. Pâte',
    'Piquer. Pâte',
  ]);
  expect(line(3)).toHaveAccessibleName(/Piquer/);
});

test('numbers steps by their place, from 1', async () => {
  const { user, values } = open(step('Pétrir'), step('Cuire'));
  await user.click(button("Monter l'étape 2"));
  expect(description(1)).toHaveValue('Cuire');
  expect(screen.getAllByText(/^Étape \d$/).map(({ textContent }) => textContent)).toEqual(['Étape 1', 'Étape 2']);
  expect(values().steps.map((row) => row.description)).toEqual(['Cuire', 'Pétrir']);
});

test.each([
  ['1h30', '= 1h 30min'],
  ['90 minutes', '= 1h 30min'],
  ['une nuit', 'durée non comprise'],
])('says what it understands of the duration %j: %s', (text, understood) => {
  open(step('Cuire'));
  fireEvent.click(button("Ajouter des durées à l'étape 1"));
  const duration = row(1).getByLabelText('Cuisson');
  expect(duration).not.toHaveAccessibleDescription();
  fireEvent.change(duration, { target: { value: text } });
  expect(duration).toHaveAccessibleDescription(understood);
});

test('shows which quantities and times of a step are recognised, as they are typed', () => {
  const ingredients = [{ id: 'l', quantity: '1 litre', name: 'lait entier', group: 'Pâte' }];
  renderTab(StepsTab, { steps: [step('Pétrir', { group: 'Pâte' })], ingredients, groups: [{ name: 'Pâte' }] });
  act(unfold);
  expect(row(1).queryByRole('list', { name: "Reconnu dans l'étape 1" })).toBeNull();
  const text = 'Chauffez 25 cl de lait 1 h 30 et la moitié du sucre, puis formez 4 boules.';
  fireEvent.change(description(1), { target: { value: text } });
  const found = within(row(1).getByRole('list', { name: "Reconnu dans l'étape 1" })).getAllByRole('listitem');
  expect(found.map(({ textContent }) => textContent)).toEqual(['25 cl de lait → lait entier', '1 h 30 = 1h 30min']);
});

test('asks for the descriptions of all steps, and for a step where there is none', async () => {
  const { user, saved } = open(step('Pétrir'), step(''));
  await user.click(button('Enregistrer'));
  await waitFor(() => expect(description(2)).toHaveAccessibleDescription(MESSAGE));
  expect(description(2)).toHaveFocus();
  await user.click(button("Supprimer l'étape 2"));
  await user.click(button("Supprimer l'étape 1"));
  await user.click(button('Enregistrer'));
  expect(await screen.findByText('Veuillez ajouter au moins une étape de préparation.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('holds a chosen file as a preview, for the save to upload', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  const { user, toasts, values } = open(step('Pétrir'));
  await openMedia(user);
  const file = fileOf('geste.webm', 'video/webm');
  choose(file);
  await waitFor(() => expect(values().steps[0]?.media).toEqual({ type: 'video', url: 'blob:preview', file }));
  expect(screen.getByLabelText("Vidéo de l'étape 1")).toHaveAttribute('src', 'blob:preview');
  expect(toasts).toEqual([{ kind: 'success', title: 'Média ajouté' }]);
  await user.click(button("Supprimer le média de l'étape 1"));
  expect(values().steps[0]?.media).toBeNull();
  expect(toasts.at(-1)).toEqual({ kind: 'success', title: 'Média supprimé' });
  expect(button("Ajouter un média à l'étape 1")).toHaveFocus();
});

const FILM = '/media/recipe-images/recipe-steps-videos/a.mp4';

test('takes the captions of a film, pasted or from a file, and refuses what are none', async () => {
  const { user, values, saved } = open(step('Pétrir', { media: { type: 'video', url: FILM } }));
  const captions = row(1).getByLabelText(/^Sous-titres de la vidéo de l'étape 1/);
  fireEvent.change(captions, { target: { value: 'Battez les œufs.' } });
  await user.click(button('Enregistrer'));
  expect(await screen.findByText(/^Collez le contenu d’un fichier \.vtt ou \.srt/)).toBeVisible();
  expect(saved).toEqual([]);
  const text = '1\n00:00:01,000 --> 00:00:04,000\nBattez les œufs.';
  await user.upload(row(1).getByLabelText("Fichier des sous-titres de l'étape 1"), new File([text], 'a.srt'));
  await waitFor(() => expect(captions).toHaveValue(text));
  expect(values().steps[0]?.media).toEqual({ type: 'video', url: FILM, captions: text });
});

test.each(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://exemple.fr/geste'])(
  'asks for no captions of %s, which the page does not play itself',
  (url) => {
    open(step('Pétrir', { media: { type: 'video', url } }));
    expect(row(1).queryByLabelText(/^Sous-titres/)).toBeNull();
  },
);

const MEGABYTE = 1024 * 1024;
const TYPE = 'Type de fichier non supporté Veuillez sélectionner un type de fichier valide';
const SIZE = 'Fichier trop volumineux La taille maximum est de 10MB';
const MOV = 'Type de fichier non supporté a.mov est une vidéo MOV : exportez-la en MP4, puis renvoyez-la.';

test.each([
  ['a document', fileOf('a.pdf', 'application/pdf'), TYPE],
  ['a video that browsers do not play', fileOf('a.avi', 'video/x-msvideo'), TYPE],
  ['a film of a phone', fileOf('a.mov', 'video/quicktime'), MOV],
  ['a film of a phone with another name', fileOf('a.mov', 'video/quicktime', 2000, 'video/mp4'), MOV],
  ['a picture of more than 10 MB', fileOf('a.jpg', 'image/jpeg', 10 * MEGABYTE + 1), SIZE],
  ['a video of more than 10 MB', fileOf('a.mp4', 'video/mp4', 10 * MEGABYTE + 1), SIZE],
])('refuses %s at the field', async (_, file, reason) => {
  const { user, toasts, values } = open(step('Pétrir'));
  await openMedia(user);
  choose(file);
  await waitFor(() => expect(fileInput()).toHaveAccessibleDescription(expect.stringContaining(reason)));
  expect(toasts).toEqual([]);
  expect(values().steps[0]?.media).toBeNull();
});

test('takes a file for what its bytes are, whatever its name says', async () => {
  const { user, values } = open(step('Pétrir'));
  await openMedia(user);
  choose(fileOf('geste.jpg', 'video/mp4', 2000, 'image/jpeg'));
  await waitFor(() => expect(values().steps[0]?.media).toMatchObject({ type: 'video', file: { type: 'video/mp4' } }));
});

test('says that something dropped is no file', async () => {
  const { user } = open(step('Pétrir'));
  await openMedia(user);
  fireEvent.drop(fileInput(), { dataTransfer: { files: [] } });
  const reason = 'Aucun fichier sélectionné Veuillez sélectionner un fichier à uploader';
  await waitFor(() => expect(fileInput()).toHaveAccessibleDescription(expect.stringContaining(reason)));
});

const addAddress = async (user: ReturnType<typeof open>['user'], address: string) => {
  await openMedia(user);
  fireEvent.change(row(1).getByLabelText('Adresse (URL)'), { target: { value: address } });
  await user.type(row(1).getByLabelText('Adresse (URL)'), '{Enter}');
};

test('turns a YouTube address into that of its player, as a video, and does not save', async () => {
  const { user, values, saved } = open(step('Pétrir'));
  await addAddress(user, 'https://youtu.be/dQw4w9WgXcQ?t=42');
  const url = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42';
  expect(values().steps[0]?.media).toEqual({ type: 'video', url });
  expect(screen.getByTitle("Vidéo de l'étape 1")).toHaveAttribute('src', url);
  expect(saved).toEqual([]);
});

test('takes another https address as it is, of the chosen type', async () => {
  const { user, values } = open(step('Pétrir'));
  await addAddress(user, 'https://exemple.fr/geste');
  expect(values().steps[0]?.media).toEqual({ type: 'image', url: 'https://exemple.fr/geste' });
  expect(screen.getByAltText("Média de l'étape 1")).toHaveAttribute('src', 'https://exemple.fr/geste');
});

test.each(['', 'http://exemple.fr/a.jpg', 'javascript:alert(1)', 'exemple'])(
  'refuses %j, with its reason',
  async (url) => {
    const { user, values } = open(step('Pétrir'));
    await addAddress(user, url);
    expect(row(1).getByRole('alert')).not.toBeEmptyDOMElement();
    expect(row(1).getByLabelText('Adresse (URL)')).toBeInvalid();
    expect(values().steps[0]?.media).toBeNull();
  },
);

test('takes the picture of a step from the pictures of the site', async () => {
  const { user, values } = renderTab(StepsTab, { steps: [step('Cuire')] }, libraryApi());
  act(unfold);
  await openMedia(user);
  await user.click(button('Déjà sur le site'));
  await user.click(await screen.findByRole('button', { name: /^Un marché/ }));
  expect(values().steps[0]?.media).toEqual({ type: 'image', url: '/media/marche.webp' });
});
