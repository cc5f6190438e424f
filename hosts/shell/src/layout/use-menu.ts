import { useLocation } from '@tdt/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Menu {
  isOpen: boolean;
  toggle: () => void;
  /** Of the element that holds button and menu: a press outside it closes the menu. */
  ref: RefObject<HTMLElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** A menu that unfolds: it closes on Escape (focus goes back to the button), on a press elsewhere and on a new page. */
export function useMenu(): Menu {
  const ref = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      buttonRef.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key), ref, buttonRef };
}
