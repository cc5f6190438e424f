import { type RefObject, useEffect, useRef, useState } from 'react';

export type RevealState = 'plain' | 'armed' | 'shown';

/**
 * Moves an element in once, when it is scrolled into view. Only what lies below the screen when the page comes alive is
 * armed: the server's HTML, pages without JavaScript and visitors who asked for less motion see everything at once.
 */
export function useReveal(): { ref: RefObject<HTMLDivElement | null>; state: RevealState } {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<RevealState>('plain');
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    setState('armed');
    const observer = new IntersectionObserver(
      (entries) => {
        // Several come at once when one scrolls fast.
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setState('shown');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, state };
}
