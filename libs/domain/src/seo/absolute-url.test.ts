import { expect, it } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

const site = { url: 'https://table.example' };

it('makes a path absolute and leaves an absolute address alone', () => {
  expect(absoluteUrl(site, '/recipe/dal')).toBe('https://table.example/recipe/dal');
  expect(absoluteUrl(site, 'https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('gives the home page for "%s"', (address) => {
  expect(absoluteUrl(site, address)).toBe('https://table.example/');
});
