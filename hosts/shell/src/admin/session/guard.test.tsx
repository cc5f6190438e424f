import { forgetDrafts } from '@tdt/admin/kit';
import { json, problem, screen, waitFor, within } from '@tdt/testing/components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AIDE, openAdmin, PATRONNE } from '../../testing/open-admin.ts';

const SESSION = '/api/auth/session';
const LOGOUT = 'POST /api/auth/logout';

const login = () => screen.findByRole('heading', { level: 1, name: 'Admin Login' });
const menu = () => screen.findAllByRole('navigation', { name: 'Administration' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  forgetDrafts();
});

describe('the guard', () => {
  test('shows nothing but the check while the session is checked', async () => {
    const held = Promise.withResolvers<unknown>();
    openAdmin('/admin/settings', AIDE, { [SESSION]: () => held.promise });
    expect(await screen.findByRole('status')).toHaveTextContent("Vérification de l'authentification...");
    expect(screen.queryByRole('navigation')).toBeNull();
    held.resolve({ user: AIDE });
    await menu();
  });

  test.each(['/admin', '/admin/dashboard', '/admin/users', '/admin/users/new', '/admin/newsletter', '/admin/x'])(
    'redirects %s to the login without a session',
    async (path) => {
      const { toasts, requests } = openAdmin(path, null);
      await login();
      const description = "Veuillez vous connecter pour accéder à l'administration";
      expect(toasts).toEqual([{ kind: 'error', topic: 'session', title: 'Authentification requise', description }]);
      expect(requests.map((request) => request.path)).toEqual([SESSION]);
    },
  );

  test('remembers the address for after the sign-in', async () => {
    const { path } = openAdmin('/admin/settings?tab=1', null);
    await login();
    expect(path()).toBe(`/admin/login?${new URLSearchParams({ from: '/admin/settings?tab=1' })}`);
  });

  test.each([
    ['fails', () => problem('INTERNAL')],
    ['gets no response', () => Promise.reject(new TypeError('The network is down.'))],
    ['gets a page of a proxy', () => new Response('<!doctype html>')],
    ['gets an incomplete profile', () => json({ user: { id: 'x' } }, 200)],
  ])('asks to sign in again when the check %s', async (_what, response) => {
    const { toasts } = openAdmin('/admin/dashboard', null, { [SESSION]: response });
    await login();
    const description = 'Veuillez vous reconnecter';
    expect(toasts).toEqual([{ kind: 'error', topic: 'session', title: "Erreur d'authentification", description }]);
  });

  test('tries the check again after 10 seconds and gives up after 20', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { toasts, requests, path } = openAdmin('/admin/settings', null, { [SESSION]: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(requests).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(10_000);
    await login();
    const description = "Vérification de l'authentification expirée";
    expect(toasts).toEqual([{ kind: 'error', topic: 'session', title: "Délai d'attente dépassé", description }]);
    expect(path()).toBe('/admin/login?from=%2Fadmin%2Fsettings');
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['/admin', '/admin/dashboard', 'Dashboard'],
    ['/admin/seo', '/admin/pages', 'Pages et SEO'],
  ])('redirects %s to %s', async (from, to, title) => {
    const { path } = openAdmin(from, PATRONNE);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(path()).toBe(to);
  });
});

describe('an expired session', () => {
  /** A screen with unsaved changes, whose next request is refused. */
  async function expire(unsaved: boolean) {
    let user: typeof AIDE | null = AIDE;
    const opened = openAdmin('/admin/settings', AIDE, {
      [SESSION]: () => ({ user }),
      'POST /api/auth/login': () => {
        user = AIDE;
        return new Response(null, { status: 204 });
      },
    });
    const field = await screen.findByLabelText('Current Password');
    if (unsaved) await opened.user.type(field, 'riz au lait');
    user = null;
    document.dispatchEvent(new Event('visibilitychange'));
    return { ...opened, field };
  }
  const dialog = () => screen.findByRole('alertdialog', { name: 'Your session has expired' });

  test('leads to the login when nothing is unsaved', async () => {
    const { path } = await expire(false);
    await login();
    expect(path()).toBe('/admin/login?from=%2Fadmin%2Fsettings');
  });

  test('leaves unsaved changes on the screen, below a login for the same account', async () => {
    const { user, field, titles } = await expire(true);
    const inside = within(await dialog());
    expect(inside.getByLabelText('Email')).toHaveValue(AIDE.email);
    expect(inside.getByLabelText('Password')).toHaveFocus();
    expect(titles()).toEqual([]);
    await user.type(inside.getByLabelText('Password'), 'tour de table');
    await user.click(inside.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('riz au lait');
  });

  test('can be left for the login', async () => {
    const { user, path } = await expire(true);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Leave this page' }));
    await login();
    expect(path()).toBe('/admin/login?from=%2Fadmin%2Fsettings');
  });
});

describe('the frame', () => {
  test.each([
    [PATRONNE, true],
    [AIDE, false],
  ])('shows the accounts in the menu of super admins only: %j', async (user, isThere) => {
    openAdmin('/admin/dashboard', user);
    await menu();
    expect(screen.queryAllByRole('link', { name: 'Users' }).length > 0).toBe(isThere);
    const [current] = screen.getAllByRole('link', { name: 'Dashboard' });
    expect(current).toHaveAttribute('aria-current', 'page');
  });

  test.each([
    ['/admin/settings', 'en', ['Open the menu', 'View the site', `Account of ${AIDE.email}`, 'Logout', 'Settings']],
    [
      '/admin/nulle-part',
      'fr',
      ['Ouvrir le menu', 'Voir le site', `Compte de ${AIDE.email}`, 'Se déconnecter', 'Paramètres'],
    ],
  ])('speaks the language of the screen %s', async (path, lang, names) => {
    openAdmin(path, AIDE);
    await menu();
    const parts = [
      ...screen.getAllByRole('button', { hidden: true }),
      ...screen.getAllByRole('link', { hidden: true }),
    ];
    const shown = parts.map((part) => part.getAttribute('aria-label') ?? part.textContent);
    expect(shown).toEqual(expect.arrayContaining(names));
    expect(document.documentElement.lang).toBe(lang);
  });

  const openMenu = async ({ user }: ReturnType<typeof openAdmin>, account = AIDE) =>
    user.click(await screen.findByRole('button', { name: `Account of ${account.email}` }));
  const logOut = ({ user }: ReturnType<typeof openAdmin>) => user.click(screen.getByRole('button', { name: 'Logout' }));

  test('signs out, and leads to the login without a toast of the guard', async () => {
    const opened = openAdmin('/admin/settings', AIDE, { [LOGOUT]: new Response(null, { status: 204 }) });
    const steps = vi.spyOn(history, 'go');
    await openMenu(opened);
    await logOut(opened);
    await login();
    expect([opened.path(), opened.titles()]).toEqual(['/admin/login', ['Logged out']]);
    expect(steps, 'a step back for the menu would leave the login').not.toHaveBeenCalled();
  });

  test('stays signed in when signing out fails', async () => {
    const failure = problem('INTERNAL', { request_id: 'req-7' });
    const opened = openAdmin('/admin/settings', AIDE, { [LOGOUT]: failure });
    await openMenu(opened);
    await logOut(opened);
    await waitFor(() => expect(opened.toasts).toMatchObject([{ title: 'Logout failed', note: 'Reference: req-7' }]));
    await menu();
  });

  test('tries a failed logout again when the network is back, unless another screen was opened', async () => {
    let respond = (): unknown => Promise.reject(new TypeError('The network is down.'));
    const opened = openAdmin('/admin/settings', AIDE, { [LOGOUT]: () => respond() });
    const logouts = () => opened.requests.filter(({ path }) => path === '/api/auth/logout');
    await openMenu(opened);
    await logOut(opened);
    await waitFor(() => expect(opened.titles()).toEqual(['Logout failed']));
    await opened.user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    dispatchEvent(new Event('online'));
    expect(logouts()).toHaveLength(1);
    await openMenu(opened);
    await logOut(opened);
    await waitFor(() => expect(opened.titles()).toEqual(['Logout failed', 'Logout failed']));
    respond = () => new Response(null, { status: 204 });
    dispatchEvent(new Event('online'));
    await login();
  });

  test('asks before it signs out with something unsaved', async () => {
    const opened = openAdmin('/admin/settings', AIDE, { [LOGOUT]: new Response(null, { status: 204 }) });
    await opened.user.type(await screen.findByLabelText('Current Password'), 'riz');
    await openMenu(opened);
    await logOut(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(screen.getByLabelText('Current Password')).toHaveValue('riz');
    await openMenu(opened);
    await logOut(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Log out without saving' }));
    await login();
  });
});
