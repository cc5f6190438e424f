import { NEWSLETTER_TOKEN_PARAMETER } from '@tdt/contracts/plain';
import { ScrollRestoration, track, useLocation } from '@tdt/platform';
import { useIsStarted } from '@tdt/platform/host';
import { VisuallyHidden } from '@tdt/ui';
import { useEffect, useRef, useState } from 'react';
import { focusContent } from '../layout/focus-content.ts';
import { useFollowedLinks } from './followed-links.ts';

/**
 * Does what a browser does by itself when a page loads, but not when only the content changes: restores the scroll
 * position, moves the focus (after Back, to the link that was followed), announces the new title, counts the view.
 */
export function NavigationEffects() {
  const { key, pathname, search } = useLocation();
  const isStarted = useIsStarted();
  const shown = useRef(pathname);
  const focusFollowed = useFollowedLinks(key);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!isStarted) return;
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew) focusContent();
    return whenTitled((page_title) => {
      track({ event: 'page_view', page_path: viewedPath(pathname, search), page_title });
      if (!isNew) return;
      setAnnouncement(page_title);
      focusFollowed();
    });
  }, [isStarted, pathname, search, focusFollowed]);

  return (
    <>
      <ScrollRestoration />
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

/**
 * The address for the data layer. It leaves out the token of a mail's link: any reader of the data layer could use the
 * token to act as its owner.
 */
export const viewedPath = (path: string, query: string): string =>
  new URLSearchParams(query).has(NEWSLETTER_TOKEN_PARAMETER) ? path : `${path}${query}`;

const POLL_MS = 100;

/**
 * Calls `report` once with the title of the page. React has put a title in the head by now, because effects run after
 * the commit; a page that is still waiting for its content may replace it.
 * @returns ends the waiting: a page that is left is reported with the title it had
 */
function whenTitled(report: (title: string) => void): () => void {
  const { title } = document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = () => {
    const isWaiting = document.querySelector('main [aria-busy=true]');
    timer = isWaiting ? setTimeout(poll, POLL_MS) : undefined;
    if (!isWaiting) report(document.title);
  };
  poll();
  return () => {
    if (!timer) return;
    clearTimeout(timer);
    report(title);
  };
}
