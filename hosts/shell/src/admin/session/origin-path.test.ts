import { expect, it } from 'vitest';
import { destinationOf, isLogin, loginPath } from './origin-path.ts';

const DASHBOARD = '/admin/dashboard';
const from = (path: string) => destinationOf(`?${new URLSearchParams({ from: path })}`);

it.each([
  '/admin/users',
  '/admin/users/new',
  '/admin/users?search=a%26b&page=2',
  '/admin/recipes/0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11#images',
  '/admin/unknown',
])('leads back to %s', (path) => {
  expect(destinationOf(new URL(loginPath(path), 'https://exemple.fr').search)).toBe(path);
});

it.each(['/admin', '/admin/dashboard'])('does not remember %s', (path) => {
  expect(loginPath(path)).toBe('/admin/login');
});

it.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  '/\t/evil.example/admin',
  ' //evil.example',
  'javascript:alert(1)',
  'admin/users',
  '/admin@evil.example',
  '/administration',
  '/admin/../recipe/x',
  '/admin/%2e%2e/recipe/x',
  '/admin/..\\..\\evil.example',
  '/',
  '',
  '/admin',
])('leads to the dashboard instead of %j', (path) => {
  expect(from(path)).toBe(DASHBOARD);
});

it.each(['/admin/login', '/admin/login/', '/admin/Login', '/admin/login?from=/admin/users', '/admin/x/../login'])(
  'never leads to the login itself: %s',
  (path) => {
    expect(from(path)).toBe(DASHBOARD);
    expect(loginPath(path)).toBe('/admin/login');
  },
);

it('leads to the dashboard without a parameter', () => {
  expect(destinationOf('')).toBe(DASHBOARD);
  expect(destinationOf('?other=/admin/users')).toBe(DASHBOARD);
});

it('recognises the login as the router does', () => {
  expect(['/admin/login', '/admin/login/', '/ADMIN/login', '/admin/logins', '/admin'].map(isLogin)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
