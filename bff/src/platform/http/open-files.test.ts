import { expect, it } from 'vitest';
import { connectionsWithin, openFilesMax } from './open-files.ts';

it.each([
  [null, 4096],
  [1_048_576, 4096],
  [1024, 448],
  [256, 64],
  [64, 16],
])('with a limit of %s open files, at most %s connections are served', (openFiles, connections) => {
  expect(connectionsWithin(openFiles)).toBe(connections);
});

it.skipIf(process.platform === 'win32')('knows the limit of this process (not on Windows)', () => {
  expect(openFilesMax()).toBeGreaterThan(64);
});
