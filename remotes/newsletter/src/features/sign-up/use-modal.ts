import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { letMessagesBePressed } from './messages-above.ts';

/**
 * Makes a `<dialog>` the modal of the page as long as it is there: the browser keeps the focus in it, closes it on Escape
 * and gives the focus back. Beside that the page behind stands still, and a press beside the dialog closes it.
 * @returns what the dialog element is to be given
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const isPressedBeside = useRef(false);
  // Not `useEffect`: what the dialog holds takes the focus in one, and the focus only goes back while the dialog is there.
  useLayoutEffect(() => {
    const { current } = dialog;
    const release = holdPage();
    const leaveMessages = letMessagesBePressed();
    current?.showModal();
    return () => {
      current?.close();
      leaveMessages();
      release();
    };
  }, [dialog]);
  return {
    // One that is open again by now was only reopened, as React does in development.
    onClose: ({ currentTarget, target }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget && !currentTarget.open) onClose();
    },
    // A press that begins in a field and ends beside the dialog, as when text is marked, is none of these.
    onPointerDown: ({ target, currentTarget }: MouseEvent) => {
      isPressedBeside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (isPressedBeside.current && target === currentTarget) currentTarget.close();
    },
  };
}

/** Keeps the page from scrolling, and the place of its scrollbar free, so that nothing moves. Gives the way back. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
