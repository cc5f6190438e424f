import { ScrollRestoration, track, useLocation } from '@tdt/platform';
import { useIsStarted } from '@tdt/platform/host';
import { useEffect, useRef, useState } from 'react';
import styles from './navigation-effects.module.css';

/**
 * What a browser does by itself when a page loads and has to be done by hand when only the content changes: scroll
 * position, focus, telling the new title, counting the view.
 */
export function NavigationEffects() {
  const { pathname, search } = useLocation();
  const isStarted = useIsStarted();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!isStarted) return;
    // React has put the page's own title in the head by now: effects run after the commit.
    track({ event: 'page_view', page_path: `${pathname}${search}`, page_title: document.title });
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    focusContent();
  }, [isStarted, pathname, search]);

  return (
    <>
      <ScrollRestoration />
      <p className={styles.announcement} aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** Puts the focus at the start of the content, so that the next Tab goes on from there. */
function focusContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
