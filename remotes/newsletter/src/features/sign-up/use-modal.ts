import { useBackCloses } from '@tdt/platform';
import {
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Opens a `<dialog>` as a modal while it is mounted. The browser keeps the focus inside, closes the dialog on Escape
 * and returns the focus. This hook also keeps the page from scrolling and closes the dialog on Back, on a new page and
 * on a click beside it.
 * @returns props for the dialog element
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const isPressedOutside = useRef(false);
  useBackCloses(true, () => dialog.current?.close());
  // A layout effect: effects of children move the focus, and closing returns it only while the element is mounted.
  useLayoutEffect(() => {
    const { current } = dialog;
    const releasePage = lockPage();
    const ignoreToasts = dismissToastsOnPress();
    current?.showModal();
    return () => {
      current?.close();
      ignoreToasts();
      releasePage();
    };
  }, [dialog]);
  return {
    // React's development mode mounts twice: the first `close` event arrives when the dialog is open again.
    onClose: ({ currentTarget, target }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget && !currentTarget.open) onClose();
    },
    // Selecting text can begin in a field and end outside the dialog: that is not a click beside it.
    onPointerDown: ({ target, currentTarget }: ReactMouseEvent) => {
      isPressedOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: ReactMouseEvent<HTMLDialogElement>) => {
      if (isPressedOutside.current && target === currentTarget) currentTarget.close();
    },
  };
}

/** Stops the page from scrolling and keeps the width of its scrollbar, so nothing shifts. Returns the undo function. */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * Lets a press dismiss toasts, which the shell shows above the dialog in a popover. An open modal makes them inert:
 * without this, a press would reach what lies beneath, such as the submit button. Returns the undo function.
 */
function dismissToastsOnPress(): () => void {
  for (const type of PRESS_EVENTS) addEventListener(type, dismissToast, true);
  return () => {
    for (const type of PRESS_EVENTS) removeEventListener(type, dismissToast, true);
  };
}

function dismissToast(event: MouseEvent): void {
  // Clicks made by a key or by script have no position.
  if (event.type === 'click' && event.detail === 0) return;
  const toast = [...document.querySelectorAll('[popover]:popover-open > *')].find((item) => covers(item, event));
  if (!toast) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === 'click') toast.querySelector('button')?.click();
}

function covers(item: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
