import { storedText, storeText } from '@tdt/platform/stored-text';
import { useEffect, useState } from 'react';
import { holdScreen } from '../recipe/kitchen/hold-screen.ts';

/** Set once the visitor has read that this device does not keep the screen on. */
const TOLD_KEY = 'tdt.awake.told';

/**
 * Keeps the screen on as long as the component is there, where the browser can.
 * @returns whether to say that the device refuses, once per device
 */
export function useAwake(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const controller = new AbortController();
    holdScreen(controller.signal, () => {
      if (storedText(TOLD_KEY) !== null) return;
      storeText(TOLD_KEY, '1');
      setRefused(true);
    });
    return () => controller.abort();
  }, []);
  return isRefused;
}
