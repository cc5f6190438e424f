/**
 * Holds a wake lock until `signal` is aborted. Browsers release the lock whenever the page is hidden, and systems when
 * they like: it is requested again at once, or when the page is back.
 * @param onRefused called when the device refuses a request, for example with a low battery
 */
export function holdScreen(signal: AbortSignal, onRefused: () => void): void {
  let lock: WakeLockSentinel | undefined;
  const request = async () => {
    if (signal.aborted || document.hidden || lock?.released === false) return;
    lock = await navigator.wakeLock.request('screen');
    lock.addEventListener('release', hold, { signal });
    if (signal.aborted) await lock.release();
  };
  const hold = () => {
    // A page that was hidden meanwhile is refused as well, and asks again when it is back.
    request().catch(() => signal.aborted || document.hidden || onRefused());
  };
  signal.addEventListener('abort', () => lock?.release());
  document.addEventListener('visibilitychange', hold, { signal });
  hold();
}
