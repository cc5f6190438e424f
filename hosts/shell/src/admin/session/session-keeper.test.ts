import { api } from '@tdt/admin/api';
import { type CallResult, createAdminStore } from '@tdt/admin/api/host';
import type { SessionUser } from '@tdt/contracts';
import type { Toast } from '@tdt/platform';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ask } from './check-session.ts';
import type { SessionMessage } from './session-channel.ts';
import { createSessionKeeper } from './session-keeper.ts';

const PATRONNE = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'patronne@exemple.fr', is_super_admin: true };
const AIDE = { id: '5d5e27a4-5a0f-4cde-8d7e-2f7a3b1c9e20', email: 'aide@exemple.fr', is_super_admin: false };
const REQUIRED = 'Authentification requise';
const CREDENTIALS = { email: PATRONNE.email, password: 'tour de table 1' };

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    recipes: build.query<string, void>({ queryFn: () => ({ data: 'read by the previous user' }) }),
  }),
});

/** One browser: a cookie that all its tabs share, and the channel between them. */
function openBrowser(signedIn: SessionUser | null = null) {
  const browser = { user: signedIn, isOffline: false, tabs: new Set<(message: SessionMessage) => void>() };
  const responseTo = (url: string): CallResult<unknown> => {
    if (browser.isOffline) return { error: { status: 'offline', problem: null, retryAfter: null } };
    if (url.endsWith('login')) browser.user = PATRONNE;
    if (url.endsWith('logout')) browser.user = null;
    return { data: { user: browser.user } };
  };
  return { browser, ask: (async ({ url }) => responseTo(url)) as Ask };
}

function openTab({ browser, ask }: ReturnType<typeof openBrowser>, { isGuarded = true, hasUnsaved = false } = {}) {
  const store = createAdminStore();
  const toasts: Toast[] = [];
  let forgotten = 0;
  /** Users who signed in: the drafts of others were dropped. */
  const others: string[] = [];
  let own: (message: SessionMessage) => void = () => {};
  const keeper = createSessionKeeper({
    store,
    ask,
    show: (toast) => toasts.push(toast),
    isGuarded: () => isGuarded,
    hasUnsaved: () => hasUnsaved,
    forgetDrafts: () => {
      forgotten += 1;
    },
    forgetDraftsBut: (user) => others.push(user),
    channel: {
      send: (message) => {
        for (const listener of browser.tabs) if (listener !== own) listener(message);
      },
      listen(listener) {
        own = listener;
        browser.tabs.add(listener);
        return () => browser.tabs.delete(listener);
      },
    },
  });
  const stop = keeper.start();
  return {
    keeper,
    store,
    stop,
    titles: () => toasts.map(({ title }) => title),
    others,
    hasDroppedDrafts: () => forgotten > 0,
    session: () => store.getState().session,
    settled: (status: string) => vi.waitFor(() => expect(store.getState().session.status).toBe(status)),
    cached: () => Object.keys(store.getState().api.queries),
    look: () => store.dispatch(probe.endpoints.recipes.initiate()),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('signs every tab in, and out', async () => {
  const browser = openBrowser();
  const one = openTab(browser, { isGuarded: false });
  const other = openTab(browser, { isGuarded: false });
  await one.settled('signed-out');
  await other.settled('signed-out');
  expect(await one.keeper.signIn(CREDENTIALS)).toEqual({ kind: 'signed-in', user: PATRONNE });
  await other.settled('authenticated');
  expect(await other.keeper.signOut()).toBeNull();
  expect(other.session()).toEqual({ status: 'signed-out', reason: 'left' });
  expect(one.session()).toEqual({ status: 'signed-out', reason: 'required' });
});

it('empties the cache of every tab when one signs out', async () => {
  const browser = openBrowser(AIDE);
  const tabs = [openTab(browser), openTab(browser)] as const;
  for (const tab of tabs) {
    await tab.settled('authenticated');
    await tab.look();
    expect(tab.cached()).toHaveLength(1);
  }
  await tabs[0].keeper.signOut();
  for (const tab of tabs) expect(tab.cached()).toEqual([]);
  expect(tabs.map((tab) => tab.titles())).toEqual([[], [REQUIRED]]);
});

it('empties the cache when another user signs in in another tab', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  const login = openTab(browser, { isGuarded: false });
  await tab.settled('authenticated');
  await login.settled('authenticated');
  await tab.look();
  await login.keeper.signIn(CREDENTIALS);
  await vi.waitFor(() => expect(tab.session()).toMatchObject({ user: PATRONNE, needsRecheck: false }));
  expect(tab.cached()).toEqual([]);
  expect(tab.titles()).toEqual([]);
});

it('drops the drafts of every tab when one signs out', async () => {
  const browser = openBrowser(AIDE);
  const tabs = [openTab(browser), openTab(browser)] as const;
  for (const tab of tabs) await tab.settled('authenticated');
  await tabs[0].keeper.signOut();
  expect(tabs.map((tab) => tab.hasDroppedDrafts())).toEqual([true, true]);
});

it.each([
  ['keeps drafts for the same user', PATRONNE, false],
  ['drops drafts when another user signs in', AIDE, true],
])('%s after an expired session', async (_name, before, isForgotten) => {
  const browser = openBrowser(before);
  const tab = openTab(browser);
  await tab.settled('authenticated');
  browser.browser.user = null;
  tab.keeper.recheck();
  await tab.settled('signed-out');
  expect(tab.hasDroppedDrafts()).toBe(false);
  await tab.keeper.signIn(CREDENTIALS);
  expect(tab.hasDroppedDrafts()).toBe(isForgotten);
});

it('keeps a screen with unsaved changes, and its cache, when the session expires', async () => {
  const browser = openBrowser(PATRONNE);
  const tab = openTab(browser, { hasUnsaved: true });
  await tab.settled('authenticated');
  await tab.look();
  browser.browser.user = null;
  tab.keeper.recheck();
  await tab.settled('expired');
  expect([tab.titles(), tab.cached().length]).toEqual([[], 1]);
  await tab.keeper.signIn(CREDENTIALS);
  expect(tab.session()).toMatchObject({ status: 'authenticated', user: PATRONNE });
  expect([tab.hasDroppedDrafts(), tab.cached().length]).toEqual([false, 1]);
});

it('continues an expired session when the user signs in in another tab', async () => {
  const browser = openBrowser(PATRONNE);
  const tab = openTab(browser, { hasUnsaved: true });
  const login = openTab(browser, { isGuarded: false });
  await tab.settled('authenticated');
  browser.browser.user = null;
  tab.keeper.recheck();
  await tab.settled('expired');
  await login.keeper.signIn(CREDENTIALS);
  await tab.settled('authenticated');
});

it('drops what another user has not saved', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser, { hasUnsaved: true });
  await tab.settled('authenticated');
  await tab.look();
  browser.browser.user = null;
  tab.keeper.recheck();
  await tab.settled('expired');
  await tab.keeper.signIn(CREDENTIALS);
  expect([tab.hasDroppedDrafts(), tab.cached()]).toEqual([true, []]);
});

