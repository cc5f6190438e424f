import { storedTimers } from '@tdt/platform/timers';

/**
 * Loads the bar of timers once there is a timer, on this page or from another one. Called after hydration, since the
 * bar adds itself to the body.
 */
export function watchTimers(): void {
  const look = () => {
    // Not a bundler import: see client.tsx. A timer may be missed offline; the next event tries again.
    if (storedTimers()) import(/* webpackIgnore: true */ `${__webpack_public_path__}js/timers.js`).catch(() => {});
  };
  addEventListener('storage', look);
  look();
}
