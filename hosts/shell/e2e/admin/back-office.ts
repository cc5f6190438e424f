import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Locator } from '@playwright/test';
import type { AdminUser } from '@tdt/contracts';
import { ADMIN_API, REQUESTED_WITH } from '@tdt/contracts/plain';
import { test as base, expect, type Page } from '@tdt/testing/browser';
import { type Account, PATRONNE } from './accounts.ts';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Fixtures {
  /** Option. The user who is signed in when a journey begins; `null`: none. */
  account: Account | null;
  /** The API as the super admin of the site sees it. */
  patronne: APIRequestContext;
}

interface WorkerFixtures {
  /** Signs an account in, once per worker. Journeys that end a session sign in themselves. */
  signInOnce: (account: Account) => Promise<SignedIn>;
}

/** What browsers have stored when a journey begins, which names the frame in the language of each screen. */
const origins = (): SignedIn['origins'] => [
  {
    origin: new URL(String(process.env.SITE_URL)).origin,
    localStorage: [{ name: 'tdt.admin.language', value: 'screen' }],
  },
];

/** `test` for journeys through the back office, from a signed-in browser on. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  account: [null, { option: true }],
  storageState: async ({ account, signInOnce }, use) => {
    await use(account ? await signInOnce(account) : { cookies: [], origins: origins() });
  },
  patronne: async ({ playwright, baseURL, signInOnce }, use) => {
    const storageState = await signInOnce(PATRONNE);
    const context = await playwright.request.newContext({ baseURL: String(baseURL), storageState });
    await use(context);
    await context.dispose();
  },
  signInOnce: [
    async ({ playwright }, use) => {
      const states = new Map<string, Promise<SignedIn>>();
      const signInAnew = async (account: Account) => {
        // A context begins with the journey's session, which a new sign-in in the same browser would end.
        const signedOut = { cookies: [], origins: [] };
        const context = await playwright.request.newContext({
          baseURL: String(process.env.SITE_URL),
          storageState: signedOut,
        });
        await signIn(context, account);
        const { cookies } = await context.storageState();
        await context.dispose();
        return { cookies, origins: origins() };
      };
      await use((account) => {
        const state = states.get(account.email) ?? signInAnew(account);
        states.set(account.email, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
});

/** What writes to the API carry besides the cookie. */
export const ownHeaders = () => ({
  origin: new URL(String(process.env.SITE_URL)).origin,
  [REQUESTED_WITH.name]: REQUESTED_WITH.value,
});

/** Signs in by the API: with `page.context().request` the browser of the page is signed in. */
export async function signIn(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const response = await request.post(ADMIN_API.login, { data: { email, password }, headers: ownHeaders() });
  expect([response.status(), await response.text()]).toEqual([200, expect.anything()]);
}

/** An account of a journey's own, which may be changed and removed. */
export async function newAccount(
  patronne: APIRequestContext,
  { isSuper = false }: { isSuper?: boolean } = {},
): Promise<Account & { id: string; revision: number }> {
  const account = { email: `essai-${randomUUID()}@exemple.fr`, password: 'tour de table 2', isSuper };
  const data = { email: account.email, password: account.password, is_super_admin: isSuper };
  const response = await patronne.post(ADMIN_API.users, { data, headers: ownHeaders() });
  expect(response.status()).toBe(201);
  const { id, revision }: AdminUser = await response.json();
  return { ...account, id, revision };
}

const toasts = (page: Page): Locator => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

/** A message with exactly these words. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const shown = toasts(page).filter({ has: page.getByText(title, { exact: true }) });
  await expect(
    description === undefined ? shown : shown.filter({ has: page.getByText(description, { exact: true }) }),
  ).not.toHaveCount(0);
}

/** The title in the header of the layout. */
export const title = (page: Page): Locator => page.getByRole('banner').getByRole('heading', { level: 1 });

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Administration' });

/** Opens a screen behind the guard and waits until it is there. */
export async function openScreen(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toHaveText(name);
}

/** Leaves by the menu of the user. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of / })
    .click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
}

export const expectLogin = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Admin Login', exact: true })).toBeVisible();