it('drops what other users have left on this computer when a user signs in', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  await tab.settled('authenticated');
  tab.keeper.recheck();
  await vi.waitFor(() => expect(tab.session()).toMatchObject({ needsRecheck: false }));
  await tab.keeper.signIn(CREDENTIALS);
  expect(tab.others).toEqual([AIDE.id, PATRONNE.id]);
});

it('notices at a recheck that the session is over, but not while offline', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  await tab.settled('authenticated');
  browser.browser.isOffline = true;
  tab.keeper.recheck();
  expect(tab.session()).toMatchObject({ needsRecheck: true });
  await vi.waitFor(() => expect(tab.session()).toMatchObject({ status: 'authenticated', needsRecheck: false }));
  browser.browser.isOffline = false;
  browser.browser.user = null;
  tab.keeper.recheck();
  await tab.settled('signed-out');
  expect(tab.titles()).toEqual([REQUIRED]);
});

it('signs out two seconds after a password change, without another toast', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  const other = openTab(browser);
  await tab.settled('authenticated');
  await other.settled('authenticated');
  vi.useFakeTimers();
  browser.browser.user = null;
  tab.keeper.leaveAfterPasswordChange();
  tab.keeper.recheck();
  await vi.advanceTimersByTimeAsync(1999);
  expect(tab.session()).toMatchObject({ status: 'authenticated', isLeaving: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.session()).toEqual({ status: 'signed-out', reason: 'password-changed' });
  expect([tab.titles(), other.titles()]).toEqual([[], [REQUIRED]]);
  vi.useRealTimers();
});

it('ignores the outcome of a check that began before a sign-in', async () => {
  const browser = openBrowser();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  const slow = (async (call, options) => {
    const response = await browser.ask(call, options);
    if (isFirst) {
      isFirst = false;
      await held;
    }
    return response;
  }) as Ask;
  const tab = openTab({ ...browser, ask: slow }, { isGuarded: false });
  await tab.keeper.signIn(CREDENTIALS);
  release();
  await held;
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.session()).toMatchObject({ status: 'authenticated', user: PATRONNE });
});

it('does nothing after it was stopped', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  tab.stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.session()).toEqual({ status: 'verifying' });
  expect(browser.browser.tabs.size).toBe(0);
});
