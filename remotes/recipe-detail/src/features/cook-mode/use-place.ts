import { useLocation } from '@tdt/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Place {
  /** Ids of the screens in their order. */
  ids: readonly string[];
  /** Where the visitor was last, if the address has no screen. */
  last: () => string | undefined;
  /** Called when the visitor goes to another screen. */
  onMove: (id: string) => void;
}

/**
 * Which screen of a row is shown. The row scrolls: the browser brings a finger's swipe to rest at one screen, and this
 * hook follows. The address has the screen, so that a reload and a shared link lead to it. On the server and while
 * hydrating it is the first one.
 */
export function usePlace({ ids, last, onMove }: Place) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);
  /** The screen that a scroll by script leads to; screens on the way are ignored. */
  const goal = useRef<number>(null);
  const { key, hash } = useLocation();

  const show = (index: number, behavior: ScrollBehavior) => {
    setCurrent(index);
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const left = index * clientWidth;
    // If it is there already, no scroll event would reset the goal.
    goal.current = Math.abs(scrollLeft - left) < 1 ? null : index;
    row.current?.scrollTo({ left, behavior });
  };
  const remember = (index: number) => {
    const id = ids[index] ?? '';
    // Without the router, which would scroll by itself. The entry stays the same: Back leaves.
    history.replaceState(history.state, '', `#${id}`);
    onMove(id);
  };

  // Also on a link to a screen, such as that of a timer.
  const arrive = useEffectEvent(() => {
    const named = ids.indexOf(hash.slice(1));
    show(Math.max(0, named < 0 ? ids.indexOf(last() ?? '') : named), 'instant');
    setReady(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key
  useEffect(() => arrive(), [key, hash]);

  // The heading of the screen is read aloud by screen readers. After the rendering, which takes `inert` away.
  useEffect(() => {
    if (isReady) row.current?.children[current]?.querySelector('h2')?.focus({ preventScroll: true });
  }, [current, isReady]);

  return {
    row,
    current,
    /** Whether the page is hydrated: the other screens may be inert then. */
    isReady,
    go(index: number): void {
      const next = Math.min(Math.max(index, 0), ids.length - 1);
      if (next === current) return;
      const isCalm = Math.abs(next - current) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches;
      show(next, isCalm ? 'instant' : 'smooth');
      remember(next);
    },
    onScroll(): void {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
      if (clientWidth === 0) return;
      const at = scrollLeft / clientWidth;
      if (goal.current !== null) {
        if (Math.abs(at - goal.current) < 0.01) goal.current = null;
        return;
      }
      const index = Math.round(at);
      if (index === current) return;
      setCurrent(index);
      remember(index);
    },
    /** The visitor scrolls: the scroll by script has ended. */
    onTakeOver(): void {
      goal.current = null;
    },
  };
}
