import { expect, it } from 'vitest';
import { formerSlugs } from './former-slugs.ts';

it('adds the slug that a document leaves, once', () => {
  expect(formerSlugs({ slug: 'flan', former_slugs: ['creme'] }, 'flan-vanille')).toEqual(['creme', 'flan']);
  expect(formerSlugs({ slug: 'flan', former_slugs: ['creme', 'flan'] }, 'far')).toEqual(['creme', 'flan']);
});

it('never holds the slug that the document has, also when it gets an earlier one back', () => {
  expect(formerSlugs({ slug: 'flan', former_slugs: ['creme'] }, 'creme')).toEqual(['flan']);
  expect(formerSlugs({ slug: 'flan', former_slugs: [] }, 'flan')).toEqual([]);
});

it('drops the oldest of more than 50', () => {
  const before = { slug: 'last', former_slugs: Array.from({ length: 50 }, (_, index) => `slug-${index}`) };
  const former = formerSlugs(before, 'new');
  expect([former.length, former[0], former.at(-1)]).toEqual([50, 'slug-1', 'last']);
});
