import { RecipePreviewInputSchema } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { json, screen, typeAtOnce, waitFor } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../remote.tsx';
import { EDITOR_API, storedRecipe } from '../../../testing/stored-recipe.ts';

const { id, title } = storedRecipe;
const ADDRESS = '/apercu?jeton=abc';
const tab = { location: { replace: vi.fn() }, close: vi.fn() };

/** A screen of this many pixels. */
function onScreen(width: number): void {
  const media = (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => media(query) as unknown as MediaQueryList);
}

beforeEach(() => {
  onScreen(1279);
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

async function open() {
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      ...EDITOR_API,
      'POST /api/admin/recipe-previews': () => json({ url: ADDRESS, expires_at: '2026-11-23T10:00:00.000Z' }, 201),
    },
  });
  await screen.findByLabelText('Titre');
  return rendered;
}

const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test('opens the unsaved recipe on its public page in a new tab', async () => {
  const { user, requests } = await open();
  typeAtOnce(screen.getByLabelText('Titre'), `${title} !`);
  await press(user, 'Aperçu');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(ADDRESS));
  const sent = requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  expect(sent.map((body) => RecipePreviewInputSchema.parse(body))).toMatchObject([{ id, title: `${title} !` }]);
});

test('says what the recipe lacks for a preview, and opens none', async () => {
  const { user, toasts } = await open();
  await user.clear(screen.getByLabelText('Titre'));
  await press(user, 'Aperçu');
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(toasts).toMatchObject([{ title: 'Aperçu impossible', description: 'Le titre est obligatoire.' }]);
});

test('shows the page beside the form from 1280 px, while the menu folds, and follows what is typed', async () => {
  onScreen(1280);
  const { user, requests } = await open();
  await press(user, 'Aperçu à côté');
  const frame = await screen.findByTitle('Aperçu de la recette');
  expect(frame).toHaveAttribute('src', ADDRESS);
  expect(frame.closest('[data-folds-menu="true"]')).not.toBeNull();
  typeAtOnce(screen.getByLabelText('Titre'), 'Autre');
  const titles = () => requests.flatMap(({ body }) => (body as { title: string } | null)?.title ?? []);
  await waitFor(() => expect(titles()).toEqual([title, 'Autre']));
});

test('has no room for the page beside the form on narrower screens', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Aperçu à côté' })).toBeNull();
});
