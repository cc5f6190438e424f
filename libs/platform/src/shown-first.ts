import { startTransition, useEffect, useOptimistic, useRef } from 'react';

/**
 * A value that a press changes at once. The work that follows from it begins after the browser has painted the new
 * value, so that a slow phone reacts to each press.
 * @param value what is shown while nothing is pressed
 * @param act the work, which leads to the same value
 */
export function useShownFirst<T>(value: T, act: (chosen: T) => void | Promise<void>): [T, (chosen: T) => void] {
  const [shown, show] = useOptimistic(value);
  // What else is pressed before the work begins must not be lost.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const choose = (chosen: T) =>
    startTransition(async () => {
      show(chosen);
      await painted();
      await latest.current(chosen);
    });
  return [shown, choose];
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
