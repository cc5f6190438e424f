import { startTimer, type Timer } from '@tdt/domain/timers';
import { changeTimers, readTimers } from '@tdt/platform/timers';
import { fireEvent, refuseStorage, within } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTimers } from './show-timers.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const REST = { id: 'a', name: 'Étape 1 · Repos', recipe: 'Ramen', path: '/recipe/ramen?cuisiner=1#etape-1' };
const BAKE = { id: 'b', name: 'Étape 2 · Cuisson', recipe: 'Ramen', path: '/recipe/ramen?cuisiner=1#etape-2' };

let session: AbortController;
/** Starts and stops of the sound. */
let sounds: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  document.title = 'Accueil';
  session = new AbortController();
  sounds = [];
  const node = function (this: object) {
    const gain = { setValueAtTime: () => {} };
    const start = () => sounds.push('start');
    const stop = (at?: number) => at === undefined && sounds.push('stop');
    Object.assign(this, { gain, start, stop, connect: (next: unknown) => next });
  };
  vi.stubGlobal('GainNode', node);
  vi.stubGlobal('OscillatorNode', node);
  vi.stubGlobal('AudioContext', function (this: object) {
    Object.assign(this, { currentTime: 0, resume: async () => {} });
  });
});
afterEach(() => {
  changeTimers(() => []);
  session.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (timer: Pick<Timer, 'id' | 'name' | 'recipe' | 'path'>, minutes: number) =>
  changeTimers((timers) => startTimer(timers, { ...timer, minutes }, Date.now()));
const host = () => [...document.body.children].find((one) => one.shadowRoot);
const bar = () => within(host()?.shadowRoot?.querySelector('section') as HTMLElement);
const announced = () => host()?.shadowRoot?.querySelector('[aria-live]')?.textContent;
const press = (name: string) => fireEvent.click(bar().getByLabelText(name));
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const toggle = () => host()?.shadowRoot?.querySelector('.bar') as HTMLElement;

test('shows the timer that ends next in the bar and before the title of the page', () => {
  start(REST, 30);
  showTimers(session.signal);
  expect(toggle()).toHaveTextContent('30:00Étape 1 · Repos');
  start(BAKE, 5);
  expect(toggle()).toHaveTextContent('5:002 minuteurs · Étape 2 · Cuisson');
  expect(document.title).toBe('5:00 · Accueil');
  wait(1000);
  expect(document.title).toBe('4:59 · Accueil');
  // The page leads to another one.
  document.title = 'Recettes';
  wait(1000);
  expect(document.title).toBe('4:58 · Recettes');
});

test('lists all timers with their links once it is opened, and closes on Escape', () => {
  start(REST, 30);
  start(BAKE, 5);
  showTimers(session.signal);
  expect(bar().queryAllByRole('timer')).toEqual([]);
  fireEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(
    bar()
      .getAllByRole('timer')
      .map(({ textContent }) => textContent),
  ).toEqual(['30:00', '5:00']);
  expect(bar().getByRole('link', { name: /Cuisson/ })).toHaveAttribute('href', BAKE.path);
  bar().getByLabelText('Pause, Étape 1 · Repos').focus();
  fireEvent.keyDown(toggle(), { key: 'Escape' });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(host()?.shadowRoot?.activeElement).toBe(toggle());
});

test('closes on Escape wherever the focus is, and only the next one is for the page', () => {
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey, { signal: session.signal });
  start(REST, 30);
  showTimers(session.signal);
  fireEvent.click(toggle());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(onKey).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onKey).toHaveBeenCalledOnce();
});

