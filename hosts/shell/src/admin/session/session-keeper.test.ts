import { api } from '@tdt/admin-api';
import { type Answer, createAdminStore } from '@tdt/admin-api/host';
import type { SessionUser } from '@tdt/contracts';
import type { Toast } from '@tdt/platform';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ask } from './check-session.ts';
import type { SessionNews } from './session-channel.ts';
import { createSessionKeeper } from './session-keeper.ts';

const PATRONNE = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'patronne@exemple.fr', is_super_admin: true };
const AIDE = { id: '5d5e27a4-5a0f-4cde-8d7e-2f7a3b1c9e20', email: 'aide@exemple.fr', is_super_admin: false };
const REQUIRED = 'Authentification requise';
const CREDENTIALS = { email: PATRONNE.email, password: 'tour de table 1' };

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    recipes: build.query<string, void>({ queryFn: () => ({ data: 'what the one before saw' }) }),
  }),
});

/** One browser: a cookie that all its tabs share, and the line between them. */
function openBrowser(signedIn: SessionUser | null = null) {
  const browser = { user: signedIn, isOffline: false, tabs: new Set<(news: SessionNews) => void>() };
  const answer = (url: string): Answer<unknown> => {
    if (browser.isOffline) return { error: { status: 'offline', problem: null, retryAfter: null } };
    if (url.endsWith('login')) browser.user = PATRONNE;
    if (url.endsWith('logout')) browser.user = null;
    return { data: { user: browser.user } };
  };
  return { browser, ask: (async ({ url }) => answer(url)) as Ask };
}

function openTab({ browser, ask }: ReturnType<typeof openBrowser>, { isGuarded = true } = {}) {
  const store = createAdminStore();
  const toasts: Toast[] = [];
  let forgotten = 0;
  let own: (news: SessionNews) => void = () => {};
  const keeper = createSessionKeeper({
    store,
    ask,
    show: (toast) => toasts.push(toast),
    isGuarded: () => isGuarded,
    forgetDrafts: () => {
      forgotten += 1;
    },
    channel: {
      tell: (news) => {
        for (const hear of browser.tabs) if (hear !== own) hear(news);
      },
      listen(hear) {
        own = hear;
        browser.tabs.add(hear);
        return () => browser.tabs.delete(hear);
      },
    },
  });
  const stop = keeper.start();
  return {
    keeper,
    store,
    stop,
    titles: () => toasts.map(({ title }) => title),
    hasForgottenDrafts: () => forgotten > 0,
    session: () => store.getState().session,
    settled: (status: string) => vi.waitFor(() => expect(store.getState().session.status).toBe(status)),
    kept: () => Object.keys(store.getState().api.queries),
    look: () => store.dispatch(probe.endpoints.recipes.initiate()),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('checks at the start, and lets in who is signed in', async () => {
  const tab = openTab(openBrowser(AIDE));
  expect(tab.session()).toEqual({ status: 'verifying' });
  await tab.settled('authenticated');
  expect(tab.session()).toMatchObject({ user: AIDE });
  expect(tab.titles()).toEqual([]);
});

it('says once that one has to sign in, and nothing on the login itself', async () => {
  const browser = openBrowser();
  const guarded = openTab(browser);
  const login = openTab(browser, { isGuarded: false });
  await guarded.settled('signed-out');
  await login.settled('signed-out');
  expect(guarded.titles()).toEqual([REQUIRED]);
  expect(login.titles()).toEqual([]);
});

it('asks to sign in again when the check fails', async () => {
  const browser = openBrowser(AIDE);
  browser.browser.isOffline = true;
  const tab = openTab(browser);
  await tab.settled('signed-out');
  expect(tab.titles()).toEqual(["Erreur d'authentification"]);
});

it('signs in every tab, and out', async () => {
  const browser = openBrowser();
  const one = openTab(browser, { isGuarded: false });
  const other = openTab(browser, { isGuarded: false });
  await one.settled('signed-out');
  await other.settled('signed-out');
  expect(await one.keeper.signIn(CREDENTIALS)).toEqual({ kind: 'signed-in', user: PATRONNE });
  await other.settled('authenticated');
  expect(await other.keeper.signOut()).toBe(true);
  expect(other.session()).toEqual({ status: 'signed-out', reason: 'left' });
  expect(one.session()).toEqual({ status: 'signed-out', reason: 'required' });
});

it('forgets in every tab what was read, when one signs out', async () => {
  const browser = openBrowser(AIDE);
  const tabs = [openTab(browser), openTab(browser)] as const;
  for (const tab of tabs) {
    await tab.settled('authenticated');
    await tab.look();
    expect(tab.kept()).toHaveLength(1);
  }
  await tabs[0].keeper.signOut();
  for (const tab of tabs) expect(tab.kept()).toEqual([]);
  expect(tabs.map((tab) => tab.titles())).toEqual([[], [REQUIRED]]);
});

it('forgets what was read when somebody else signs in in another tab', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  const login = openTab(browser, { isGuarded: false });
  await tab.settled('authenticated');
  await login.settled('authenticated');
  await tab.look();
  await login.keeper.signIn(CREDENTIALS);
  await vi.waitFor(() => expect(tab.session()).toMatchObject({ user: PATRONNE, needsRecheck: false }));
  expect(tab.kept()).toEqual([]);
  expect(tab.titles()).toEqual([]);
});

it('forgets in every tab what is unsaved, when one signs out', async () => {
  const browser = openBrowser(AIDE);
  const tabs = [openTab(browser), openTab(browser)] as const;
  for (const tab of tabs) await tab.settled('authenticated');
  await tabs[0].keeper.signOut();
  expect(tabs.map((tab) => tab.hasForgottenDrafts())).toEqual([true, true]);
});

it.each([
  ['keeps what is unsaved for who signs in again', PATRONNE, false],
  ['forgets what is unsaved when somebody else signs in', AIDE, true],
])('%s after a session that ran out', async (_name, before, isForgotten) => {
  const browser = openBrowser(before);
  const tab = openTab(browser);
  await tab.settled('authenticated');
  browser.browser.user = null;
  tab.keeper.lookAgain();
  await tab.settled('signed-out');
  expect(tab.hasForgottenDrafts()).toBe(false);
  await tab.keeper.signIn(CREDENTIALS);
  expect(tab.hasForgottenDrafts()).toBe(isForgotten);
});

it('stays signed in when signing out fails', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  await tab.settled('authenticated');
  browser.browser.isOffline = true;
  expect(await tab.keeper.signOut()).toBe(false);
  expect(tab.session().status).toBe('authenticated');
});

