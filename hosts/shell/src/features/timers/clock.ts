/**
 * An alarm that is set again and again. Browsers delay timeouts of a hidden page by up to a minute, but not those of a
 * worker.
 * @returns sets the alarm, in milliseconds
 */
export function createClock(onAlarm: () => void): (milliseconds: number) => void {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const setTimer = (milliseconds: number) => {
    clearTimeout(timeout);
    timeout = setTimeout(onAlarm, milliseconds);
  };
  if (!('Worker' in window)) return setTimer;
  const worker = new Worker(`${__webpack_public_path__}js/timer-clock.js`, { type: 'module' });
  let set = (milliseconds: number) => worker.postMessage(milliseconds);
  worker.onmessage = onAlarm;
  worker.onerror = () => {
    set = setTimer;
    onAlarm();
  };
  return (milliseconds) => set(milliseconds);
}