test('adjusts, pauses and cancels; without a timer nothing is left', () => {
  start(REST, 30);
  showTimers(session.signal);
  fireEvent.click(toggle());
  press('+1 min, Étape 1 · Repos');
  press('+1 min, Étape 1 · Repos');
  press('−1 min, Étape 1 · Repos');
  expect(toggle()).toHaveTextContent('31:00');
  press('Pause, Étape 1 · Repos');
  wait(5 * MINUTE);
  expect(toggle()).toHaveTextContent('31:00');
  expect(document.title).toBe('Accueil');
  press('Reprendre, Étape 1 · Repos');
  wait(MINUTE);
  expect(toggle()).toHaveTextContent('30:00');
  press('Annuler, Étape 1 · Repos');
  expect(host()).toBeUndefined();
  expect(document.title).toBe('Accueil');
  expect(localStorage.getItem('tdt.timers')).toBeNull();
});

test('a press that the full storage refuses counts for the visit', () => {
  start(REST, 30);
  showTimers(session.signal);
  fireEvent.click(toggle());
  press('+1 min, Étape 1 · Repos');
  refuseStorage('full');
  press('Pause, Étape 1 · Repos');
  wait(MINUTE);
  expect(toggle()).toHaveTextContent('31:00');
});

test('announces a start and an end, but no second', () => {
  start(REST, 1);
  wait(5000);
  showTimers(session.signal);
  wait(1000);
  expect(announced()).toBe('');
  start(BAKE, 5);
  wait(1000);
  expect(announced()).toBe('Minuteur lancé : Étape 2 · Cuisson, 5:00');
  wait(MINUTE);
  expect(announced()).toBe('Terminé : Étape 1 · Repos');
});

test('announces the timer that loads it', () => {
  start(REST, 1);
  showTimers(session.signal);
  wait(1000);
  expect(announced()).toBe('Minuteur lancé : Étape 1 · Repos, 1:00');
});

test('rings at the end and opens, until it is stopped', () => {
  start(REST, 5);
  showTimers(session.signal);
  wait(5 * MINUTE - 1);
  expect(sounds).toEqual([]);
  wait(1);
  expect(sounds).toEqual(['start']);
  expect(document.title).toBe('Terminé · Accueil');
  press('Arrêter, Étape 1 · Repos');
  expect(sounds).toEqual(['start', 'stop']);
  expect(host()).toBeUndefined();
});

test('shows only what has ended when it rings, and all timers when asked', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  const rooms = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
  const listed = () =>
    bar()
      .queryAllByRole('timer')
      .map(({ textContent }) => textContent);
  start(REST, 30);
  start(BAKE, 5);
  showTimers(session.signal);
  wait(5 * MINUTE);
  expect(listed()).toEqual(['Terminé']);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(rooms().join()).toContain('72px');
  press('Arrêter, Étape 2 · Cuisson');
  expect(listed()).toEqual([]);
  expect(toggle()).toHaveTextContent('25:00Étape 1 · Repos');
  expect(rooms().join()).not.toContain('72px');

  start(BAKE, 5);
  wait(5 * MINUTE);
  fireEvent.click(toggle());
  expect(listed()).toEqual(['20:00', 'Terminé']);
  expect(rooms().join()).not.toContain('72px');
  press('Arrêter, Étape 2 · Cuisson');
  expect(listed()).toEqual(['20:00']);
  vi.restoreAllMocks();
});

test('the second of two presses on the button that stops is for nothing that takes its place', () => {
  const onPress = vi.fn();
  document.addEventListener('click', onPress, { signal: session.signal });
  start(REST, 5);
  showTimers(session.signal);
  wait(5 * MINUTE);
  press('Arrêter, Étape 1 · Repos');
  onPress.mockClear();
  wait(499);
  fireEvent.click(document.body);
  expect(onPress).not.toHaveBeenCalled();
  wait(1);
  fireEvent.click(document.body);
  expect(onPress).toHaveBeenCalledOnce();
});

test('one more minute for what has ended closes it', () => {
  start(REST, 5);
  showTimers(session.signal);
  wait(5 * MINUTE);
  bar().getByLabelText('+1 min, Étape 1 · Repos').focus();
  press('+1 min, Étape 1 · Repos');
  expect(bar().queryByRole('timer')).toBeNull();
  expect(toggle()).toHaveTextContent('1:00Étape 1 · Repos');
  expect(host()?.shadowRoot?.activeElement).toBe(toggle());
});

