import { forgetDrafts } from '@tdt/admin/kit';
import { type ApiTable, problem, screen, waitFor, within } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { AIDE, openAdmin } from '../../testing/open-admin.ts';

const CHANGE = 'PUT /api/auth/password';
const FIELDS = ['Current Password', 'New Password', 'Confirm New Password'] as const;

const field = (name: (typeof FIELDS)[number]) => screen.findByLabelText(name);

/** Types into the three fields and sends them. */
async function change(typed: [current: string, next: string, confirm: string], api: ApiTable = {}) {
  const opened = openAdmin('/admin/settings', AIDE, api);
  await field('Current Password');
  for (const [index, name] of FIELDS.entries()) {
    if (typed[index]) await opened.user.type(await field(name), typed[index]);
  }
  await opened.user.click(screen.getByRole('button', { name: 'Update Password' }));
  const sent = () => opened.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...opened, sent };
}

/** Messages at the fields, without the strength of the new password. */
async function messages() {
  const fields = await Promise.all(FIELDS.map((name) => field(name)));
  await waitFor(() => expect(fields.some((input) => input.getAttribute('aria-invalid') === 'true')).toBe(true));
  return fields.map((input) => document.getElementById(`${input.id}-error`)?.textContent ?? '');
}

afterEach(() => {
  vi.useRealTimers();
  forgetDrafts();
});

test('show the profile', async () => {
  openAdmin('/admin/settings', AIDE);
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  expect(profile.getAllByRole('definition').map((value) => value.textContent)).toEqual([AIDE.email, 'Admin']);
});

const SHORT = 'Password must be at least 6 characters.';
const DIFFERENT = 'Passwords do not match';

test.each<[string, [string, string, string], [string, string, string]]>([
  ['nothing', ['', '', ''], [SHORT, SHORT, SHORT]],
  ['a short current password', ['short', 'long enough', 'long enough'], [SHORT, '', '']],
  ['a short new password', ['long enough', 'short', 'short'], ['', SHORT, SHORT]],
  ['two different new passwords', ['long enough', 'long enough', 'long enouhg'], ['', '', DIFFERENT]],
  ['several faults', ['short', 'long enough', 'long enouhg'], [SHORT, '', DIFFERENT]],
])('refuse %s at the fields, before anything is sent', async (_what, typed, expected) => {
  const { sent } = await change(typed);
  expect(await messages()).toEqual(expected);
  expect(sent()).toEqual([]);
  const first = FIELDS[expected.findIndex((message) => message !== '')] ?? 'New Password';
  expect(await field(first)).toHaveFocus();
});

test('refuse a wrong current password at its field, and keep what was typed', async () => {
  const errors = [{ path: 'current_password', message: 'The current password is not correct.' }];
  const { toasts } = await change(['not the password', 'long enough', 'long enough'], {
    [CHANGE]: problem('VALIDATION_FAILED', { errors }),
  });
  expect(await messages()).toEqual(['The current password is not correct.', '', '']);
  expect(await field('Current Password')).toHaveFocus();
  expect(await field('New Password')).toHaveValue('long enough');
  expect(toasts).toEqual([
    { kind: 'error', topic: 'save', title: 'Error', description: 'The current password is not correct.' },
  ]);
});

test('change the password, and sign out two seconds later without a toast of the guard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { toasts, sent, path } = await change(['the old one', 'the new one', 'the new one'], {
    [CHANGE]: new Response(null, { status: 204 }),
  });
  await screen.findByText('Signing you out…');
  expect(sent()).toEqual([{ current_password: 'the old one', new_password: 'the new one' }]);
  expect(path()).toBe('/admin/settings');
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(path()).toBe('/admin/login');
  expect(toasts.map(({ title }) => title)).toEqual(['Password updated']);
});
