import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Makes a `<dialog>` the modal of the page as long as it is there: the browser keeps the focus in it, closes it on Escape
 * and gives the focus back. Beside that the page behind stands still, and a press beside the dialog closes it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  const isPressedBeside = useRef(false);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, [dialog]);
  useEffect(holdPage, []);
  return {
    // A press that begins in a field and ends beside the dialog, as when text is marked, is none of these.
    onPointerDown: (event: MouseEvent) => {
      isPressedBeside.current = event.target === dialog.current;
    },
    onClick: (event: MouseEvent) => {
      if (isPressedBeside.current && event.target === dialog.current) dialog.current?.close();
    },
  };
}

/** Keeps the page from scrolling, and the place of its scrollbar free, so that nothing moves. Gives the way back. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, before);
}
