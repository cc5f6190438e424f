import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveDescriptors } from './descriptors-proof.ts';

test.skipIf(process.platform !== 'linux')(
  'stays up where no file descriptor is left (Linux)',
  async () => {
    expect(await proveDescriptors(PROGRAMS_UNDER_TEST)).toMatchObject({ broken: [] });
  },
  120_000,
);
