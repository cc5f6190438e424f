import type { Route } from '@playwright/test';
import { expect, type Page } from '@tdt/testing/browser';
import { AIDE } from './accounts.ts';
import { expectLogin, expectToast, holdTime, test, title } from './back-office.ts';

const LOGIN = '**/api/auth/login';
const LOGOUT = '**/api/auth/logout';
const SESSION = '**/api/auth/session';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();
const problem = (status: number, code: string, detail = 'Non') => ({
  status,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: detail, status, code, detail },
});

/** Answers the login as if it went well. */
const letIn = (route: Route) =>
  route.fulfill({
    json: { user: { id: '0191b3c4-0000-7000-8000-000000000001', email: AIDE.email, is_super_admin: false } },
  });

test('the form wants both fields, refuses wrong words, and lets in who has the right ones', async ({ page }) => {
  await page.goto('/admin/login');
  await expectLogin(page);
  await expect(email(page)).toHaveAttribute('autocomplete', 'username');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(password(page)).toHaveAttribute('type', 'password');

  for (const [typedEmail, typedPassword] of [
    ['', ''],
    [AIDE.email, ''],
    ['', AIDE.password],
  ] as const) {
    await email(page).fill(typedEmail);
    await password(page).fill(typedPassword);
    await submit(page);
    await expectToast(page, 'Missing information', 'Please enter both email and password');
    await expect(page).toHaveURL(/\/admin\/login$/);
  }

  await test.step('wrong credentials', async () => {
    await email(page).fill(AIDE.email);
    await password(page).fill('not the password');
    await submit(page);
    await expectToast(page, 'Login failed', 'Invalid credentials');
    await expect(email(page)).toHaveValue(AIDE.email);
  });

  await test.step('the welcome is there for 3 seconds', async () => {
    await holdTime(page);
    await password(page).fill(AIDE.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expectToast(page, 'Login successful', `Welcome back, ${AIDE.email}`);
    await page.clock.runFor(2900);
    await expect(page.getByText(`Welcome back, ${AIDE.email}`)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(`Welcome back, ${AIDE.email}`)).toHaveCount(0);
  });
  await expect(title(page)).toBeFocused();
});

test('each way of not getting in has its words', async ({ page }) => {
  const loggedOut: string[] = [];
  await page.route(LOGOUT, async (route) => {
    loggedOut.push(route.request().url());
    await route.fulfill({ status: 204 });
  });
  await page.goto('/admin/login');
  await email(page).fill(AIDE.email);
  await password(page).fill(AIDE.password);

  async function attempt(login: (route: Route) => Promise<void>, session?: (route: Route) => Promise<void>) {
    await page.route(LOGIN, login);
    if (session) await page.route(SESSION, session);
    await submit(page);
  }
  async function expectRefused(...words: [title: string, description: string]) {
    await expectToast(page, ...words);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await page.unroute(LOGIN);
    await page.unroute(SESSION);
  }

  await attempt((route) => route.abort());
  await expectRefused('Login error', 'An unexpected error occurred');
  await attempt((route) => route.fulfill(problem(500, 'INTERNAL')));
  await expectRefused('Login error', 'An unexpected error occurred');
  await attempt((route) => route.fulfill({ ...problem(429, 'TOO_MANY_REQUESTS'), headers: { 'retry-after': '90' } }));
  await expectRefused('Login failed', 'Too many attempts. Please wait 90 seconds.');
  await attempt(letIn, (route) => route.fulfill(problem(500, 'INTERNAL')));
  await expectRefused('Login failed', 'Failed to verify admin status');
  await attempt(letIn, (route) => route.fulfill({ json: { user: null } }));
  await expectRefused('Login failed', 'Authentication failed');
  expect(loggedOut).toEqual([]);
  await attempt(letIn, (route) => route.fulfill({ json: { user: { id: '1', email: AIDE.email } } }));
  await expectRefused('Login failed', 'Failed to load admin profile');
  expect(loggedOut).toHaveLength(1);
  await attempt(letIn, (route) => route.fulfill(problem(403, 'NOT_ADMIN')));
  await expectRefused('Login failed', 'Access denied: Admin privileges required');
  expect(loggedOut).toHaveLength(2);
});

test('a second press while one is being signed in sends nothing', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(LOGIN, async (route) => {
    sent += 1;
    await gate.promise;
    await route.continue();
  });
  await page.goto('/admin/login');
  await email(page).fill(AIDE.email);
  await password(page).fill(AIDE.password);
  await password(page).press('Enter');
  await password(page).press('Enter');
  await expect.poll(() => sent).toBe(1);
  gate.resolve();
  await expect(title(page)).toHaveText('Dashboard');
  expect(sent).toBe(1);
});
