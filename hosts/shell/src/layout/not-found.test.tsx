import type { RouteObject } from '@tdt/platform';
import { renderRemote, screen, waitFor } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { NotFound } from './not-found.tsx';

const routes: RouteObject[] = [
  { path: '/', element: <h1>Accueil</h1> },
  { path: '/about', element: <h1>À propos</h1> },
  { path: '/recipe/*', element: <NotFound recipe /> },
  { path: '*', element: <NotFound /> },
];

const visit = (path: string) => renderRemote(routes, { path });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('says that the page is unknown, links to home, and is not indexed', () => {
  visit('/nulle-part');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page non trouvée');
  expect(screen.getByText(/la page que vous cherchez n'existe pas ou a été déplacée\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Voir toutes les recettes' })).toBeNull();
  expect(document.title).toBe('Page non trouvée | Tour de Table');
  expect(screen.getByRole('searchbox', { name: 'Chercher une recette' })).toHaveAttribute('name', 'q');
  expect(screen.getByRole('link', { name: 'Tous les pays' })).toHaveAttribute('href', '/pays');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('says under /recipe/ that the recipe does not exist or was moved, and links to all recipes', () => {
  visit('/recipe/une/de-trop');
  expect(screen.getByText("La recette que vous cherchez n'existe pas ou a été déplacée.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir toutes les recettes' })).toHaveAttribute('href', '/toutes-recettes');
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
});

test('goes back to the previous page by its button', async () => {
  const { user, go } = visit('/about');
  expect(await heading('À propos')).toBeVisible();
  await go('/nulle-part');
  await user.click(screen.getByRole('button', { name: 'Page précédente' }));
  await waitFor(() => expect(location.pathname).toBe('/about'));
  expect(await heading('À propos')).toBeVisible();
});
