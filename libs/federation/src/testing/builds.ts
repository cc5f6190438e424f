import type { Build } from '@tdt/contracts';
import { EMPTY_REGISTRY, type Registry } from '../registry.ts';
import { withBuild } from '../registry-changes.ts';

export const HASH = 'a'.repeat(64);
export const NOON = new Date('2026-11-22T12:00:00Z');

/** A build of a remote, as its `build.json` describes it. */
export function aBuild(over: Partial<Build> = {}): Build {
  return {
    name: 'catalogue',
    version: '1',
    kind: 'remote',
    platform: '1.0.0',
    layout: 'public',
    mounts: ['/'],
    entry: 'web/remoteEntry.js',
    container: 'catalogue',
    js: ['web/js/remote.js'],
    css: ['web/css/remote.css'],
    pages: [],
    admin: null,
    preload: [],
    server: 'node/remote.cjs',
    files: ['web/remoteEntry.js', 'web/js/remote.js', 'web/css/remote.css', 'node/remote.cjs'].map((path) => ({
      path,
      sha256: HASH,
      bytes: 1,
    })),
    ...over,
  };
}

export const aShell = (over: Partial<Build> = {}) =>
  aBuild({
    name: 'shell',
    kind: 'shell',
    mounts: [],
    entry: null,
    container: null,
    preload: ['web/font/f.woff2'],
    ...over,
  });

/** The registry after these builds went live at noon, one after another. */
export function registryOf(...builds: Build[]): Registry {
  return builds.reduce((registry, build) => withBuild(registry, build, 'operator', NOON), EMPTY_REGISTRY);
}
