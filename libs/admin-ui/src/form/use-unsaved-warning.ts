import { useBlocker } from '@tdt/platform/admin';
import { useEffect, useEffectEvent } from 'react';

/**
 * Holds whoever leaves with something unsaved: by a link or Back until `blocker.proceed()`, by closing the tab with the
 * browser's own question.
 */
export function useUnsavedWarning(isDirty: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onBeforeUnload(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);
  return blocker;
}
