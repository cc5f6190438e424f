import { renderRemote, screen, waitFor } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecipeActions } from './recipe-actions.tsx';

const recipe = { title: 'Ramen au miso', slug: 'ramen-au-miso' };
const ADDRESS = `${location.origin}/recipe/ramen-au-miso`;
const COPIED = { kind: 'success', title: 'Lien copié' };
const BY_HAND = { kind: 'info', title: 'Copiez ce lien pour le partager', description: ADDRESS, seconds: 30 };

beforeEach(() => {
  document.execCommand = () => false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./copy-link.ts');
  vi.doUnmock('../../cook-mode/cook-mode.tsx');
  vi.resetModules();
});

/** Renders the buttons on an address with a query, in a browser with this API, and presses one. */
async function press(name: string, api: { share?: unknown; clipboard?: unknown }, query = '?utm_source=lettre') {
  const path = `/recipe/ramen-au-miso${query}`;
  const rendered = renderRemote([{ path: '*', element: <RecipeActions recipe={recipe} /> }], { path });
  const button = await screen.findByRole('button', { name });
  // After the rendering: user-event brings a clipboard of its own.
  const changes = Object.getOwnPropertyDescriptors({ share: undefined, clipboard: undefined, ...api });
  vi.stubGlobal('navigator', Object.create(navigator, changes));
  button.focus();
  button.click();
  return { ...rendered, button };
}

test('hands title and plain address to the sharing of the system, where there is one', async () => {
  const share = vi.fn(async () => {});
  const { toasts } = await press('Partager', { share });
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: recipe.title, url: ADDRESS });
  expect(toasts).toEqual([]);
});

test('shares the chosen servings', async () => {
  const share = vi.fn(async () => {});
  await press('Partager', { share }, '?utm_source=lettre&personnes=6');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: recipe.title, url: `${ADDRESS}?personnes=6` });
});

test('says nothing when the visitor cancels', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('cancelled', 'AbortError'));
  const writeText = vi.fn(async () => {});
  const { toasts } = await press('Partager', { share, clipboard: { writeText } });
  await Promise.allSettled(share.mock.results.map(({ value }) => value));
  await vi.dynamicImportSettled();
  expect(writeText).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test('copies the address when the sharing of the system fails', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { toasts } = await press('Partager', { share, clipboard: { writeText: async () => {} } });
  await waitFor(() => expect(toasts).toEqual([COPIED]));
});

test('copies the address and says so, where there is no sharing', async () => {
  const writeText = vi.fn(async () => {});
  const { toasts } = await press('Partager', { clipboard: { writeText } });
  await waitFor(() => expect(toasts).toEqual([COPIED]));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
});

test('copies a selection where the clipboard is denied, and gives the focus back', async () => {
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  const writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  const { toasts, button } = await press('Partager', { clipboard: { writeText } });
  await waitFor(() => expect(toasts).toEqual([COPIED]));
  expect(selected).toBe(ADDRESS);
  expect(button).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('shows the address where nothing can be copied', async () => {
  const { toasts } = await press('Partager', {});
  await waitFor(() => expect(toasts).toEqual([BY_HAND]));
});

test('shows the address where the code that copies does not load', async () => {
  vi.doMock('./copy-link.ts', () => {
    throw new Error('missing');
  });
  const { toasts } = await press('Partager', { clipboard: { writeText: async () => {} } });
  await waitFor(() => expect(toasts).toEqual([BY_HAND]));
});

test('stays and says so where cook mode does not load', async () => {
  vi.doMock('../../cook-mode/cook-mode.tsx', () => {
    throw new Error('missing');
  });
  const { user, toasts } = renderRemote([{ path: '*', element: <RecipeActions recipe={recipe} /> }]);
  await user.click(await screen.findByRole('link', { name: 'Cuisiner' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'error', title: expect.stringContaining('mode cuisine') }]),
  );
  expect(location.search).toBe('');
});

test('offers cook mode of published recipes only', async () => {
  renderRemote([{ path: '*', element: <RecipeActions recipe={recipe} /> }], { path: '/apercu?jeton=a' });
  await screen.findByRole('link', { name: 'Voir la recette' });
  expect(screen.queryByRole('link', { name: 'Cuisiner' })).toBeNull();
});

test('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Imprimer', {});
  expect(print).toHaveBeenCalledOnce();
});
