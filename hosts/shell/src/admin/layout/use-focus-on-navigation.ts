import { useLocation } from '@tdt/platform';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on the heading when another screen is shown, so that screen readers tell it and the next Tab goes on from
 * there; not when the screen has put it somewhere itself.
 */
export function useFocusOnNavigation(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest('main, dialog')) heading.current?.focus({ preventScroll: true });
  }, [heading, pathname]);
}
