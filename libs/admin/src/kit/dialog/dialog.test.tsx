import { fireEvent, render, screen } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

test('stays open as long as it is rendered, also when the browser has closed it', () => {
  const onClose = vi.fn();
  const { unmount } = render(
    <Dialog title="Reprendre ?" actions={<button type="button">Reprendre</button>} onClose={onClose}>
      Vous avez une saisie.
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Reprendre ?' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  dialog.close();
  expect(dialog.open).toBe(true);
  unmount();
  expect(dialog.open).toBe(false);
});
