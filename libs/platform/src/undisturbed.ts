import { UNDISTURBED_ATTRIBUTE } from '@tdt/domain';
import { useEffect } from 'react';

/** Components that are busy now; one page may have several. */
let busy = 0;

/** Keeps the newsletter from inviting while a component is busy with the visitor, who cooks, for example. */
export function useUndisturbed(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    count(1);
    return () => count(-1);
  }, [isBusy]);
}

function count(change: 1 | -1): void {
  busy += change;
  document.documentElement.toggleAttribute(UNDISTURBED_ATTRIBUTE, busy > 0);
}
