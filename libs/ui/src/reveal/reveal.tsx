import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reveal.module.css';

type RevealState = 'plain' | 'armed' | 'shown';

/** Animates its content once, when it is scrolled into view. */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { ref, state } = useReveal();
  return (
    <div ref={ref} className={classNames(className, state !== 'plain' && styles[state])}>
      {children}
    </div>
  );
}

/**
 * Arms only elements below the screen at hydration: pages without JavaScript and visitors who prefer reduced motion see
 * everything at once.
 */
function useReveal(): { ref: RefObject<HTMLDivElement | null>; state: RevealState } {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<RevealState>('plain');
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    setState('armed');
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll reports several entries together.
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
