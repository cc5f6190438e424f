import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBackCloses } from './back-closes.ts';

interface Menu {
  isOpen: boolean;
  toggle: () => void;
  /** The element that contains button and menu: a press outside closes the menu. */
  ref: RefObject<HTMLElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * State of a menu that closes on Escape (which moves the focus to its button), on Back, on a press elsewhere and on a
 * new page.
 */
export function useMenu(): Menu {
  const ref = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setOpen(!isOpen), ref, buttonRef };
}
