import { changeFavourites } from '@tdt/platform';
import { act, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { afterEach, expect, test } from 'vitest';
import { SiteHeader } from './site-header.tsx';

const visit = (path = '/about') =>
  renderRemote([{ path: '*', element: <SiteHeader /> }], { path, site: { name: 'Assiette & Boussole' } });

const header = () => within(screen.getByRole('banner'));
const current = () =>
  header()
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent || link.getAttribute('aria-label'));

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => void dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  scrollTo(0);
  changeFavourites(() => []);
});

test('skips to the content first, then links to home, recipes, about and favourites, and from the name of the site to home', () => {
  visit();
  const links = header().getAllByRole('link');
  expect(links.map((link) => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Aller au contenu', '#contenu'],
      ['Assiette & Boussole', '/'],
      ['Accueil', '/'],
      ['Recettes', '/toutes-recettes'],
      ['À propos', '/about'],
      ['Mes favoris', '/favoris'],
    ],
  );
});

test.each([
  ['/', ['Accueil']],
  ['/toutes-recettes?type=plat', ['Recettes']],
  ['/favoris', ['Mes favoris']],
  ['/about', []],
  ['/pays/japon', []],
])('marks at %s the current page: %j', (path, marked) => {
  visit(path);
  expect(current()).toEqual(marked);
});

test('is a bar once the page is scrolled by more than 50 pixels', () => {
  visit();
  const isScrolled = () => screen.getByRole('banner').dataset.scrolled;
  expect(isScrolled()).toBe('false');
  scrollTo(50);
  expect(isScrolled()).toBe('false');
  scrollTo(51);
  expect(isScrolled()).toBe('true');
  scrollTo(0);
  expect(isScrolled()).toBe('false');
});

test('is a bar from the start if the page was scrolled before hydration', () => {
  scrollTo(400);
  visit();
  expect(screen.getByRole('banner').dataset.scrolled).toBe('true');
});

test('the menu opens, closes on Escape with the focus on its button, on a press elsewhere, and on a choice', async () => {
  const { user } = visit();
  const button = header().getByRole('button', { name: 'Ouvrir le menu' });
  const isOpen = () => screen.getByRole('banner').dataset.open;
  expect(button).toHaveAttribute('aria-controls', header().getByRole('navigation').id);
  await user.click(button);
  expect([isOpen(), button.getAttribute('aria-expanded'), button.getAttribute('aria-label')]).toEqual([
    'true',
    'true',
    'Fermer le menu',
  ]);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe('false');
  expect(button).toHaveFocus();

  await user.click(button);
  await user.click(document.body);
  expect(isOpen()).toBe('false');

  await user.click(button);
  await user.click(header().getByRole('link', { name: 'Recettes' }));
  await waitFor(() => expect([location.pathname, isOpen()]).toEqual(['/toutes-recettes', 'false']));
});

test('Back closes the menu and stays on the page, and a closed menu takes no step of its own', async () => {
  const { user } = visit('/');
  await user.click(header().getByRole('link', { name: 'Recettes' }));
  await waitFor(() => expect(location.pathname).toBe('/toutes-recettes'));
  const isOpen = () => screen.getByRole('banner').dataset.open;
  const button = () => header().getByRole('button', { name: /le menu/ });
  await user.click(button());
  act(() => history.back());
  await waitFor(() => expect([location.pathname, isOpen()]).toEqual(['/toutes-recettes', 'false']));

  await user.click(button());
  expect(history.state).toHaveProperty('open');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(history.state).not.toHaveProperty('open'));
  await user.click(button());
  await user.click(header().getByRole('link', { name: 'À propos' }));
  await waitFor(() => expect([location.pathname, isOpen()]).toEqual(['/about', 'false']));
  act(() => history.back());
  await waitFor(() =>
    expect([location.pathname, current(), 'open' in history.state]).toEqual(['/toutes-recettes', ['Recettes'], false]),
  );
  act(() => history.forward());
  await waitFor(() => expect([location.pathname, current()]).toEqual(['/about', []]));
  act(() => history.back());
  await waitFor(() => expect([location.pathname, 'open' in history.state]).toEqual(['/toutes-recettes', false]));
  act(() => history.back());
  await waitFor(() => expect([location.pathname, current()]).toEqual(['/', ['Accueil']]));
});

test('shows the number of favourites in their link', () => {
  visit();
  const [first, second] = samples.cards(2).map(({ id }) => id) as [string, string];
  for (const [saved, name] of [
    [[first], 'Mes favoris, 1 recette'],
    [[first, second], 'Mes favoris, 2 recettes'],
    [[], 'Mes favoris'],
  ] as const) {
    act(() => void changeFavourites(() => saved));
    expect(header().getByRole('link', { name })).toHaveTextContent(saved.length > 0 ? String(saved.length) : '');
  }
});
