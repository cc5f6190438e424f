import { useToasts } from '@tdt/platform';
import { useEffect } from 'react';
import { holdScreen } from '../recipe/kitchen/hold-screen.ts';

/** Whether the visitor was told, once in a visit. */
let isTold = false;

/** Keeps the screen on as long as the component is there, where the browser can; says so if the device refuses. */
export function useAwake(): void {
  const { show } = useToasts();
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const controller = new AbortController();
    holdScreen(controller.signal).catch(() => {
      if (!isTold) show({ kind: 'info', title: "L'écran ne peut pas rester allumé sur cet appareil." });
      isTold = true;
    });
    return () => controller.abort();
  }, [show]);
}
