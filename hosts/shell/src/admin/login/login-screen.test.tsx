import { type ApiTable, fireEvent, json, problem, screen, waitFor } from '@tdt/testing/components';
import { describe, expect, test } from 'vitest';
import { AIDE, openAdmin } from '../../testing/open-admin.ts';

const LOGIN = 'POST /api/auth/login';
const SESSION = '/api/auth/session';

const open = (api?: ApiTable, path = '/admin/login') => openAdmin(path, null, api);
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.findByRole('button', { name: /Sign in$/ });

/** Opens the login on a server that lets the user in, unless `responses` say something else. */
async function signIn(responses: ApiTable = {}, path?: string) {
  let user: typeof AIDE | null = null;
  const login = () => {
    user = AIDE;
    return { user };
  };
  const opened = open({ [LOGIN]: login, [SESSION]: () => ({ user }), ...responses }, path);
  await opened.user.type(await email(), AIDE.email);
  await opened.user.type(password(), 'tour de table 1');
  await opened.user.click(await submit());
  return opened;
}

test('supports password managers, and focuses the first field', async () => {
  open();
  await waitFor(async () => expect(await email()).toHaveFocus());
  expect(await email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  expect(document.title).toBe('Admin Login | Administration | Tour de Table');
});

test.each([
  ['', '', 'Email'],
  [AIDE.email, '', 'Password'],
  ['  ', 'secret', 'Email'],
])('asks for both fields after %j and %j', async (typedEmail, typedPassword, faulty) => {
  const { user, toasts, requests } = open();
  if (typedEmail) await user.type(await email(), typedEmail);
  if (typedPassword) await user.type(password(), typedPassword);
  await user.click(await submit());
  await waitFor(() => expect(screen.getByLabelText(faulty)).toHaveFocus());
  expect(screen.getByLabelText(faulty)).toHaveAccessibleDescription(`Enter your ${faulty.toLowerCase()}`);
  expect(toasts).toEqual([
    {
      kind: 'error',
      topic: 'session',
      title: 'Missing information',
      description: 'Please enter both email and password',
    },
  ]);
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
});

test('welcomes for three seconds, opens the screen that the user wanted, and focuses its heading', async () => {
  const { toasts, path } = await signIn({}, `/admin/login?${new URLSearchParams({ from: '/admin/settings?tab=1' })}`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(path()).toBe('/admin/settings?tab=1');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(toasts).toEqual([
    {
      kind: 'success',
      topic: 'session',
      title: 'Login successful',
      description: `Welcome back, ${AIDE.email}`,
      seconds: 3,
    },
  ]);
});

test('redirects users who are signed in already', async () => {
  const { path, toasts } = openAdmin('/admin/login', AIDE);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect([path(), toasts]).toEqual(['/admin/dashboard', []]);
});

test('sends an attempt once, however often the user submits', async () => {
  const held = Promise.withResolvers<Response>();
  const { user, requests } = await signIn({ [LOGIN]: () => held.promise });
  await screen.findByRole('button', { name: /Signing in…$/ });
  await user.type(password(), '{Enter}{Enter}');
  held.resolve(problem('INVALID_CREDENTIALS'));
  await screen.findByText('Email or password is not correct.');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('sends what a password manager has filled in and submitted without an event', async () => {
  const { requests } = open({ [LOGIN]: problem('INVALID_CREDENTIALS') });
  Object.assign(await email(), { value: AIDE.email });
  Object.assign(password(), { value: 'tour de table 1' });
  fireEvent.submit(screen.getByRole('form', { name: 'Admin Login' }));
  await screen.findByText('Email or password is not correct.');
  expect(requests.at(-1)?.body).toEqual({ email: AIDE.email, password: 'tour de table 1' });
});

test('says that Caps Lock is on while a password is typed', async () => {
  open();
  await email();
  fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
  const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true });
  Object.assign(event, { getModifierState: (name: string) => name === 'CapsLock' });
  fireEvent(password(), event);
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
});

test('says at which address the site is opened, where it is opened under another name', async () => {
  const { toasts } = await signIn({ [LOGIN]: problem('ORIGIN_REFUSED') }, '/admin/login?from=%2Fadmin%2Fusers');
  const link = await screen.findByRole('link', { name: /\/admin\/login$/ });
  expect(link.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/admin\/login\?from=%2Fadmin%2Fusers$/);
  expect(screen.getByText('Signing in works at the address of the site only:')).toBeVisible();
  expect(toasts).toMatchObject([{ kind: 'error', title: 'Login failed' }]);
});

describe('an attempt that fails keeps what was typed, and says why in a toast and above the form', () => {
  const unexpected = 'The server cannot be reached, or has a problem. Please try again in a moment.';
  const down = () => {
    throw new TypeError('The network is down.');
  };

  test.each<[string, ApiTable, string, string]>([
    [
      'wrong words',
      { [LOGIN]: problem('INVALID_CREDENTIALS') },
      'Invalid credentials',
      'Email or password is not correct.',
    ],
    ['no network', { [LOGIN]: down }, 'An unexpected error occurred', unexpected],
    ['a fault of the server', { [LOGIN]: problem('INTERNAL') }, 'An unexpected error occurred', unexpected],
    [
      'a session that cannot be read back',
      { [LOGIN]: { user: AIDE }, [SESSION]: problem('INTERNAL') },
      'Failed to verify admin status',
      unexpected,
    ],
    [
      'a cookie that was not stored',
      { [LOGIN]: { user: AIDE }, [SESSION]: { user: null } },
      'Authentication failed',
      'Your browser did not keep the session. Please allow cookies for this site.',
    ],
  ])('%s', async (_what, responses, description, notice) => {
    const { toasts, path } = await signIn(responses);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(toasts).toEqual([expect.objectContaining({ kind: 'error', description })]);
    expect(await email()).toHaveValue(AIDE.email);
    expect(path()).toBe('/admin/login');
    expect(await submit()).toBeEnabled();
  });

  test('a fault of the server, with the reference for the log', async () => {
    const { toasts } = await signIn({ [LOGIN]: problem('INTERNAL', { request_id: 'req-7' }) });
    expect(await screen.findByText('Reference: req-7')).toBeVisible();
    expect(toasts[0]?.note).toBe('Reference: req-7');
  });

  test('no network: it tries again by itself when that is back', async () => {
    let isDown = true;
    let user: typeof AIDE | null = null;
    const { path } = await signIn({
      [LOGIN]: () => {
        if (isDown) return down();
        user = AIDE;
        return { user };
      },
      [SESSION]: () => ({ user }),
    });
    await screen.findByText(unexpected);
    isDown = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(path()).toBe('/admin/dashboard'));
  });

  test('too many attempts', async () => {
    const headers = { 'content-type': 'application/json', 'retry-after': '90' };
    const refusal = problem('TOO_MANY_REQUESTS');
    const { toasts } = await signIn({ [LOGIN]: new Response(await refusal.text(), { status: 429, headers }) });
    expect(await screen.findByText(/^Signing in is possible again at \d\d:\d\d\.$/)).toBeVisible();
    expect(toasts[0]?.description).toBe('Too many attempts. Please wait 90 seconds.');
  });

  test.each([
    ['without a whole profile', json({ user: { id: '1', email: AIDE.email } }, 200), 'Failed to load admin profile'],
    ['without access', problem('NOT_ADMIN'), 'Access denied: Admin privileges required'],
  ])('an account %s, which is signed out again', async (_what, session, description) => {
    let isIn = false;
    const { toasts, requests } = await signIn({
      [LOGIN]: () => {
        isIn = true;
        return { user: AIDE };
      },
      [SESSION]: () => (isIn ? session : { user: null }),
      'POST /api/auth/logout': new Response(null, { status: 204 }),
    });
    expect(await screen.findByText('This account has no access to the back office. Ask a super admin.')).toBeVisible();
    expect(toasts).toEqual([expect.objectContaining({ title: 'Login failed', description })]);
    expect(requests.at(-1)?.path).toBe('/api/auth/logout');
  });

  test('wrong words: the password is selected, to be typed again', async () => {
    await signIn({ [LOGIN]: problem('INVALID_CREDENTIALS') });
    await waitFor(() => expect(password()).toHaveFocus());
  });
});
