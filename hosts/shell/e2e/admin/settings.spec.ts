import { expect, type Page } from '@tdt/testing/browser';
import { expectLogin, expectToast, holdTime, newAccount, openScreen, signIn, test } from './back-office.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function change(page: Page, current: string, next: string, confirmed = next): Promise<void> {
  await field(page, 'Current Password').fill(current);
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm New Password').fill(confirmed);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('the settings show who one is and change the password, which ends the session', async ({ page, patronne }) => {
  const account = await newAccount(patronne);
  await signIn(page.context().request, account);
  await openScreen(page, '/admin/settings', 'Settings');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText(account.email);
  await expect(profile.getByText('Admin', { exact: true })).toBeVisible();

  await test.step('the rules of the form', async () => {
    for (const [current, next, name] of [
      ['short', 'long enough', 'Current Password'],
      [account.password, 'short', 'New Password'],
    ] as const) {
      await change(page, current, next);
      await expect(field(page, name)).toHaveAccessibleDescription(/Password must be at least 6 characters\./);
    }
    await change(page, account.password, 'long enough', 'long enouhg');
    await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription(/Passwords do not match/);
  });

  await test.step('the current password is verified, and what was typed stays', async () => {
    await change(page, 'not the password', 'long enough');
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(/not correct/);
    await expect(field(page, 'New Password')).toHaveValue('long enough');
  });

  await test.step('a change says so, and 2 seconds later one is at the login, without a word of the guard', async () => {
    await holdTime(page);
    await change(page, account.password, 'long enough');
    await expectToast(page, 'Password updated');
    await page.clock.runFor(1900);
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await page.clock.runFor(200);
    await expectLogin(page);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByText('Authentification requise')).toHaveCount(0);
  });

  await test.step('the old password is worth nothing any more', async () => {
    const session = await page.context().request.get('/api/auth/session');
    expect(await session.json()).toEqual({ user: null });
    await signIn(page.context().request, { ...account, password: 'long enough' });
  });
});
