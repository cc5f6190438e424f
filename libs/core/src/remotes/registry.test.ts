import type { Build } from '@tdt/contracts';
import { expect, it } from 'vitest';
import {
  buildOf,
  EMPTY_REGISTRY,
  liveBuild,
  liveRemotes,
  projectOf,
  type Registry,
  RegistrySchema,
  restingRemotes,
} from './registry.ts';
import { type Registrar, withBuild as withBuildAt, withRollback, withShorterHistory } from './registry-changes.ts';
import { publicView, shellAssets } from './registry-view.ts';

const HASH = 'a'.repeat(64);
const NOON = new Date('2026-11-22T12:00:00Z');
const LATER = new Date('2026-11-22T13:00:00Z');

const withBuild = (registry: Registry, build: Build, registrar: Registrar) =>
  withBuildAt(registry, build, registrar, NOON);

function aBuild(over: Partial<Build> = {}): Build {
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

const aShell = (over: Partial<Build> = {}) =>
  aBuild({
    name: 'shell',
    kind: 'shell',
    mounts: [],
    entry: null,
    container: null,
    preload: ['web/font/f.woff2'],
    ...over,
  });

function registryOf(...builds: Build[]): Registry {
  return builds.reduce((registry, build) => withBuild(registry, build, 'operator'), EMPTY_REGISTRY);
}

it('puts a registered build live', () => {
  expect(liveBuild(registryOf(aBuild(), aBuild({ version: '2' })), 'catalogue')?.version).toBe('2');
});

it('remembers the versions that were live, the latest first', () => {
  const registry = registryOf(aBuild(), aBuild({ version: '2' }), aBuild({ version: '3' }), aBuild({ version: '1' }));
  expect(projectOf(registry, 'catalogue')).toMatchObject({ live: '1', previous: ['3', '2'], known: ['1', '2', '3'] });
});

it('forgets the builds of versions that are further back than one can go, and still knows them', () => {
  const versions = Array.from({ length: 30 }, (_, index) => `${index}`);
  const project = projectOf(registryOf(...versions.map((version) => aBuild({ version }))), 'catalogue');
  expect(project?.builds.map(({ version }) => version)).toEqual(versions.slice(-21));
  expect(project?.known).toEqual(versions);
});

it('leaves everything as it is when the live version is registered again', () => {
  const registry = registryOf(aShell(), aBuild());
  expect(withBuild(registry, aBuild(), 'operator')).toBe(registry);
});

it('does not put a known version live again because it lies in an installation', () => {
  const registry = registryOf(aBuild(), aBuild({ version: '2' }));
  expect(withBuild(registry, aBuild(), 'installation')).toBe(registry);
  expect(liveBuild(withBuild(registry, aBuild(), 'operator'), 'catalogue')?.version).toBe('1');
});

it('puts an older build of the only installation live again, unless an operator chose what is live', () => {
  const started = ['1', '2', '1'].reduce(
    (registry, version) => withBuild(registry, aBuild({ version }), 'only-installation'),
    EMPTY_REGISTRY,
  );
  expect(liveBuild(started, 'catalogue')?.version).toBe('1');
  const chosen = withBuild(started, aBuild({ version: '2' }), 'operator');
  expect(withBuild(chosen, aBuild({ version: '1' }), 'only-installation')).toBe(chosen);
  expect(liveBuild(withBuild(chosen, aBuild({ version: '3' }), 'only-installation'), 'catalogue')?.version).toBe('3');
});

it('sends browsers to the development server of an overridden remote', () => {
  const view = publicView(registryOf(aShell(), aBuild()), { catalogue: 'http://localhost:3101' });
  expect(view.remotes).toMatchObject([{ entry: 'http://localhost:3101/remoteEntry.js', js: [], css: [] }]);
});

it('refuses a remote that was built for another platform than the live shell', () => {
  expect(() => withBuild(registryOf(aShell()), aBuild({ platform: '2.0.0' }), 'operator')).toThrow(
    expect.objectContaining({ code: 'REMOTE_REFUSED' }),
  );
});

it('rests the remotes that do not fit a new shell until they are built for it', () => {
  const registry = registryOf(aShell(), aBuild(), aShell({ version: '2', platform: '2.0.0' }));
  expect(liveRemotes(registry)).toEqual([]);
  const renewed = withBuild(registry, aBuild({ version: '2', platform: '2.0.0' }), 'operator');
  expect(liveRemotes(renewed).map(({ name }) => name)).toEqual(['catalogue']);
});

it('refuses a remote that claims the mount of another one', () => {
  const other = aBuild({ name: 'recipe-detail', container: 'recipe_detail', mounts: ['/recipe/:idOrSlug', '/'] });
  expect(() => withBuild(registryOf(aBuild()), other, 'operator')).toThrow(
    expect.objectContaining({ code: 'REMOTE_REFUSED' }),
  );
});

it('refuses the mount of another remote under another name of its parameter', () => {
  const registry = registryOf(aBuild({ name: 'recipe-detail', mounts: ['/recipe/:idOrSlug'] }));
  expect(() => withBuild(registry, aBuild({ mounts: ['/recipe/:id'] }), 'operator')).toThrow(
    expect.objectContaining({ code: 'REMOTE_REFUSED' }),
  );
});

it('refuses a shell under another name, and a remote named shell', () => {
  expect(() => withBuild(EMPTY_REGISTRY, aShell({ name: 'host' }), 'operator')).toThrow();
  expect(() => withBuild(EMPTY_REGISTRY, aBuild({ name: 'shell' }), 'operator')).toThrow();
});

it('shows browsers where the live versions are, and nothing of the server bundles', () => {
  const view = publicView({ ...registryOf(aShell(), aBuild()), revision: 7 });
  expect(view).toEqual({
    generation: 7,
    remotes: [
      {
        name: 'catalogue',
        version: '1',
        layout: 'public',
        mounts: ['/'],
        container: 'catalogue',
        entry: '/assets/catalogue/1/web/remoteEntry.js',
        integrity: HASH,
        js: ['/assets/catalogue/1/web/js/remote.js'],
        css: ['/assets/catalogue/1/web/css/remote.css'],
      },
    ],
  });
});

it('names what every document loads', () => {
  expect(shellAssets(registryOf(aShell()))).toEqual({
    js: ['/assets/shell/1/web/js/remote.js'],
    css: ['/assets/shell/1/web/css/remote.css'],
    fonts: ['/assets/shell/1/web/font/f.woff2'],
  });
  expect(shellAssets(EMPTY_REGISTRY)).toBeNull();
});

const versions = (...names: string[]) => registryOf(...names.map((version) => aBuild({ version })));
const historyOf = (registry: Registry) => {
  const { live, previous, undone, builds } = projectOf(registry, 'catalogue') ?? { builds: [] };
  return { live, previous, undone, builds: builds.map(({ version }) => version).sort() };
};
const back = (registry: Registry, to?: string) => withRollback(registry, 'catalogue', to, NOON);

it('goes back to the version before, and further back the second time', () => {
  const once = back(versions('1', '2', '3'));
  expect(historyOf(once)).toEqual({ live: '2', previous: ['1'], undone: ['3'], builds: ['1', '2', '3'] });
  const twice = back(once);
  expect(historyOf(twice)).toEqual({ live: '1', previous: [], undone: ['2', '3'], builds: ['1', '2', '3'] });
  expect(() => back(twice)).toThrow(expect.objectContaining({ code: 'REMOTE_REFUSED' }));
});

it('goes back to a version that is named, over others, and to one that was rolled back from', () => {
  const jumped = back(versions('1', '2', '3'), '1');
  expect(historyOf(jumped)).toMatchObject({ live: '1', previous: [], undone: ['2', '3'] });
  expect(historyOf(back(jumped, '3'))).toMatchObject({ live: '3', previous: ['1'], undone: ['2'] });
});

it('deploys anew what was rolled back from', () => {
  const registry = withBuild(back(versions('1', '2')), aBuild({ version: '2' }), 'operator');
  expect(historyOf(registry)).toEqual({ live: '2', previous: ['1'], undone: [], builds: ['1', '2'] });
});

it('changes nothing when the version to go back to is live, and refuses versions and projects it does not know', () => {
  const registry = versions('1', '2');
  expect(back(registry, '2')).toBe(registry);
  expect(() => back(registry, '9')).toThrow(/only to 1\b/);
  expect(() => withRollback(registry, 'nobody', undefined, NOON)).toThrow(
    expect.objectContaining({ code: 'REMOTE_NOT_FOUND' }),
  );
});

it('does not go back to a version for another platform, nor to a mount that another remote has taken', () => {
  const moved = registryOf(aBuild({ mounts: ['/', '/old'] }), aBuild({ version: '2' }));
  const taken = withBuild(moved, aBuild({ name: 'other', mounts: ['/old'] }), 'operator');
  expect(() => back(taken)).toThrow(/claims \/old/);
  const renewed = registryOf(aShell(), aBuild(), aShell({ version: '2', platform: '2.0.0' }));
  const fitting = withBuild(renewed, aBuild({ version: '2', platform: '2.0.0' }), 'operator');
  expect(() => back(fitting)).toThrow(/platform 1\.0\.0/);
});

it('leaves alone what an operator went back to, also in the only installation', () => {
  const started = ['1', '2'].reduce(
    (registry, version) => withBuild(registry, aBuild({ version }), 'only-installation'),
    EMPTY_REGISTRY,
  );
  const undone = back(started);
  expect(withBuild(undone, aBuild({ version: '2' }), 'only-installation')).toBe(undone);
});

it('names the remotes that rest beside a shell for another platform', () => {
  expect(restingRemotes(registryOf(aShell(), aBuild(), aShell({ version: '2', platform: '2.0.0' })))).toMatchObject([
    { name: 'catalogue' },
  ]);
});

it('shortens the way back, but not by what was live within the hour', () => {
  const registry = versions('1', '2', '3', '4');
  expect(withShorterHistory(registry, 1, NOON)).toBe(registry);
  expect(historyOf(withShorterHistory(registry, 1, LATER))).toMatchObject({ previous: ['3'], builds: ['3', '4'] });
  expect(withShorterHistory(registry, 3, LATER)).toBe(registry);
});

it('remembers since when a version is live, and reads documents that do not know', () => {
  expect(projectOf(registryOf(aBuild()), 'catalogue')?.since).toEqual(NOON);
  const old = { name: 'catalogue', live: '1', previous: [], known: ['1'], builds: [aBuild()] };
  const registry = RegistrySchema.parse({ revision: 3, projects: [old] });
  expect(projectOf(registry, 'catalogue')).toMatchObject({ automatic: true, undone: [], retired: [] });
  expect(historyOf(withBuild(registry, aBuild({ version: '2' }), 'operator'))).toMatchObject({ previous: ['1'] });
  expect(buildOf(registry, aBuild())?.version).toBe('1');
});
