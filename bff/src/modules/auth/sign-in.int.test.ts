import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, logIn, PASSWORD } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

describe('signing in', () => {
  it('answers who it is and sets a cookie that no script can read and no other site sends', async () => {
    const app = await appFor(fixture);
    const { id, email } = await anAccount(fixture.application);
    const response = await logIn(app, { email, password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ user: { id, email, is_super_admin: false } });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie' });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'tdt_session', httpOnly: true, sameSite: 'Strict', path: '/' }),
    ]);
    const [cookie] = response.cookies;
    expect(cookie).not.toHaveProperty('secure');
    expect(cookie).not.toHaveProperty('domain');
    const hours = (Number(cookie?.expires) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });
});
