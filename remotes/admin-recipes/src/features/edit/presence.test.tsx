import { PRESENCE_SECONDS } from '@tdt/contracts/plain';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';
import { EDITOR_API, storedRecipe } from '../../testing/stored-recipe.ts';

const { id, revision } = storedRecipe;
const PRESENCE = 'POST /api/admin/presence';
const MARIE = { email: 'marie@exemple.fr', is_self: false };
const BY_MARIE = { revision: revision + 1, by: MARIE.email, at: '2026-11-28T15:07:00.000Z' };

function open(api: ApiTable) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const rendered = renderAdminRemote(routes, { path: `/admin/recipes/${id}`, api: { ...EDITOR_API, ...api } });
  const sent = (wanted: string) =>
    rendered.requests.filter(({ method, path }) => `${method} ${path}`.startsWith(wanted));
  return { ...rendered, sent };
}
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('shows who else has the recipe open, asks again, and shows none once the network is lost', async () => {
  let answer = (): unknown => ({ others: [MARIE], saved: null });
  const { sent } = open({ [PRESENCE]: () => answer() });
  expect(await screen.findByText('marie@exemple.fr a cette recette ouverte.')).toBeVisible();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await later(PRESENCE_SECONDS);
  await waitFor(() => expect(screen.queryByText(/a cette recette ouverte/)).toBeNull());
  const [first, second] = sent(PRESENCE).map(({ body }) => body);
  expect(first).toEqual({ kind: 'recipe', id, tab: expect.any(String) });
  expect(second).toEqual(first);
});

test('says nothing where the server knows no presence', async () => {
  open({ [PRESENCE]: problem('ROUTE_NOT_FOUND') });
  expect(await screen.findByLabelText('Titre')).toBeVisible();
  await later(PRESENCE_SECONDS);
  expect(screen.queryByText(/ouverte|enregistré/)).toBeNull();
});

test('ends when the editor is left, and while the tab is hidden for minutes', async () => {
  const { sent, go } = open({ [PRESENCE]: { others: [], saved: null }, 'DELETE /api/admin/presence': null });
  await waitFor(() => expect(sent(PRESENCE)).toHaveLength(1));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await later(310);
  const count = sent(PRESENCE).length;
  await later(120);
  expect(sent(PRESENCE)).toHaveLength(count);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sent(PRESENCE)).toHaveLength(count + 1));
  await go('/admin/recipes/new');
  await waitFor(() => expect(sent('DELETE /api/admin/presence?tab=')).toHaveLength(1));
});

test('says that another editor has saved, and shows what changed before anything is replaced', async () => {
  let recipe = storedRecipe;
  const { user } = open({
    [`/api/admin/recipes/${id}`]: () => recipe,
    [PRESENCE]: { others: [MARIE], saved: BY_MARIE },
  });
  expect(await screen.findByText(/marie@exemple.fr a enregistré à 16:07\.$/)).toBeVisible();
  recipe = { ...storedRecipe, revision: revision + 1, cooking_time: '2 heures' };
  await user.click(screen.getByRole('button', { name: 'Voir les changements' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Modifié par quelqu'un d'autre" }));
  expect(await dialog.findByText('Temps de cuisson')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Afficher sa version' }));
  await waitFor(() => expect(screen.getByLabelText('Temps de cuisson')).toHaveValue('2 heures'));
  expect(screen.queryByText(/a enregistré/)).toBeNull();
});

test('merges what another editor has saved with what is typed, before a save is refused', async () => {
  let recipe = storedRecipe;
  const { user, sent } = open({
    [`/api/admin/recipes/${id}`]: () => recipe,
    [`PUT /api/admin/recipes/${id}`]: () => ({ ...recipe, title: 'Ma tarte', revision: revision + 2 }),
    [PRESENCE]: { others: [], saved: BY_MARIE },
  });
  const title = await screen.findByLabelText('Titre');
  await user.clear(title);
  await user.type(title, 'Ma tarte');
  recipe = { ...storedRecipe, revision: revision + 1, cooking_time: '2 heures' };
  await user.click(await screen.findByRole('button', { name: 'Voir les changements' }));
  await user.click(await screen.findByRole('button', { name: 'Fusionner et enregistrer' }));
  const put = await waitFor(() => sent('PUT')[0]);
  expect(put?.body).toMatchObject({ title: 'Ma tarte', cooking_time: '2 heures', revision: revision + 1 });
});
