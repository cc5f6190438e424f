import { type RefObject, useEffect, useRef } from 'react';

/** Part of the distance scrolled that the picture moves; the style sheet's keyframes say the same. */
const SHARE = 0.22;

/**
 * Lets an element lag behind the scroll. Browsers with scroll-driven animations do it in the style sheet, off the main
 * thread; this is for the others. Nothing moves for visitors who asked for less motion.
 */
export function useParallax(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      const distance = Math.min(window.scrollY, window.innerHeight) * SHARE;
      ref.current?.style.setProperty('transform', `translate3d(0, ${distance.toFixed(1)}px, 0)`);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(move);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return ref;
}
