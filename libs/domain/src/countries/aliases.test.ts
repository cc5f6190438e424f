import { expect, it } from 'vitest';
import { slugify } from '../text/slug.ts';
import { COUNTRY_ALIASES, canonicalCountrySlug } from './aliases.ts';

it.each([
  ['coree-du-sud', 'coree-du-sud'],
  ['south-korea', 'coree-du-sud'],
  ['etats-unis', 'etats-unis'],
  ['usa', 'etats-unis'],
  ['united-states', 'etats-unis'],
])('%s stands for %s', (alias, slug) => {
  expect(canonicalCountrySlug(alias)).toBe(slug);
});

it('keeps other slugs, also names of object members', () => {
  expect(canonicalCountrySlug('japon')).toBe('japon');
  expect(canonicalCountrySlug('constructor')).toBe('constructor');
});

it('no alias stands for another alias, and all are slugs', () => {
  for (const [alias, slug] of Object.entries(COUNTRY_ALIASES)) {
    expect(COUNTRY_ALIASES).not.toHaveProperty(slug);
    expect([alias, slug].map(slugify)).toEqual([alias, slug]);
  }
});
