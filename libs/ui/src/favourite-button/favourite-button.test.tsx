import { changeFavourites } from '@tdt/platform';
import { UNSTORED_EVENT } from '@tdt/platform/stored-text';
import { act, REFUSALS, refuseStorage, renderRemote, samples, screen } from '@tdt/testing/components';
import { beforeEach, expect, test, vi } from 'vitest';
import { FavouriteButton } from './favourite-button.tsx';

const [first = samples.card, second = samples.card] = samples.cards(2);

const show = () =>
  renderRemote([
    {
      path: '/',
      element: (
        <>
          <FavouriteButton recipe={first} />
          <FavouriteButton recipe={second} />
        </>
      ),
    },
  ]);

const add = (title: string) => screen.findByRole('button', { name: `Ajouter ${title} aux favoris` });
const remove = (title: string) => screen.findByRole('button', { name: `Retirer ${title} des favoris` });
const stored = () => JSON.parse(localStorage.getItem('tdt.favourites') ?? '[]');

beforeEach(() => act(() => void changeFavourites(() => [])));

test('saves a recipe as the first favourite, announces it, and labels the button with the next action', async () => {
  const { user } = show();
  await user.click(await add('Recette 1'));
  // With this label a pressed state would be announced as its opposite.
  expect(await remove('Recette 1')).not.toHaveAttribute('aria-pressed');
  expect(screen.getByRole('status')).toHaveTextContent('Ajouté aux favoris : Recette 1');
  await user.click(await add('Recette 2'));
  expect(stored()).toEqual([second.id, first.id]);
  await user.click(await remove('Recette 1'));
  expect(screen.getByRole('status')).toHaveTextContent('Retiré des favoris : Recette 1');
  expect(stored()).toEqual([second.id]);
});

test('shows earlier favourites and those that another tab saves', async () => {
  localStorage.setItem('tdt.favourites', JSON.stringify([first.id]));
  show();
  expect(await remove('Recette 1')).toBeVisible();
  localStorage.setItem('tdt.favourites', JSON.stringify([second.id]));
  act(() => void dispatchEvent(new Event('storage')));
  expect(await remove('Recette 2')).toBeVisible();
  expect(await add('Recette 1')).toBeVisible();
});

test('keeps a hundred and refuses one more with a message', async () => {
  const hundred = samples.cards(102).slice(2);
  changeFavourites(() => hundred.map(({ id }) => id));
  const { user, toasts } = show();
  await user.click(await add('Recette 1'));
  expect(toasts).toEqual([
    {
      kind: 'info',
      title: 'Vous avez déjà 100 favoris',
      description: 'Retirez-en un pour garder cette recette.',
    },
  ]);
  expect(await add('Recette 1')).toBeVisible();
  expect(stored()).toHaveLength(100);
});

test.each(REFUSALS)('with a %s storage, keeps favourites for the visit, and reports each refusal', async (reason) => {
  refuseStorage(reason);
  const report = vi.fn();
  addEventListener(UNSTORED_EVENT, report);
  const { user } = show();
  await user.click(await add('Recette 1'));
  await user.click(await add('Recette 2'));
  expect(await remove('Recette 1')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(2);
  removeEventListener(UNSTORED_EVENT, report);
});

test('what the full storage refuses lasts until another tab stores favourites', async () => {
  const { user } = show();
  refuseStorage('full');
  await user.click(await add('Recette 1'));
  expect(await remove('Recette 1')).toBeVisible();
  vi.unstubAllGlobals();
  const key = 'tdt.favourites';
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'tdt.other' })));
  expect(await remove('Recette 1')).toBeVisible();
  localStorage.setItem(key, '[]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(await add('Recette 1')).toBeVisible();
});
