import { useLocation, useSite } from '@tdt/platform';
import { type RefObject, useEffect } from 'react';

/**
 * Titles the tab, without saying anything twice, and sets the document's language, in which toasts are closed. Without
 * `<title>`: the document has one already, and browsers use the first.
 * @param edited what the screen edits: an editor has several open
 */
export function useDocumentTitle(title: string, lang: 'en' | 'fr', edited = ''): void {
  const { name: site } = useSite();
  useEffect(() => {
    document.title = [...new Set([edited, title, 'Administration', site])].filter(Boolean).join(' | ');
  }, [edited, title, site]);
  useEffect(() => {
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = lang;
    return () => {
      documentElement.lang = before;
    };
  }, [lang]);
}

/**
 * Focuses the heading after each navigation, so that screen readers announce the screen and Tab continues from there.
 * Leaves the focus alone if the screen has set it.
 * @param previousPath path of the previous screen, the login included; this hook updates it
 */
export function useFocusOnNavigation(heading: RefObject<HTMLElement | null>, previousPath: RefObject<string>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (!document.activeElement?.closest('main, dialog')) heading.current?.focus({ preventScroll: true });
  }, [heading, previousPath, pathname]);
}