it('notices when it is looked at again that the session is over, and bears being offline', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  await tab.settled('authenticated');
  browser.browser.isOffline = true;
  tab.keeper.lookAgain();
  expect(tab.session()).toMatchObject({ needsRecheck: true });
  await vi.waitFor(() => expect(tab.session()).toMatchObject({ status: 'authenticated', needsRecheck: false }));
  browser.browser.isOffline = false;
  browser.browser.user = null;
  tab.keeper.lookAgain();
  await tab.settled('signed-out');
  expect(tab.titles()).toEqual([REQUIRED]);
});

it('lets the message about a new password be read for two seconds, then leaves without another', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  const other = openTab(browser);
  await tab.settled('authenticated');
  await other.settled('authenticated');
  vi.useFakeTimers();
  browser.browser.user = null;
  tab.keeper.leaveAfterPasswordChange();
  tab.keeper.lookAgain();
  await vi.advanceTimersByTimeAsync(1999);
  expect(tab.session()).toMatchObject({ status: 'authenticated', isLeaving: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.session()).toEqual({ status: 'signed-out', reason: 'password-changed' });
  expect([tab.titles(), other.titles()]).toEqual([[], [REQUIRED]]);
  vi.useRealTimers();
});

it('lets no answer from before a sign-in undo it', async () => {
  const browser = openBrowser();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  const slow = (async (call, options) => {
    const answer = await browser.ask(call, options);
    if (isFirst) {
      isFirst = false;
      await held;
    }
    return answer;
  }) as Ask;
  const tab = openTab({ ...browser, ask: slow }, { isGuarded: false });
  await tab.keeper.signIn(CREDENTIALS);
  release();
  await held;
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.session()).toMatchObject({ status: 'authenticated', user: PATRONNE });
});

it('watches nothing any more once it has ended', async () => {
  const browser = openBrowser(AIDE);
  const tab = openTab(browser);
  tab.stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.session()).toEqual({ status: 'verifying' });
  expect(browser.browser.tabs.size).toBe(0);
});
