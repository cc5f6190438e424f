import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { noSeo, storedContent, storedSeo } from '../../testing/stored-pages.ts';

const open = (api: ApiTable = {}) =>
  renderAdminRemote(routes, {
    path: '/admin/pages',
    api: {
      '/api/admin/seo/home': storedSeo,
      '/api/admin/seo/recipes_list': noSeo,
      '/api/admin/seo/about': { ...storedSeo, title: 'Qui nous sommes', description: null },
      '/api/admin/pages/about_content': storedContent,
      ...api,
    },
  });

const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

test('has a card for each page, which leads to its screen and to the public page', async () => {
  open();
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Page d'accueil", 'Liste des recettes', 'À propos']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['/admin/pages/home', '/'],
    ...['/admin/pages/recipes-list', '/toutes-recettes'],
    ...['/admin/pages/about', '/about'],
  ]);
});

test('shows at a glance what is stored of each page', async () => {
  open();
  await screen.findByText('Qui nous sommes (15 caractères)');
  expect(
    await card("Page d'accueil").findByText(/^Tour de Table, la cuisine du monde.* \(54 caractères\)$/),
  ).toBeVisible();
  expect(card('À propos').getByText('Rien')).toBeVisible();
  expect(await card('À propos').findByText('Nous aimons cuisiner.')).toBeVisible();
  expect(card('À propos').getByRole('img', { name: 'Nous deux' })).toHaveAttribute('src', '/media/couple.webp');
  const nothing = 'Aucune métadonnée enregistrée : le site emploie les siennes.';
  expect(await card('Liste des recettes').findByText(nothing)).toBeVisible();
});

test('says of one page that it cannot be read, with the reference, and reads it again', async () => {
  let isDown = true;
  const { user } = open({ '/api/admin/seo/home': () => (isDown ? problem('INTERNAL') : storedSeo) });
  const retry = await screen.findByRole('button', { name: "Réessayer : Page d'accueil" });
  expect(
    card("Page d'accueil").getByText(/^Impossible de lire ce qui est enregistré\. Référence : test/),
  ).toBeVisible();
  expect(await screen.findByText('Qui nous sommes (15 caractères)')).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await card("Page d'accueil").findByText(/Des recettes de tous les pays/)).toBeVisible();
});
