import '@tdt/testing/indexed-db';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, type ApiTable, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../remote.tsx';
import { storedContent, storedSeo } from '../testing/stored-pages.ts';

const written = ({ body }: ApiRequest) => ({ ...(body as object), revision: 9 });

/** The states of a document whose present revision is this one. */
function historyOf(path: string, present: { revision: number }, former: object): ApiTable {
  const { revision } = present;
  const state = { at: '2026-11-21T08:00:00.000Z', by: null, fields: [], is_present: false };
  const items = [
    { ...state, revision, is_present: true },
    { ...state, revision: revision - 1 },
  ];
  return {
    [path]: { items, total: 2, page: 1, page_size: 50 },
    [`${path}/${revision}`]: present,
    [`${path}/${revision - 1}`]: { ...present, ...former, revision: revision - 1 },
  };
}

async function open(path: string) {
  const rendered = renderAdminRemote(routes, {
    path,
    api: {
      '/api/admin/seo/about': storedSeo,
      '/api/pages/about_content': null,
      '/api/admin/pages/about_content': storedContent,
      'PUT /api/admin/seo/about': written,
      'PUT /api/admin/pages/about_content': written,
      ...historyOf('/api/admin/history/seo/about', storedSeo, { title: 'Avant', og_image_url: '/media/a.webp' }),
      ...historyOf('/api/admin/history/page/about_content', storedContent, {
        description_text: 'Un autre texte.',
        couple_image: null,
      }),
    },
  });
  const dialog = async () => within(await screen.findByRole('dialog'));
  return {
    ...rendered,
    dialog,
    labels: async () =>
      (await (await dialog()).findAllByRole('region')).map((region) => region.getAttribute('aria-label')),
    restore: async () => rendered.user.click((await dialog()).getByRole('button', { name: 'Restaurer tout' })),
    written: () => rendered.requests.find(({ method }) => method === 'PUT')?.body,
  };
}

test('metadata are compared by the names of their form, and restored', async () => {
  const { user, dialog, labels, restore, written } = await open('/admin/pages/about');
  await user.click(await screen.findByRole('button', { name: 'Historique' }));
  await user.click(await (await dialog()).findByRole('button', { name: /^Version du/ }));
  expect(await labels()).toEqual(['Titre SEO', 'Image de partage']);
  await restore();
  const { revision } = storedSeo;
  await waitFor(() => expect(written()).toMatchObject({ title: 'Avant', og_image_url: '/media/a.webp', revision }));
});

test('the address of a comparison of the content opens its tab, and what the save changed', async () => {
  const { labels, restore, written } = await open(`/admin/pages/about?historique=page-${storedContent.revision}`);
  expect(await labels()).toEqual(['Photo du couple', 'Texte de présentation']);
  await restore();
  await waitFor(() => expect(written()).toMatchObject({ description_text: 'Un autre texte.', couple_image: null }));
});
