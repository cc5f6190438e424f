import { createHash } from 'node:crypto';
import type { RemoteEntry } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { integrityOf } from './integrity.ts';

const remote = (entry: string): RemoteEntry => ({
  name: 'catalogue',
  version: '1',
  layout: 'public',
  mounts: ['/'],
  container: 'catalogue',
  entry,
  integrity: createHash('sha256').update('an entry').digest('hex'),
  js: [],
  css: [],
});

it('is the hash of the registry in the form of browsers', () => {
  const expected = `sha256-${createHash('sha256').update('an entry').digest('base64')}`;
  expect(integrityOf(remote('/assets/catalogue/1/web/remoteEntry.js'))).toBe(expected);
});

it('is undefined for a development server', () => {
  expect(integrityOf(remote('http://localhost:3101/remoteEntry.js'))).toBeUndefined();
});
