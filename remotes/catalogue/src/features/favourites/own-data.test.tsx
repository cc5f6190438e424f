import { DIARY, formatKept, writeKeptFile } from '@tdt/domain/kept';
import { SHOPPING_LIST } from '@tdt/domain/shopping';
import { changeFavourites } from '@tdt/platform';
import { act, renderRemote, samples, screen, waitFor } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnData } from './own-data.tsx';

const [first = samples.card, second = samples.card] = samples.cards(2);
const entry = ({ id, slug, title }: typeof first, note: string) => ({ id, slug, title, note, cooked: ['2026-05-03'] });
const list = { recipes: [], own: ['pain'], ticked: [], removed: [] };
const FILE = writeKeptFile({ favourites: [second.id], list, diary: { entries: [entry(first, 'Moins de sel.')] } });

const show = () => renderRemote([{ path: '/', element: <OwnData /> }]);
const choose = async (user: ReturnType<typeof show>['user'], text: string) => {
  await screen.findByRole('heading', { name: 'Vos données' });
  await user.upload(screen.getByLabelText('Fichier'), new File([text], 'a.json', { type: 'application/json' }));
};
const message = () => screen.getByRole('status');
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => act(() => void changeFavourites(() => [first.id])));
afterEach(() => void vi.restoreAllMocks());

test('saves all that is stored as a file, which restores it', async () => {
  localStorage.setItem(DIARY.key, formatKept({ entries: [entry(first, 'Moins de sel.')] }));
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Enregistrer dans un fichier' }));
  expect(names).toEqual(['tour-de-table.json']);
  const text = (await blobs[0]?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({ format: 'tour-de-table', version: 1, favourites: [first.id] });
  await choose(user, text);
  await waitFor(() => expect(message()).toHaveTextContent('Tout ce que contient ce fichier est déjà ici.'));
});

test('says what a file adds, and adds it only then', async () => {
  const { user } = show();
  await choose(user, FILE);
  await waitFor(() =>
    expect(message()).toHaveTextContent(
      'Ce fichier ajoute : 1 favori, 1 ligne sur la liste de courses, 1 note, 1 jour cuisiné.',
    ),
  );
  expect(stored('tdt.favourites')).toEqual([first.id]);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('button', { name: 'Reprendre un fichier' })).toHaveFocus();
  expect([stored(SHOPPING_LIST.key), stored(DIARY.key)]).toEqual([null, null]);
  await choose(user, FILE);
  await user.click(await screen.findByRole('button', { name: 'Ajouter' }));
  expect(screen.getByRole('button', { name: 'Reprendre un fichier' })).toHaveFocus();
  expect(stored('tdt.favourites')).toEqual([first.id, second.id]);
  expect(stored(SHOPPING_LIST.key)).toMatchObject({ own: ['pain'] });
  expect(stored(DIARY.key)).toMatchObject({ entries: [{ note: 'Moins de sel.', cooked: ['2026-05-03'] }] });
});

test.each(['{"format":"autre"}', 'PK\u0003\u0004'])('changes nothing with a wrong file (%j)', async (text) => {
  const { user } = show();
  await choose(user, text);
  await waitFor(() => expect(message()).toHaveTextContent("n'est pas une sauvegarde de ce site : rien n'a été changé"));
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull();
  expect(stored('tdt.favourites')).toEqual([first.id]);
});
