import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it('recognises an id in either case', () => {
  expect(isUuid('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(true);
  expect(isUuid('3F2504E0-4F89-41D3-9A0C-0305E82C3301')).toBe(true);
});

it('does not take a slug, or an id with more around it, for an id', () => {
  expect(isUuid('boeuf-bourguignon')).toBe(false);
  expect(isUuid('3f2504e0-4f89-41d3-9a0c-0305e82c3301/x')).toBe(false);
});
