import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when more recipes are added below: to the first of them, since the button that was pressed moves
 * away or vanishes. Call the answer when it is pressed, with the number of recipes shown.
 */
export function useFocusAppended(count: number, isPending: boolean): () => void {
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (isPending || asked.current === null) return;
    const first = asked.current;
    asked.current = null;
    if (count <= first) return;
    document.querySelector<HTMLElement>(`[data-recipe="${first}"] a`)?.focus({ preventScroll: true });
  }, [count, isPending]);
  return () => {
    asked.current = count;
  };
}
