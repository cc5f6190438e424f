import { expect, it } from 'vitest';
import { contentVersion } from './content-version.ts';

const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });
const FACTS = { name: 'catalogue', platform: '1.0.0' };

it('gives equal outputs the same version, in any order', () => {
  const files = [file('web/a.js', 'a'), file('web/b.js', 'b')];
  expect(contentVersion(files, FACTS)).toBe(contentVersion(files.toReversed(), FACTS));
  expect(contentVersion(files, FACTS)).toMatch(/^[0-9a-f]{12}$/);
});

it.each([
  ['a byte', [file('web/a.js', 'A'), file('web/b.js', 'b')], FACTS],
  ['a name', [file('web/c.js', 'a'), file('web/b.js', 'b')], FACTS],
  ['a file', [file('web/a.js', 'a')], FACTS],
  ['the assignment of content to files', [file('web/a.js', 'b'), file('web/b.js', 'a')], FACTS],
  ['the platform', [file('web/a.js', 'a'), file('web/b.js', 'b')], { ...FACTS, platform: '1.1.0' }],
])('changes the version with %s', (_what, files, facts) => {
  const original = contentVersion([file('web/a.js', 'a'), file('web/b.js', 'b')], FACTS);
  expect(contentVersion(files, facts)).not.toBe(original);
});
