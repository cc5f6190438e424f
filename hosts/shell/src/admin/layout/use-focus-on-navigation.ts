import { useLocation } from '@tdt/platform';
import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on the heading when another screen is shown, so that screen readers tell it and the next Tab goes on from
 * there; not when the screen has put it somewhere itself.
 * @param shown path of the screen that was there before, the login too; kept up to date here
 */
export function useFocusOnNavigation(heading: RefObject<HTMLElement | null>, shown: RefObject<string>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest('main, dialog')) heading.current?.focus({ preventScroll: true });
  }, [heading, shown, pathname]);
}
