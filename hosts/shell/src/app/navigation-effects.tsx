import { ScrollRestoration, track, useLocation } from '@tdt/platform';
import { useIsStarted } from '@tdt/platform/host';
import { useEffect, useRef, useState } from 'react';
import { focusContent } from '../layout/focus-content.ts';
import styles from './navigation-effects.module.css';
import { viewedPath } from './viewed-path.ts';

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
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew) focusContent();
    return whenTitled((page_title) => {
      track({ event: 'page_view', page_path: viewedPath(pathname, search), page_title });
      if (isNew) setAnnouncement(page_title);
    });
  }, [isStarted, pathname, search]);

  return (
    <>
      <ScrollRestoration getKey={keyOf} />
      <p className={styles.announcement} aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** The router calls the first entry of every document alike, and would take a new one to where another was left. */
const keyOf = ({ key }: { key: string }) => (key === 'default' ? String(performance.timeOrigin) : key);

/** Milliseconds between two looks. */
const PAUSE = 100;

/**
 * Tells the title of the page that is shown, once. React has put it in the head by now, effects run after the commit; but
 * a page that is still waiting for its content may get another title with it.
 * @returns ends the waiting: the title of a page that is left is told as it was
 */
function whenTitled(tell: (title: string) => void): () => void {
  const { title } = document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const isWaiting = document.querySelector('main [aria-busy=true]');
    timer = isWaiting ? setTimeout(look, PAUSE) : undefined;
    if (!isWaiting) tell(document.title);
  };
  look();
  return () => {
    if (!timer) return;
    clearTimeout(timer);
    tell(title);
  };
}
