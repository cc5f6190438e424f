import { renderAdminRemote } from '@tdt/testing/admin-components';
import { screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';

async function open() {
  const api = { '/api/admin/country-names': { items: [] } };
  const { user } = renderAdminRemote(routes, { path: '/admin/recipes/new', api });
  typeAtOnce(await screen.findByLabelText('Titre'), 'Bœuf bourguignon');
  typeAtOnce(screen.getByLabelText('Description'), 'Un plat mijoté.');
  await user.click(screen.getByRole('tab', { name: 'Textes' }));
  await screen.findByLabelText('Titre SEO');
  return user;
}

const preview = (name: string) => within(screen.getByRole('figure', { name }));

test('edits the titles of sections, the cultural context and a list of tips', async () => {
  const user = await open();
  for (const label of ['Titre des ingrédients', 'Titre de la préparation', 'Titre du contexte culturel']) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  expect(screen.getByLabelText('Contexte culturel')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ajouter un conseil' }));
  await user.type(screen.getByLabelText('Conseil'), 'Préparez-le la veille.');
  expect(document.querySelectorAll('textarea[aria-hidden]'), 'nothing measures its text').toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Supprimer le conseil 1' }));
  expect(screen.queryByLabelText('Conseil')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Annuler la suppression' }));
  expect(screen.getByLabelText('Conseil')).toHaveValue('Préparez-le la veille.');
});

test('makes the selected words of the cultural context bold or a link, and takes no address that is none', async () => {
  const user = await open();
  const area: HTMLTextAreaElement = screen.getByLabelText('Contexte culturel');
  const select = (words: string) => {
    const start = area.value.indexOf(words);
    area.setSelectionRange(start, start + words.length);
  };
  typeAtOnce(area, 'Un plat de Beaune en hiver.');
  select('plat ');
  await user.click(screen.getByRole('button', { name: 'Gras' }));
  expect(area).toHaveValue('Un **plat** de Beaune en hiver.');
  await user.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('Un plat de Beaune en hiver.');

  select('Beaune');
  await user.click(screen.getByRole('button', { name: 'Lien…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Insérer un lien' }));
  expect(dialog.getByLabelText('Mots')).toHaveValue('Beaune');
  await user.type(dialog.getByLabelText('Adresse'), 'javascript:alert(1){Enter}');
  expect(dialog.getByRole('alert')).toHaveTextContent('Une adresse commence par https://');
  await user.clear(dialog.getByLabelText('Adresse'));
  await user.type(dialog.getByLabelText('Adresse'), 'https://table.example/pays/france{Enter}');
  await waitFor(() => expect(area).toHaveValue('Un plat de [Beaune](/pays/france) en hiver.'));
  expect(screen.queryByRole('dialog')).toBeNull();

  select('en hiver');
  await user.click(screen.getByRole('button', { name: 'Gras' }));
  await user.click(screen.getByRole('button', { name: 'Lien…' }));
  await user.type(screen.getByLabelText('Adresse'), '/saisons{Enter}');
  await waitFor(() => expect(area).toHaveValue('Un plat de [Beaune](/pays/france) **[en hiver](/saisons)**.'));
});

test('shows what the page uses as long as the SEO texts are empty', async () => {
  await open();
  expect(screen.getByLabelText('Titre SEO')).toHaveAttribute('placeholder', 'Bœuf bourguignon | Tour de Table');
  expect(screen.getByLabelText('Description SEO')).toHaveAttribute('placeholder', 'Un plat mijoté.');
  const google = preview('Aperçu dans Google');
  expect(google.getByText('Bœuf bourguignon | Tour de Table')).toBeVisible();
  expect(google.getByText(/› recipe › boeuf-bourguignon$/)).toBeVisible();
  expect(preview("Aperçu d'un partage").getByText('Image par défaut du site')).toBeVisible();
});

test('counts characters live against what is recommended, and previews what is typed', async () => {
  await open();
  const typeTitle = (length: number) => typeAtOnce(screen.getByLabelText('Titre SEO'), 'x'.repeat(length));
  expect(screen.getByText('0 caractères sur 50 à 60 conseillés')).toBeVisible();
  typeTitle(12);
  expect(await screen.findByText('12 caractères sur 50 à 60 conseillés : un peu court')).toBeVisible();
  typeTitle(55);
  expect(await screen.findByText('55 caractères sur 50 à 60 conseillés : bien')).toBeVisible();
  typeTitle(61);
  expect(await screen.findByText('61 caractères sur 50 à 60 conseillés : sera coupé')).toBeVisible();
  expect(preview('Aperçu dans Google').getByText('x'.repeat(61))).toBeVisible();
  typeAtOnce(screen.getByLabelText('Description SEO'), 'y'.repeat(155));
  expect(await screen.findByText('155 caractères sur 150 à 160 conseillés : bien')).toBeVisible();
});

test('previews the picture that a shared link shows', async () => {
  await open();
  typeAtOnce(screen.getByLabelText('Image de partage'), 'https://exemple.fr/photo.jpg');
  const image = await waitFor(() => preview("Aperçu d'un partage").getByRole('presentation'));
  expect(image).toHaveAttribute('src', 'https://exemple.fr/photo.jpg');
});

test('lists what a rich result needs or recommends, and leads to what is missing', async () => {
  const user = await open();
  const check = within(screen.getByRole('region', { name: 'Résultat enrichi de Google' }));
  expect(check.getByText('2 propriétés sur 12 sont remplies.')).toBeVisible();
  const item = (label: string) => check.getByText(label).closest('li') as HTMLElement;
  expect(item('Une image principale')).toHaveTextContent('obligatoire');
  expect(item('Le temps de cuisson')).toHaveTextContent('recommandé');
  expect(item('Un titre')).toHaveTextContent('rempli');
  await user.click(check.getByRole('button', { name: 'Compléter : Le temps de cuisson' }));
  expect(screen.getByRole('tab', { name: 'Détails' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByLabelText('Temps de cuisson')).toHaveFocus());
});
