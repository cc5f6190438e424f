import { renderRemote, samples, screen, waitFor } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { createMeasures } from './measures.ts';
import { Steps } from './steps.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

const showSteps = () => {
  const props = { quantities: {}, measures: createMeasures(4, 4, null), ticks: { has: () => false, toggle: () => {} } };
  return renderRemote([{ path: '/', element: <Steps recipe={samples.recipe} {...props} /> }]);
};

/** A lock. The system lets it go with the event `release`. */
const lock = (release = async () => {}) => Object.assign(new EventTarget(), { release });

/** Gives the browser a Screen Wake Lock API. */
const stubWakeLock = (request: () => Promise<ReturnType<typeof lock>>) =>
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });

const awakeSwitch = () => screen.findByRole('switch', { name: "Garder l'écran allumé" });

test('keeps the screen on while the switch is on, again after the page was hidden', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => lock(release));
  stubWakeLock(request);
  const { user } = showSteps();
  expect(await awakeSwitch()).not.toBeChecked();
  expect(request).not.toHaveBeenCalled();
  await user.click(await awakeSwitch());
  expect(await awakeSwitch()).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-undisturbed');
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await user.click(await awakeSwitch());
  expect(release).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute('data-undisturbed');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('asks again when the system lets go, and switches off with a message when that is refused', async () => {
  const first = lock();
  const second = lock();
  const request = vi.fn(async () => first);
  stubWakeLock(request);
  const { user, toasts } = showSteps();
  await user.click(await awakeSwitch());
  request.mockResolvedValueOnce(second);
  first.dispatchEvent(new Event('release'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  expect(await awakeSwitch()).toBeChecked();
  expect(toasts).toEqual([]);
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  second.dispatchEvent(new Event('release'));
  await waitFor(async () => expect(await awakeSwitch()).not.toBeChecked());
  expect(toasts).toEqual([{ kind: 'info', title: "L'écran ne peut pas rester allumé sur cet appareil." }]);
  expect(request).toHaveBeenCalledTimes(3);
});

test('switches off with a message when the device refuses', async () => {
  stubWakeLock(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  const { user, toasts } = showSteps();
  await user.click(await awakeSwitch());
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'info', title: "L'écran ne peut pas rester allumé sur cet appareil." }]),
  );
  expect(await awakeSwitch()).not.toBeChecked();
});

test('has no switch where the browser cannot keep the screen on', async () => {
  showSteps();
  await screen.findByRole('region', { name: 'Préparation' });
  expect(screen.queryByRole('switch')).toBeNull();
});
