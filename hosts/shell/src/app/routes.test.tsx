import { API } from '@tdt/contracts/plain';
import { data, type RouteObject } from '@tdt/platform';
import { renderRemote, screen, waitFor, within } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { routeTree } from './routes.tsx';
import { ToastsProvider } from './toasts.tsx';

const REPORT = `POST ${API.clientErrors}`;
/** Reports wait for a second, in which the page may be left. */
const reported = (isSo: () => void) => waitFor(isSo, { timeout: 10_000 });

/** What the loaders below do. */
let state: 'fine' | 'unavailable' | 'broken' = 'fine';

function load() {
  if (state === 'unavailable') throw data(null, { status: 503 });
  if (state === 'broken') throw new Error('broken page');
  return null;
}

const remoteRoutes: RouteObject[] = [
  { path: '/', element: <h1>Accueil</h1> },
  { path: '/about', element: <h1>À propos</h1>, loader: load },
  {
    path: '/recipe/:slug',
    loader: () => {
      throw data(null, { status: 404 });
    },
  },
];

const visit = (path: string) =>
  renderRemote(routeTree({ remoteRoutes, remoteOf: () => ({ name: 'catalogue', version: 'abc' }) }), {
    path,
    wrapper: ToastsProvider,
    api: { [REPORT]: null, [API.suggestions]: { texts: ['ramen'], countries: [] } },
  });

const title = () => screen.findByRole('heading', { level: 1 });

afterEach(() => {
  // Leaves the page, so that no report of it is sent during the next test.
  dispatchEvent(new Event('pagehide'));
  state = 'fine';
  vi.restoreAllMocks();
});

test('frames a page with one header, one main and one footer, and skips to the content first', async () => {
  const { user } = visit('/about');
  expect(await title()).toHaveTextContent('À propos');
  for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).toHaveLength(1);
  expect(screen.getByRole('main')).toContainElement(await title());
  await user.tab();
  const skip = within(screen.getByRole('banner')).getByRole('link', { name: 'Aller au contenu' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test.each([
  ['/nulle-part', /la page que vous cherchez n'existe pas/],
  ['/recipe/une/de-trop', /^La recette que vous cherchez n'existe pas/],
  ['/recipe/inconnue', /^La recette que vous cherchez n'existe pas/],
])('shows at %s the 404 page inside the frame, and reports no error', async (path, text) => {
  const { requests } = visit(path);
  expect(await title()).toHaveTextContent('Page non trouvée');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(await title());
  expect(screen.getByRole('banner')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('suggests close searches for an unknown address below /recipe/, and nothing of the kind for others', async () => {
  const { requests, go } = visit('/recipe/une/raman-de-trop');
  expect(await screen.findByRole('link', { name: '« ramen »' })).toHaveAttribute('href', '/toutes-recettes?q=ramen');
  await go('/nulle-part');
  const asked = requests.map(({ path }) => path);
  expect(asked).toEqual([`${API.suggestions}?q=une%20raman%20de%20trop`, `${API.suggestions}?q=`]);
});

test.each(['unavailable', 'broken'] as const)(
  'shows for a page that is %s an alert inside the frame, with a retry that works',
  async (fault) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    state = fault;
    const { user } = visit('/about');
    const alert = await screen.findByRole('alert');
    expect(await title()).toHaveTextContent('Cette page est momentanément indisponible');
    expect(screen.getByRole('main')).toContainElement(alert);
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: "Retour à l'accueil", hidden: false })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page momentanément indisponible | Tour de Table');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await title()).toHaveTextContent('Cette page est momentanément indisponible');
    state = 'fine';
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(async () => expect(await title()).toHaveTextContent('À propos'));
  },
);

test('tries again by itself when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  state = 'unavailable';
  visit('/about');
  await screen.findByRole('alert');
  state = 'fine';
  dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await title()).toHaveTextContent('À propos'));
});

test('reports a page that throws with its remote', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  state = 'broken';
  const { requests } = visit('/about');
  await screen.findByRole('alert');
  const report = {
    kind: 'error',
    message: 'broken page',
    remote: 'catalogue',
    version: 'abc',
    path: '/about',
  };
  await reported(() => expect(requests.map(({ body }) => body)).toEqual([expect.objectContaining(report)]));
});

test('shows an alert with a retry, and no empty page, when the header throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => {
    throw new Error('broken header');
  });
  const { user, requests } = visit('/about');
  expect(await screen.findByRole('alert')).toHaveTextContent('Cette page est momentanément indisponible');
  const report = expect.objectContaining({ message: 'broken header' });
  await reported(() => expect(requests.map(({ body }) => body)).toEqual([report]));
  broken.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});
