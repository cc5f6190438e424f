import { expect, it } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

const site = { url: 'https://table.example' };

it('makes a path absolute and keeps an absolute URL', () => {
  expect(absoluteUrl(site, '/recipe/dal')).toBe('https://table.example/recipe/dal');
  expect(absoluteUrl(site, 'https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('replaces "%s" by the home page', (address) => {
  expect(absoluteUrl(site, address)).toBe('https://table.example/');
});
