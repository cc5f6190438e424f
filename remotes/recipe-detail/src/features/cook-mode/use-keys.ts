import { useEffect, useEffectEvent } from 'react';

/** Steps forward by key; with Shift, the space bar goes back. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 1,
  PageUp: -1,
  ' ': 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
/** They have a meaning of their own for the space bar. */
const PRESSABLE = 'a,button,input,select,textarea,video,summary';

/**
 * Keys of cook mode, wherever the focus is: arrows, space bar and others move, Escape leaves.
 * @param onMove called with the number of screens to go forward
 */
export function useKeys(onMove: (by: number) => void, onLeave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return onLeave();
    const move = MOVES[event.key];
    // Not `target`, which hides what is inside a shadow tree.
    const [target] = event.composedPath();
    const isPressable = target instanceof Element && target.matches(PRESSABLE);
    if (move === undefined || (event.key === ' ' && isPressable)) return;
    event.preventDefault();
    onMove(event.shiftKey ? -move : move);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
