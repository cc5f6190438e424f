import { API } from '@tdt/contracts/plain';
import { Link, type RouteObject, useLoaderData } from '@tdt/platform';
import { act, renderRemote, screen, waitFor } from '@tdt/testing/components';
import { beforeEach, expect, test } from 'vitest';
import { viewedPath } from './navigation-effects.tsx';
import { routeTree } from './routes.tsx';

/** A page whose title comes with its content, like the list of recipes. */
function Late() {
  const { loaded } = useLoaderData<{ loaded: string | null }>();
  return (
    <>
      <title>{loaded ?? 'En attente'}</title>
      <h1 aria-busy={loaded === null}>Tardive</h1>
    </>
  );
}

const page = (path: string, title: string): RouteObject => ({
  path,
  element: (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  ),
});

const remoteRoutes = [
  page('/', 'Accueil'),
  page('/about', 'À propos'),
  { path: '/late', Component: Late, loader: late },
  {
    path: '/links',
    element: (
      <>
        <h1>Liens</h1>
        <Link to="/about">Vers la page</Link>
        <Link to="/about">Vers la page</Link>
      </>
    ),
  },
];
let loaded: string | null = null;
async function late() {
  return { loaded };
}

const visit = (path: string) =>
  renderRemote(routeTree({ remoteRoutes }), { path, api: { [API.suggestions]: { texts: [], countries: [] } } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const views = () => (window.dataLayer ?? []).map(({ event, page_path, page_title }) => [event, page_path, page_title]);
const view = (path: string, title: string) => ['page_view', path, title];
/** The live region that announces page changes to screen readers. */
const announced = () => document.querySelector('[aria-live=polite]:not(ol)');

beforeEach(() => {
  window.dataLayer = [];
});

test('counts each view once with path and title, also after Back, and no scrolling', async () => {
  const { go } = visit('/about?x=1');
  await heading('À propos');
  await waitFor(() => expect(views()).toEqual([view('/about?x=1', 'À propos')]));
  await go('/');
  await heading('Accueil');
  await go(-1);
  await heading('À propos');
  await waitFor(() => expect(views()).toHaveLength(3));
  act(() => void dispatchEvent(new Event('scroll')));
  expect(views()).toEqual([view('/about?x=1', 'À propos'), view('/', 'Accueil'), view('/about?x=1', 'À propos')]);
});

test('counts an unknown page as a view', async () => {
  visit('/nulle-part');
  await heading('Page non trouvée');
  await waitFor(() => expect(views()).toEqual([view('/nulle-part', 'Page non trouvée | Tour de Table')]));
});

test('moves the focus to the content of a new page and announces its title; not for the first page', async () => {
  const { go } = visit('/about');
  await heading('À propos');
  expect(document.body).toHaveFocus();
  expect(announced()).toHaveTextContent('');
  await go('/');
  await heading('Accueil');
  await waitFor(() => expect(announced()).toHaveTextContent('Accueil'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Back returns the focus to the link that was followed', async () => {
  const { go, user } = visit('/links');
  await heading('Liens');
  const [, second] = screen.getAllByRole('link', { name: 'Vers la page' });
  await user.click(second as HTMLElement);
  await heading('À propos');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await go(-1);
  await heading('Liens');
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Vers la page' })[1]).toHaveFocus());
  await go('/about');
  await heading('À propos');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('counts a change of the query as a view, and leaves the focus where it is', async () => {
  const { go } = visit('/about');
  await heading('À propos');
  await go('/about?x=2');
  await waitFor(() => expect(views()).toEqual([view('/about', 'À propos'), view('/about?x=2', 'À propos')]));
  expect(document.body).toHaveFocus();
});

test('reports a page that waits for its content with its final title', async () => {
  loaded = null;
  const { go } = visit('/about');
  await heading('À propos');
  await go('/late');
  await heading('Tardive');
  await waitFor(() => expect(views()).toHaveLength(1));
  loaded = 'Le grand carnet';
  await go('/late');
  await waitFor(() => expect(views()[1]).toEqual(view('/late', 'Le grand carnet')));
});

test('reports a waiting page that is left with the title it had', async () => {
  loaded = null;
  const { go } = visit('/late');
  await heading('Tardive');
  await go('/about');
  await heading('À propos');
  await waitFor(() => expect(views()).toEqual([view('/late', 'En attente'), view('/about', 'À propos')]));
});

test("reports no token of a mail's link", () => {
  expect(viewedPath('/newsletter/desinscription', '?utm_source=mail&jeton=abc')).toBe('/newsletter/desinscription');
});
