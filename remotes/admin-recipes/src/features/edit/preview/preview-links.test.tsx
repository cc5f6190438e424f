import type { PreviewLink } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { json, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { routes } from '../../../remote.tsx';
import { EDITOR_API, storedRecipe } from '../../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const link: PreviewLink = {
  id: 'b1d1c9a0-0000-4000-8000-000000000009',
  url: '/apercu?jeton=abc',
  made_by: 'ada@exemple.fr',
  made_at: '2026-11-27T09:30:00.000Z',
  expires_at: '2026-12-04T09:30:00.000Z',
  last_used_at: null,
};

async function open(first: PreviewLink[]) {
  let items = first;
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      ...EDITOR_API,
      [`/api/admin/recipes/${id}/preview-links`]: () => ({ items }),
      [`POST /api/admin/recipes/${id}/preview-links`]: () => {
        items = [link];
        return json(link, 201);
      },
      [`DELETE /api/admin/recipes/${id}/preview-links/${link.id}`]: () => {
        items = [];
        return null;
      },
    },
  });
  const { user, toasts } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Liens d’aperçu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Liens d’aperçu' }));
  return {
    dialog,
    press: async (name: string) => user.click(await dialog.findByRole('button', { name })),
    says: (title: string) => waitFor(() => expect(toasts.at(-1)).toMatchObject({ title })),
  };
}

test('makes a link, lists it with its maker, its end and its last use, and copies it', async () => {
  const { dialog, press, says } = await open([]);
  expect(await dialog.findByText('Aucun lien en cours.')).toBeVisible();
  await press('Créer un lien');
  await says('Lien créé');
  const text =
    'Créé par ada@exemple.fr le 27 novembre 2026 à 10 h 30, valable jusqu’au 4 décembre 2026 à 10 h 30. Jamais ouvert.';
  expect(await dialog.findByText(text)).toBeVisible();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copier');
  await says('Lien copié');
  expect(copy).toHaveBeenCalledWith(`${location.origin}${link.url}`);
});

test('revokes a link', async () => {
  const { dialog, press, says } = await open([{ ...link, last_used_at: '2026-11-28T08:00:00.000Z' }]);
  expect(await dialog.findByText(/Ouvert le 28 novembre 2026 à 9.h.00\./)).toBeVisible();
  await press('Révoquer');
  await says('Lien révoqué');
  expect(await dialog.findByText('Aucun lien en cours.')).toBeVisible();
});
