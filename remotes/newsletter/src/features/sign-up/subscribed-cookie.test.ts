import { expect, test } from 'vitest';
import { subscribedCookie } from './subscribed-cookie.ts';

test('remembers a year long, on the whole site', () => {
  expect(subscribedCookie(false)).toBe('tdt_newsletter=1; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('stays on encrypted lines where the site is on one', () => {
  expect(subscribedCookie(true)).toMatch(/; Secure$/);
});
