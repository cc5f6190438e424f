import type { FieldNote } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, json, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { EDITOR_API, storedRecipe } from '../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const NOTES = '/api/admin/notes';
const aNote = (field: string, text: string, fields: Partial<FieldNote> = {}): FieldNote => ({
  id: `b1d1c9a0-0000-4000-8000-${text.length.toString().padStart(12, '0')}`,
  field,
  text,
  by: 'marie@exemple.fr',
  at: '2026-11-28T15:07:00.000Z',
  is_own: false,
  done: null,
  ...fields,
});

function open(first: FieldNote[], api: ApiTable = {}) {
  const stored = { items: first };
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: { ...EDITOR_API, [NOTES]: () => stored, ...api },
  });
  const sent = (wanted: string) => rendered.requests.filter(({ method }) => method === wanted);
  const press = async (name: string | RegExp) => rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, stored, sent, press };
}
/** The field around a control. */
const around = async (label: string) => within((await screen.findByLabelText(label)).closest('div') as HTMLElement);
const tab = (name: string) => screen.findByRole('tab', { name });

test('stand below their fields, above lists, and are counted on the tabs', async () => {
  const { user, press } = open([
    aNote('title', 'Trop long ?'),
    aNote('steps', 'La cuisson manque.'),
    aNote('seo.title', 'À écrire.'),
    aNote('flavour', 'D’une autre version du site.'),
    aNote('title', 'Déjà vu.', { done: { by: 'paul@exemple.fr', at: '2026-11-28T16:00:00.000Z' } }),
  ]);
  const title = await around('Titre');
  expect(title.getByText('Trop long ?')).toBeVisible();
  expect(title.getByText('marie@exemple.fr, le 28 novembre 2026 à 16:07')).toBeVisible();
  expect(screen.getByText('D’une autre version du site.')).toBeVisible();
  expect(screen.queryByText('Déjà vu.')).toBeNull();
  await user.click(await tab('Textes 1 note'));
  expect((await around('Titre SEO')).getByText('À écrire.')).toBeVisible();
  await user.click(await tab('Préparation 1 note'));
  expect(screen.getByText('La cuisson manque.')).toBeVisible();
  expect(await tab('Détails 2 notes')).toBeVisible();
  await press('Notes (4)');
  expect(within(screen.getByRole('dialog')).getByText(/^Terminée par paul@exemple\.fr/)).toBeVisible();
});

test('are written on the field that had the focus last, and are no change of the form', async () => {
  const written = aNote('cooking_time', 'Et au four à bois ?', { is_own: true });
  const { user, stored, sent, press } = open([], {
    [`POST ${NOTES}`]: () => {
      stored.items = [written];
      return json(written, 201);
    },
  });
  await user.click(await screen.findByLabelText('Temps de cuisson'));
  await press('Notes');
  await user.type(screen.getByLabelText(/^Note pour les autres éditeurs/), 'Et au four à bois ?');
  // Closed by mistake: what was typed stays.
  await press('Fermer');
  await press('Notes');
  await press('Ajouter la note');
  await waitFor(() => expect(screen.getByLabelText(/^Note pour/)).toHaveValue(''));
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { kind: 'recipe', id, field: 'cooking_time', text: 'Et au four à bois ?' },
  ]);
  await press('Fermer');
  expect((await around('Temps de cuisson')).getByText('Et au four à bois ?')).toBeVisible();
  expect(screen.queryByText('Modifications non enregistrées')).toBeNull();
});

test('are marked as done by everybody, opened again, and deleted by who may', async () => {
  const note = aNote('title', 'Trop long ?', { is_own: true });
  const { stored, sent, press } = open([note], {
    [`PUT ${NOTES}/${note.id}`]: ({ body }: { body: unknown }) => {
      const { done } = body as { done: boolean };
      stored.items = [{ ...note, done: done ? { by: 'paul@exemple.fr', at: note.at } : null }];
      return stored.items[0];
    },
    [`DELETE ${NOTES}/${note.id}`]: () => {
      stored.items = [];
      return null;
    },
  });
  await press('Terminé');
  await waitFor(() => expect(screen.queryByText('Trop long ?')).toBeNull());
  await press('Notes');
  await press('Rouvrir');
  await press('Fermer');
  expect(await screen.findByText('Trop long ?')).toBeVisible();
  await press('Supprimer');
  await waitFor(() => expect(screen.queryByText('Trop long ?')).toBeNull());
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ done: true }, { done: false }]);
});

test('offer no deletion of others’ notes, and keep what the server refuses, with its reason', async () => {
  const reason = '50 notes sont déjà ouvertes : terminez-en d’abord.';
  const { user, toasts, press } = open([aNote('title', 'Trop long ?')], {
    [`POST ${NOTES}`]: problem('VALIDATION_FAILED', { errors: [{ path: 'text', message: reason }] }),
  });
  expect(await screen.findByText('Trop long ?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
  await press('Notes (1)');
  await user.type(screen.getByLabelText(/^Note pour/), 'Encore une');
  await press('Ajouter la note');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', description: reason }));
  expect(screen.getByLabelText(/^Note pour/)).toHaveValue('Encore une');
});

test('are left out where they cannot be read, such as by an older server', async () => {
  open([], { [NOTES]: problem('ROUTE_NOT_FOUND') });
  expect(await screen.findByLabelText('Titre')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Notes/ })).toBeNull();
});
