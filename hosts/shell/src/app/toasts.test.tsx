import { type Toast, useToasts } from '@tdt/platform';
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

test('the region in which toasts are told is there before the first', () => {
  show();
  expect(list()).toHaveAttribute('aria-live', 'polite');
  expect(texts()).toEqual([]);
});

test('a toast shows its title and words for five seconds', () => {
  show({ kind: 'error', title: 'Erreur', description: 'Une erreur est survenue.' });
  expect(within(list()).getByText('Erreur')).toBeVisible();
  expect(within(list()).getByText('Une erreur est survenue.')).toBeVisible();
  expect(within(list()).getByRole('listitem')).toHaveAttribute('data-kind', 'error');
  pass(4.9);
  expect(texts()).toHaveLength(1);
  pass(0.1);
  expect(texts()).toEqual([]);
});

test('a toast may stay longer, and goes at once when it is closed', () => {
  show({ kind: 'info', title: 'Courte' }, { kind: 'success', title: 'Longue', seconds: 60 });
  pass(59);
  expect(texts()).toEqual(['Longue']);
  fireEvent.click(within(list()).getByRole('button', { name: 'Fermer' }));
  expect(texts()).toEqual([]);
});

test('a toast takes the place of an earlier one on the same topic, and of no other', () => {
  show(
    { kind: 'info', title: 'Réseau perdu', topic: 'network' },
    { kind: 'info', title: 'Autre' },
    { kind: 'info', title: 'Réseau revenu', topic: 'network' },
  );
  expect(texts()).toEqual(['Autre', 'Réseau revenu']);
});

test('beside an open dialog toasts are shown as a popover, above it', () => {
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
