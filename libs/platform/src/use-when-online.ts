import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `retry` each time the network is back, so that what has failed tries again by itself.
 * @param retry `null` as long as nothing has failed
 */
export function useWhenOnline(retry: (() => unknown) | null): void {
  const isWaiting = retry !== null;
  const onOnline = useEffectEvent(() => retry?.());
  // Listens before the failure can be seen.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isWaiting]);
}
