import { type Toast, useToasts } from '@tdt/platform';
import { UNSTORED_EVENT } from '@tdt/platform/stored-text';
import { act, fireEvent, render, screen, within } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastsProvider } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let port: ReturnType<typeof useToasts>;
function Page() {
  port = useToasts();
  return null;
}

/** Shows the toasts one after the other. */
function show(...toasts: Toast[]) {
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  for (const toast of toasts) act(() => port.show(toast));
}

const list = () => screen.getByRole('list', { name: 'Notifications' });
const texts = () =>
  within(list())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('renders the live region before the first toast', () => {
  show();
  expect(list()).toHaveAttribute('aria-live', 'polite');
  expect(texts()).toEqual([]);
});

test('warns once that the browser does not store what was done', () => {
  show();
  for (let time = 0; time < 2; time += 1) act(() => void dispatchEvent(new Event(UNSTORED_EVENT)));
  expect(texts()).toEqual([expect.stringContaining('Gardé le temps de la visite')]);
});

test('shows title and description for five seconds', () => {
  show({ kind: 'error', title: 'Erreur', description: 'Une erreur est survenue.' });
  expect(within(list()).getByText('Erreur')).toBeVisible();
  expect(within(list()).getByText('Une erreur est survenue.')).toBeVisible();
  expect(within(list()).getByRole('listitem')).toHaveAttribute('data-kind', 'error');
  pass(4.9);
  expect(texts()).toHaveLength(1);
  pass(0.1);
  expect(texts()).toEqual([]);
});

test('keeps a toast for as long as it asks, and removes it at once when it is closed', () => {
  show({ kind: 'info', title: 'Courte' }, { kind: 'success', title: 'Longue', seconds: 60 });
  pass(59);
  expect(texts()).toEqual(['Longue']);
  fireEvent.click(within(list()).getByRole('button', { name: 'Fermer' }));
  expect(texts()).toEqual([]);
});

test('is closed in the language of the screen', () => {
  document.documentElement.lang = 'en';
  show({ kind: 'info', title: 'Short' });
  expect(within(list()).getByRole('button', { name: 'Close' })).toBeVisible();
  document.documentElement.lang = 'fr';
});

test('replaces an earlier toast on the same topic, and no other', () => {
  show(
    { kind: 'info', title: 'Réseau perdu', topic: 'network' },
    { kind: 'info', title: 'Autre' },
    { kind: 'info', title: 'Réseau revenu', topic: 'network' },
  );
  expect(texts()).toEqual(['Autre', 'Réseau revenu']);
});

test('shows no more than two at once', () => {
  show({ kind: 'error', title: 'Une' }, { kind: 'info', title: 'Deux' }, { kind: 'success', title: 'Trois' });
  expect(texts()).toEqual(['Deux', 'Trois']);
});

test('shows toasts above an open dialog, as a popover', () => {
  const showPopover = vi.fn();
  const hidePopover = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  show({ kind: 'info', title: 'Sans dialogue' });
  expect(showPopover).not.toHaveBeenCalled();
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  show({ kind: 'info', title: 'Au-dessus' });
  expect(showPopover).toHaveBeenCalledTimes(1);
  expect(showPopover.mock.contexts[0]).toBe(screen.getByText('Au-dessus').closest('ol'));
});

test('removes the messages of a failed save once the user types in a form', () => {
  show({ kind: 'error', title: 'Error', topic: 'save' }, { kind: 'error', title: 'Autre' });
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  fireEvent.input(field, { target: { value: 'a' } });
  form.remove();
  expect(texts()).toEqual(['Autre']);
});

test('keeps the place of its toasts when a dialog opens, and begins at the place over a dialog', () => {
  show({ kind: 'info', title: 'Avant' });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  act(() => port.show({ kind: 'info', title: 'Pendant' }));
  expect(list()).toHaveAttribute('data-place', 'page');
  pass(6);
  act(() => port.show({ kind: 'info', title: 'Ensuite' }));
  expect(list()).toHaveAttribute('data-place', 'dialog');
  dialog.remove();
});

test('removes the errors of a topic when they are dismissed, and shows the note of another one', () => {
  show(
    { kind: 'error', title: 'Error', topic: 'save' },
    { kind: 'success', title: 'Success', topic: 'other', note: 'Référence : req-7' },
  );
  act(() => port.dismiss('save'));
  act(() => port.dismiss('other'));
  expect(within(list()).getByText('Success')).toBeVisible();
  expect(within(list()).getByText('Référence : req-7')).toBeVisible();
  expect(within(list()).queryByText('Error')).toBeNull();
});

test('takes back what it reports by its button, for ten seconds, and goes', () => {
  const onPress = vi.fn();
  const undo: Toast = { kind: 'success', title: 'Pays supprimé', action: { label: 'Annuler', onPress } };
  show(undo, undo);
  pass(9);
  fireEvent.click(screen.getAllByRole('button', { name: 'Annuler' })[0] as HTMLElement);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(texts()).toHaveLength(1);
  pass(1);
  expect(texts()).toEqual([]);
});
