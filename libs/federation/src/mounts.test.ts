import { expect, it } from 'vitest';
import { doOverlap, isAdminMount, isMount } from './mounts.ts';

it.each(['/', '/about', '/pays/:countrySlug', '/:a/:b', '/admin/*', '/*', '/v1.2/~x', '/apiculture'])(
  'takes %j as a mount',
  (mount) => {
    expect(isMount(mount)).toBe(true);
  },
);

it.each([
  '',
  'about',
  '/about/',
  '//about',
  '/a b',
  '/a\n',
  '/..',
  '/a?b',
  '/a#b',
  '/%61bout',
  '/:lang?/a',
  '/a/*/b',
  '/a*',
  'http://a/',
  '/<a>',
  '/api/recipes',
  '/assets/*',
  '/media',
  `/${'a'.repeat(200)}`,
])('refuses %j as a mount', (mount) => {
  expect(isMount(mount)).toBe(false);
});

it.each([
  ['/about', '/about'],
  ['/about', '/About'],
  ['/recipe/:id', '/recipe/:slug'],
  ['/recipe/:id', '/:a/:b'],
  ['/recipe/new', '/recipe/:slug'],
  ['/*', '/'],
  ['/*', '/recipe/:id'],
  ['/recipe/*', '/recipe'],
])('finds that %s and %s overlap', (one, other) => {
  expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([true, true]);
});

it.each([
  ['/', '/about'],
  ['/', '/:a'],
  ['/recipe', '/recipe/:id'],
  ['/recipe/:id', '/pays/:slug'],
  ['/admin/*', '/administration'],
])('finds that %s and %s do not overlap', (one, other) => {
  expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([false, false]);
});

it.each([
  ['/admin', true],
  ['/admin/users/:id', true],
  ['/Admin/*', true],
  ['/administration', false],
  ['/', false],
  ['/*', false],
])('decides whether %j is in the back office: %s', (mount, is) => {
  expect(isAdminMount(mount)).toBe(is);
});
