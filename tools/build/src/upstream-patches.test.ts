import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UNUSED_MODULES } from './upstream-patches.ts';

const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
const federation = enhanced.slice(0, enhanced.lastIndexOf('enhanced'));

it.each(Object.entries(UNUSED_MODULES))(
  'replaces %s of the installed release, with each of its exports',
  async (path, name) => {
    const original = await import(join(federation, path));
    const replacement = await import(join(import.meta.dirname, '../run-time', name));
    expect(Object.keys(replacement).toSorted()).toEqual(Object.keys(original).toSorted());
  },
);
