import { EXIT_INTENT_DELAY_SECONDS, type NewsletterTrigger } from '@tdt/contracts/plain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForExit } from './exit-intent.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const SHOWN_KEY = 'tdt.newsletter.shown';

let session: AbortController;
let invited: NewsletterTrigger[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  history.replaceState(null, '', '/about');
  session = new AbortController();
  invited = [];
});
afterEach(() => {
  session.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Begins to watch, for a shell that shows the newsletter if `isShown`. */
function watch(isShown = true) {
  watchForExit({
    signal: session.signal,
    invite: async (trigger) => {
      invited.push(trigger);
      if (isShown) session.abort();
      return isShown;
    },
  });
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const lastShown = () => localStorage.getItem(SHOWN_KEY);
const shownAgo = (ms: number) => localStorage.setItem(SHOWN_KEY, new Date(NOW.getTime() - ms).toISOString());

const hasSubscribed = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('tdt_newsletter=1');

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function leaveByTheTop() {
  document.dispatchEvent(new MouseEvent('mouseout', { relatedTarget: null, clientY: -4 }));
  await wait(0);
}

/** Each way of leaving, and of staying. */
const TRIGGERS: Record<string, () => Promise<unknown>> = {
  delay: () => wait(EXIT_INTENT_DELAY_SECONDS),
  mouse_leave: leaveByTheTop,
  before_unload: async () => {
    dispatchEvent(new Event('beforeunload'));
    await wait(3);
  },
  tab_hidden: async () => {
    setHidden(true);
    await wait(0);
    setHidden(false);
  },
};

async function tryEverything() {
  for (const trigger of Object.values(TRIGGERS)) await trigger();
}

test.each(Object.entries(TRIGGERS))('%s invites, and stores the date', async (reason, trigger) => {
  watch();
  expect(lastShown()).toBeNull();
  await trigger();
  expect(invited).toEqual([reason]);
  expect(lastShown()).toBe(new Date().toISOString());
  await tryEverything();
  expect(invited).toHaveLength(1);
});

test('stores no date for a newsletter that was not shown, and tries again', async () => {
  watch(false);
  await leaveByTheTop();
  expect(lastShown()).toBeNull();
  await leaveByTheTop();
  expect(invited).toEqual(['mouse_leave', 'mouse_leave']);
});

test('waits 30 seconds and no less', async () => {
  watch();
  await wait(29.9);
  expect(invited).toEqual([]);
  await wait(0.1);
  expect(invited).toEqual(['delay']);
});

test('does not count seconds in the background', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  watch();
  await wait(60);
  setHidden(false);
  await wait(29);
  expect(invited).toEqual([]);
  await wait(1);
  expect(invited).toEqual(['delay']);
});

test('ignores a pointer that moves within the page or leaves by another edge', async () => {
  watch();
  const moves = [
    { relatedTarget: null, clientY: 300 },
    { relatedTarget: document.body, clientY: 0 },
  ];
  for (const move of moves) document.dispatchEvent(new MouseEvent('mouseout', move));
  await wait(1);
  expect(invited).toEqual([]);
});

test('ignores that a page is hidden while the visitor leaves it, and watches again after Back', async () => {
  watch();
  dispatchEvent(new Event('beforeunload'));
  dispatchEvent(new Event('pagehide'));
  setHidden(true);
  await wait(10);
  expect(invited).toEqual([]);
  setHidden(false);
  dispatchEvent(new Event('pageshow'));
  setHidden(true);
  await wait(0);
  expect(invited).toEqual(['tab_hidden']);
});

test.each([
  ['it was shown a moment ago', () => shownAgo(0)],
  ['it was shown a minute less than 7 days ago', () => shownAgo(7 * DAY - 60_000)],
  ['the visitor has signed up', hasSubscribed],
  [
    'the browser denies storage',
    () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      }),
  ],
])('does not even listen when %s', async (_when, given) => {
  given();
  const listened = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  watch();
  await tryEverything();
  expect(invited).toEqual([]);
  for (const spy of listened) expect(spy).not.toHaveBeenCalled();
});

test('invites again 7 days after it was shown', async () => {
  shownAgo(7 * DAY);
  watch();
  await leaveByTheTop();
  expect(invited).toEqual(['mouse_leave']);
});

test.each([
  ['another tab has shown it', () => shownAgo(0)],
  ['the visitor has signed up in another tab', hasSubscribed],
  ['the newsletter was opened by its button', () => session.abort()],
])('does not invite once %s', async (_when, meanwhile) => {
  watch();
  meanwhile();
  await tryEverything();
  expect(invited).toEqual([]);
});

test.each(['/newsletter/desinscription', '/newsletter/confirmation', '/admin/recettes'])(
  'is quiet on %s',
  async (path) => {
    history.replaceState(null, '', path);
    watch();
    await tryEverything();
    expect(invited).toEqual([]);
  },
);

test.each([
  ['the query parameter', () => history.replaceState(null, '', '/about?newsletter=1')],
  ['the local flag', () => localStorage.setItem('tdt.newsletter.force', '1')],
])('%s overrides cookie and date', async (_what, force) => {
  hasSubscribed();
  shownAgo(DAY);
  force();
  watch();
  await leaveByTheTop();
  expect(invited).toEqual(['mouse_leave']);
});

test('covers no other dialog, and invites when it is closed', async () => {
  watch();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await tryEverything();
  expect(invited).toEqual([]);
  dialog.close();
  await leaveByTheTop();
  expect(invited).toEqual(['mouse_leave']);
});

test('lets a visitor finish typing before the delay ends', async () => {
  watch();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await wait(60);
  expect(invited).toEqual([]);
  field.blur();
  await wait(2);
  expect(invited).toEqual(['delay']);
});

test('waits while the visitor cooks', async () => {
  watch();
  document.documentElement.toggleAttribute('data-undisturbed', true);
  await tryEverything();
  await wait(60);
  expect(invited).toEqual([]);
  document.documentElement.toggleAttribute('data-undisturbed', false);
  await wait(2);
  expect(invited).toEqual(['delay']);
});
