import { expect, it } from 'vitest';
import { slugify } from '../text/slug.ts';
import { COUNTRY_ALIASES, canonicalCountrySlug } from './aliases.ts';

it.each([
  ['coree-du-sud', 'coree-du-sud'],
  ['south-korea', 'coree-du-sud'],
  ['etats-unis', 'etats-unis'],
  ['usa', 'etats-unis'],
  ['united-states', 'etats-unis'],
])('leads %s to %s', (alias, slug) => {
  expect(canonicalCountrySlug(alias)).toBe(slug);
});

it('leaves any other slug alone, the names of object members included', () => {
  expect(canonicalCountrySlug('japon')).toBe('japon');
  expect(canonicalCountrySlug('constructor')).toBe('constructor');
});

it('leads no alias to another alias, and spells all as slugs', () => {
  for (const [alias, slug] of Object.entries(COUNTRY_ALIASES)) {
    expect(COUNTRY_ALIASES).not.toHaveProperty(slug);
    expect([alias, slug].map(slugify)).toEqual([alias, slug]);
  }
});
