import { useParams } from '@tdt/platform/admin';
import { renderRemote, screen, waitFor } from '@tdt/testing/components';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { EditForm } from '../form/edit-form.tsx';
import { TextField } from '../form/field.tsx';
import { useEditForm } from '../form/use-edit-form.ts';
import { Thumbnail, TitleLink } from './cells.tsx';
import { DataTable } from './data-table.tsx';
import { forgetListOutside, listPath } from './list-place.ts';
import { useList } from './use-list.ts';

const PICTURE = { url: '/ramen.webp', variants: [] };
const ROWS = [{ id: 'ramen', title: 'Ramen' }];

/** The response of a list that was shown before is gone: its rows come later. */
function useQuery() {
  const [isLoaded, setLoaded] = useState(false);
  const data = { items: ROWS, total: 40, page: 1, page_size: 20 };
  if (!isLoaded) setTimeout(() => setLoaded(true));
  return { data: isLoaded ? data : undefined, isFetching: !isLoaded, refetch: () => {} };
}

function Notes() {
  const list = useList({
    useQuery,
    sorts: ['title', '-title'],
    filters: [{ name: 'type', label: 'Type', all: 'Tous', options: [{ value: 'plat', label: 'Plats' }] }],
    failure: '',
  });
  return (
    <DataTable
      label="Notes"
      searchLabel="Chercher"
      list={list}
      emptyText=""
      countText={String}
      columns={[
        {
          key: 'cover',
          title: 'Image',
          render: ({ id }) => <Thumbnail picture={PICTURE} none="" width={64} to={`/notes/${id}`} />,
        },
        { key: 'title', title: 'Titre', render: ({ id, title }) => <TitleLink to={`/notes/${id}`}>{title}</TitleLink> },
      ]}
    />
  );
}

function Note() {
  const { id = '' } = useParams();
  const form = useEditForm({
    schema: z.object({ title: z.string() }),
    stored: { values: { title: id }, revision: 1 },
    save: async () => ({ saved: true as const }),
    onFailed: () => {},
    onSaved: () => {},
    savedTo: '/notes',
  });
  return (
    <EditForm form={form} title="Note" submitLabel="Enregistrer" cancelLabel="Annuler" cancelTo="/notes">
      <TextField control={form.control} name="title" label="Titre" />
    </EditForm>
  );
}

const ROUTES = [
  { path: '/notes', Component: Notes },
  { path: '/notes/:id', Component: Note },
  { path: '*', element: <h1>Ailleurs</h1> },
];

const LIST = '/notes?type=plat&sort=-title&page=2';

/** Opens the row of a list that is scrolled down. */
async function openRow() {
  const opened = renderRemote(ROUTES, { path: LIST });
  const title = await screen.findByRole('link', { name: 'Ramen' });
  scrollTo(0, 640);
  await opened.user.click(title);
  await screen.findByRole('form', { name: 'Note' });
  scrollTo(0, 0);
  return opened;
}

const isBack = () =>
  waitFor(() => {
    expect(location.pathname + location.search).toBe(LIST);
    expect(scrollY).toBe(640);
  });

test('Cancel leads to the list with its page, filter and order, as far down as it was', async () => {
  const { user } = await openRow();
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await isBack();
});

test('so does a save that leads to the list, and Back', async () => {
  const { user, go } = await openRow();
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await isBack();
  await user.click(await screen.findByRole('link', { name: 'Ramen' }));
  await screen.findByRole('form', { name: 'Note' });
  scrollTo(0, 0);
  await go(-1);
  await isBack();
});

test('the place is that of one list, and is forgotten outside of it and of what it lists', async () => {
  await openRow();
  expect(listPath('/notes')).toBe(LIST);
  expect(listPath('/others')).toBe('/others');
  forgetListOutside('/notes/ramen');
  expect(listPath('/notes')).toBe(LIST);
  forgetListOutside('/notes-of-others');
  expect(listPath('/notes')).toBe('/notes');
});

test('a list that was left at another place begins at its top', async () => {
  const { go } = await openRow();
  await go('/notes');
  await screen.findByRole('link', { name: 'Ramen' });
  expect(scrollY).toBe(0);
});

test('title and picture of a row are links to its editor, of which the keyboard and screen readers meet one', async () => {
  renderRemote(ROUTES, { path: LIST });
  const title = await screen.findByRole('link', { name: 'Ramen' });
  expect(title).toHaveAttribute('href', '/notes/ramen');
  expect(screen.getAllByRole('link', { name: 'Ramen' })).toHaveLength(1);
  const picture = document.querySelector('img')?.closest('a');
  expect(picture).toHaveAttribute('href', '/notes/ramen');
  expect(picture).toHaveAttribute('tabindex', '-1');
});
