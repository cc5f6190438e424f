import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Name in `history.state` of the number of things that were open over the page at that entry. */
const DEPTH = 'open';

interface Entry {
  /** The router's number of the page; entries of this file repeat their page's. */
  page: unknown;
  depth: number;
}

/** What is open over the page, the topmost last. */
const open: (() => void)[] = [];
/** Whether a traversal of this file is on its way: the next `popstate` belongs to it. */
let isTravelling = false;
/** Whether Back is skipping an entry of something that is no longer open: the router gets the one beneath. */
let isPassing = false;
let isListening = false;
let here: Entry = { page: null, depth: 0 };

/**
 * Lets Back close something that lies over the page (a sheet, a menu, a dialog), as apps do, instead of leaving the
 * page. While it is open, the history has one more entry with the same address. The router never hears of these
 * entries, so nothing loads or scrolls. They go when it closes otherwise; an entry beneath a page that a link inside
 * has opened is passed over. On a new page `close` is called too, so a link inside needs no handler.
 * @param close makes `isOpen` false
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  const onBack = useEffectEvent(close);
  const openedOn = useRef<string>(null);
  // A layout effect: the shell moves the focus to the new page in an effect, and an open dialog would keep it.
  useLayoutEffect(() => {
    listen();
    here = readEntry();
    if (isOpen && openedOn.current && openedOn.current !== key) onBack();
    openedOn.current = isOpen ? key : null;
  }, [isOpen, key]);
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => onBack();
    open.push(closeThis);
    matchHistory();
    return () => {
      const place = open.indexOf(closeThis);
      if (place >= 0) open.splice(place, 1);
      // Not at once: if the router is just replacing this entry by another page (a menu open at a redirect), nothing is
      // left to leave, and a step back would leave that page.
      setTimeout(matchHistory);
    };
  }, [isOpen]);
}

/** Adds or leaves entries until the history has one for each thing that is open. */
function matchHistory(): void {
  if (isTravelling) return;
  const { depth } = readEntry();
  for (let next = depth + 1; next <= open.length; next += 1) {
    history.pushState({ ...history.state, [DEPTH]: next }, '');
  }
  if (depth > open.length) {
    isTravelling = true;
    history.go(open.length - depth);
  }
  here = readEntry();
}

/** In the capture phase: `stopImmediatePropagation` keeps the router from hearing of the event. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', (event) => !concernsRouter() && event.stopImmediatePropagation(), true);
}

function concernsRouter(): boolean {
  const before = here;
  here = readEntry();
  const isSamePage = here.page === before.page && here.page !== null;
  if (isTravelling) {
    isTravelling = false;
    matchHistory();
    return false;
  }
  if (isSamePage && here.depth < open.length) {
    for (const close of open.splice(here.depth).reverse()) close();
    return false;
  }
  // An entry of something that is no longer open: pass over it in the visitor's direction.
  const isForward = isSamePage ? here.depth > before.depth : Number(here.page) > Number(before.page);
  if (here.depth > open.length) {
    isPassing = !isForward;
    history.go(isForward ? 1 : -1);
    return false;
  }
  if (isSamePage && before.depth > 0 && !isPassing) {
    history.back();
    return false;
  }
  isPassing = false;
  return true;
}

function readEntry(): Entry {
  const { idx = null, [DEPTH]: depth = 0 } = (history.state ?? {}) as { idx?: unknown; [DEPTH]?: number };
  return { page: idx, depth };
}