test('rings at once after a sleep, and says how long ago it was', () => {
  start(REST, 5);
  showTimers(session.signal);
  vi.setSystemTime(Date.now() + 12 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sounds).toEqual(['start']);
  expect(toggle()).toHaveTextContent('Terminé il y a 7min');
});

test('rings for each timer at its end, also while another one waits to be stopped', () => {
  start(REST, 5);
  start(BAKE, 7);
  showTimers(session.signal);
  wait(7 * MINUTE - 1);
  expect(sounds.filter((sound) => sound === 'start')).toHaveLength(1);
  wait(1);
  expect(sounds.filter((sound) => sound === 'start')).toHaveLength(2);
});

test('rings for a minute, after which no page rings again', () => {
  start(REST, 5);
  showTimers(session.signal);
  wait(6 * MINUTE - 1);
  expect(readTimers()).toMatchObject([{ hasRung: false }]);
  wait(SECOND);
  expect(readTimers()).toMatchObject([{ hasRung: true }]);
  showTimers(session.signal);
  wait(MINUTE);
  expect(sounds.filter((sound) => sound === 'start')).toHaveLength(1);
});

/** What several tabs have: locks, here held by another tab at first, and whether the visitor pressed something here. */
function stubTabs({ isHeld = false, hasBeenActive = true }) {
  const tabs = { isHeld };
  const request = async (_: string, __: object, hold: (lock: object | null) => Promise<void>) => {
    if (tabs.isHeld) return hold(null);
    tabs.isHeld = true;
    await hold({});
    tabs.isHeld = false;
  };
  const own = { locks: { value: { request } }, userActivation: { value: { hasBeenActive } } };
  vi.stubGlobal('navigator', Object.create(navigator, own));
  return tabs;
}

test('does not ring while another tab does, but once that one is closed', () => {
  const tabs = stubTabs({ isHeld: true });
  start(REST, 5);
  showTimers(session.signal);
  wait(5 * MINUTE + 5 * SECOND);
  expect(sounds).toEqual([]);
  expect(toggle()).toHaveTextContent('Terminé');
  tabs.isHeld = false;
  wait(SECOND);
  expect(sounds).toEqual(['start']);
});

test('keeps its turn a second longer than it rings, so that other tabs know of the stop', async () => {
  const tabs = stubTabs({});
  start(REST, 5);
  showTimers(session.signal);
  wait(5 * MINUTE);
  press('Arrêter, Étape 1 · Repos');
  expect(tabs.isHeld).toBe(true);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(tabs.isHeld).toBe(false);
});

test('rings three seconds late where nothing was pressed yet, since browsers may mute such a tab', () => {
  stubTabs({ hasBeenActive: false });
  start(REST, 5);
  showTimers(session.signal);
  wait(5 * MINUTE + 3 * SECOND - 1);
  expect(sounds).toEqual([]);
  wait(1);
  expect(sounds).toEqual(['start']);
});

test('notifies a visitor who looks at something else and allowed it', async () => {
  const shown: unknown[] = [];
  vi.stubGlobal(
    'Notification',
    Object.assign(
      function (this: object, title: string, { body }: NotificationOptions) {
        shown.push([title, body]);
      },
      { permission: 'granted' },
    ),
  );
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start(REST, 5);
  showTimers(session.signal);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(shown).toEqual([['Terminé : Étape 1 · Repos', 'Ramen']]);
});

test('drops timers of yesterday', () => {
  start(REST, 5);
  vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
  showTimers(session.signal);
  expect(host()).toBeUndefined();
  expect(readTimers()).toEqual([]);
  expect(localStorage.getItem('tdt.timers')).toBeNull();
});
