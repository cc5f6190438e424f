/**
 * Keeps the screen on until `signal` is aborted. Browsers let go of it whenever the page is hidden: it is asked for again
 * when the page is back. Rejects when the device refuses at first, as one does with a low battery.
 */
export async function holdScreen(signal: AbortSignal): Promise<void> {
  let lock: WakeLockSentinel | undefined;
  const hold = async () => {
    if (signal.aborted || document.hidden) return;
    lock = await navigator.wakeLock.request('screen');
    if (signal.aborted) await lock.release();
  };
  signal.addEventListener('abort', () => lock?.release());
  await hold();
  document.addEventListener('visibilitychange', () => hold().catch(() => {}), { signal });
}
