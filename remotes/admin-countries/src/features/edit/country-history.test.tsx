import type { AdminCountry } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { storedCountry } from '../../testing/stored-country.ts';

const { id, revision } = storedCountry;
const HISTORY = `/api/admin/history/country/${id}`;
const state = (revision: number, is_present: boolean) => ({
  revision,
  at: `2026-11-2${revision}T08:00:00.000Z`,
  by: 'chef@exemple.fr',
  fields: ['name', 'images', 'recipe_description'],
  is_present,
});

test('a country is compared by the names of its form, and restored by a save of it', async () => {
  const picture = { ...storedCountry.images[0], url: '/media/a.webp', image_type: 'polaroid', alt: 'Un temple' };
  const former = {
    ...storedCountry,
    name: 'Nippon',
    regions: ['Asie'],
    images: [{ width: 4, height: 3, placeholder: '', focal: null, ...picture }] as AdminCountry['images'],
    revision: revision - 1,
  };
  const { user, requests } = renderAdminRemote(routes, {
    path: `/admin/countries/${id}`,
    api: {
      '/api/admin/countries': { items: [], total: 0, page: 1, page_size: 24 },
      '/api/admin/country-regions': { items: [] },
      [`/api/admin/countries/${id}`]: { ...storedCountry, edited_at: '2026-11-23T08:00:00.000Z' },
      [HISTORY]: { items: [state(revision, true), state(revision - 1, false)], total: 2, page: 1, page_size: 50 },
      [`${HISTORY}/${revision}`]: storedCountry,
      [`${HISTORY}/${revision - 1}`]: former,
      [`PUT /api/admin/countries/${id}`]: ({ body }: ApiRequest) => ({ ...storedCountry, ...(body as object) }),
    },
  });
  expect(await screen.findByText('Modifié le 23 novembre 2026 à 09:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Historique' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /Nom, Images, Description des recettes$/ }));
  const labels = (await dialog.findAllByRole('region')).map((region) => region.getAttribute('aria-label'));
  expect(labels).toEqual(['Nom', 'Régions', 'Polaroid']);
  expect(dialog.getByText('Un temple')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restaurer tout' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Nippon',
      regions: ['Asie'],
      images: [{ url: '/media/a.webp', image_type: 'polaroid' }],
      revision,
    }),
  );
});
