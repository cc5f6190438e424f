import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps who uses the keyboard within a list when the row with the focus goes away, as after its deletion: the focus is then
 * given to the element with the returned `home`. Spread `listeners` on the list.
 */
export function useKeptFocus<Home extends HTMLElement>(shown: unknown) {
  const home = useRef<Home>(null);
  const isWithin = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) home.current?.focus();
  }, [shown]);
  const listeners = {
    onFocus: () => {
      isWithin.current = true;
    },
    // Without a next element, the one that had it may just have gone.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isWithin.current = false;
    },
  };
  return { home, listeners };
}
