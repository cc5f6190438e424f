import type { PageFiles, RemoteEntry } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { findPageFiles } from './find-remote.ts';

const page = (mount: string, name: string): PageFiles => ({ mount, js: [`/${name}.js`], css: [`/${name}.css`] });
const HOME = page('/', 'home');
const COUNTRY = page('/pays/:countrySlug', 'country');

const remote = (over: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name: 'catalogue',
  version: '1',
  layout: 'public',
  mounts: ['/', '/pays/:countrySlug', '/liste'],
  container: 'catalogue',
  entry: '/assets/catalogue/1/web/remoteEntry.js',
  integrity: '',
  js: [],
  css: [],
  ...over,
});

it('finds the files of the page that a path shows', () => {
  const catalogue = remote({ pages: [HOME, COUNTRY] });
  expect(findPageFiles('/pays/japon', '', catalogue)).toBe(COUNTRY);
  expect(findPageFiles('/', '?page=2', catalogue)).toBe(HOME);
});

it('finds the files of a query only where the address has it', () => {
  const recipes = remote({ pages: [page('/recipe/:slug?cuisiner=1', 'cook-mode')] });
  expect(findPageFiles('/recipe/ramen', '?a=1&cuisiner=1', recipes)).toBe(recipes.pages?.[0]);
  expect(findPageFiles('/recipe/ramen', '', recipes)).toBeUndefined();
  expect(findPageFiles('/pays/japon', '?cuisiner=1', recipes)).toBeUndefined();
});

it('finds none for a page of the module, and none in a registry without pages', () => {
  expect(findPageFiles('/liste', '', remote({ pages: [HOME, COUNTRY] }))).toBeUndefined();
  expect(findPageFiles('/', '', remote())).toBeUndefined();
});
