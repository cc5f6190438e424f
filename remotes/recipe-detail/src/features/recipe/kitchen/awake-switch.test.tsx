import { renderRemote, samples, screen, waitFor } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { createMeasures } from './measures.ts';
import { Steps } from './steps.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

const showSteps = () => {
  const props = { quantities: {}, measures: createMeasures(4, 4, null), ticks: { has: () => false, toggle: () => {} } };
  return renderRemote([{ path: '/', element: <Steps recipe={samples.recipe} {...props} /> }]);
};

/** Gives the browser a Screen Wake Lock API. */
const stubWakeLock = (request: () => Promise<{ release: () => Promise<void> }>) =>
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });

const awakeSwitch = () => screen.findByRole('switch', { name: "Garder l'écran allumé" });

test('keeps the screen on while the switch is on, again after the page was hidden', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
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
