/**
 * Holds a wake lock until `signal` is aborted. Browsers release the lock whenever the page is hidden, so it is
 * requested again when the page is back. Rejects if the device refuses the first request, for example with a low
 * battery.
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
