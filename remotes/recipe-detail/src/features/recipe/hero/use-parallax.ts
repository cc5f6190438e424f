import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets an element lag behind the scroll. Browsers with scroll-driven animations do it in the style sheet, off the main
 * thread; the others load a script for it. Nothing moves for visitors who asked for less motion.
 */
export function useParallax(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const controller = new AbortController();
    const { signal } = controller;
    import(/* webpackChunkName: "drift" */ './drift.ts').then(
      (module) => ref.current && !signal.aborted && module.drift(ref.current, signal),
      () => {},
    );
    return () => controller.abort();
  }, []);
  return ref;
}
