import type { Build } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { historyOf } from './history.ts';
import {
  EMPTY_REGISTRY,
  liveBuild,
  liveRemotes,
  type Project,
  projectOf,
  type Registry,
  RegistrySchema,
} from './registry.ts';
import { type Registrar, withBuild as withBuildAt } from './registry-changes.ts';
import { publicView, shellAssets } from './registry-view.ts';
import { aBuild, aShell, HASH, NOON, registryOf } from './testing/builds.ts';

const withBuild = (registry: Registry, build: Build, registrar: Registrar) =>
  withBuildAt(registry, build, registrar, NOON);

it('lists the versions that were live, the latest first', () => {
  const registry = registryOf(aBuild(), aBuild({ version: '2' }), aBuild({ version: '3' }), aBuild({ version: '1' }));
  expect(liveBuild(registry, 'catalogue')?.version).toBe('1');
  expect(historyOf(registry.projects[0] as Project)).toEqual({ previous: ['3', '2'], undone: [] });
});

it('drops the builds of versions that no rollback can reach, and still lists the versions', () => {
  const versions = Array.from({ length: 30 }, (_, index) => `${index}`);
  const project = projectOf(registryOf(...versions.map((version) => aBuild({ version }))), 'catalogue');
  expect(project?.builds.map(({ version }) => version)).toEqual(versions.slice(-21));
  expect(project?.log.map(({ version }) => version)).toEqual(versions);
});

it('reads documents of a later release', () => {
  const [project] = registryOf(aBuild()).projects;
  const stored = { revision: 7, since: 'later', projects: [{ ...project, notes: ['later'] }] };
  expect(RegistrySchema.parse(stored)).toEqual({ revision: 7, projects: [project] });
});

it('reads builds of later releases', () => {
  const [project] = registryOf(aBuild()).projects;
  const stored = { revision: 7, projects: [{ ...project, builds: [{ ...aBuild(), notes: ['later'] }] }] };
  expect(RegistrySchema.parse(stored)).toEqual({ revision: 7, projects: [project] });
});

it('changes nothing when the live version is registered again', () => {
  const registry = registryOf(aShell(), aBuild());
  expect(withBuild(registry, aBuild(), 'operator')).toBe(registry);
});

it('does not put a known version live again because an installation contains it', () => {
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

it('does not serve remotes that do not fit a new shell until they are built for it', () => {
  const registry = registryOf(aShell(), aBuild(), aShell({ version: '2', platform: '2.0.0' }));
  expect(liveRemotes(registry)).toEqual([]);
  const renewed = withBuild(registry, aBuild({ version: '2', platform: '2.0.0' }), 'operator');
  expect(liveRemotes(renewed).map(({ name }) => name)).toEqual(['catalogue']);
});

it.each(['/recipe/:id', '/:section/:what', '/Recipe/*', '/*'])(
  'refuses %s beside a remote that serves some of the same addresses',
  (mount) => {
    const registry = registryOf(aBuild({ name: 'recipe-detail', mounts: ['/recipe/:idOrSlug'] }));
    expect(() => withBuild(registry, aBuild({ mounts: ['/', mount] }), 'operator')).toThrow(
      expect.objectContaining({
        code: 'REMOTE_REFUSED',
        message: expect.stringContaining('serves /recipe/:idOrSlug.'),
      }),
    );
  },
);

it('refuses a shell under another name, and a remote named shell', () => {
  expect(() => withBuild(EMPTY_REGISTRY, aShell({ name: 'host' }), 'operator')).toThrow();
  expect(() => withBuild(EMPTY_REGISTRY, aBuild({ name: 'shell' }), 'operator')).toThrow();
});

it('sends browsers the addresses of live versions, and nothing about server bundles', () => {
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

it('sends browsers the files that a page on demand needs, and none of a development server', () => {
  const pages = [{ mount: '/pays/:countrySlug', js: ['web/js/country.js'], css: ['web/css/country.css'] }];
  const registry = registryOf(aShell(), aBuild({ pages }));
  const folder = '/assets/catalogue/1/web';
  expect(publicView(registry).remotes[0]?.pages).toEqual([
    { mount: '/pays/:countrySlug', js: [`${folder}/js/country.js`], css: [`${folder}/css/country.css`] },
  ]);
  expect(publicView(registry, { catalogue: 'http://localhost:3101' }).remotes[0]).not.toHaveProperty('pages');
});

it('lists what every public document loads', () => {
  expect(shellAssets(registryOf(aShell()), 'public')).toEqual({
    js: ['/assets/shell/1/web/js/remote.js'],
    css: ['/assets/shell/1/web/css/remote.css'],
    fonts: ['/assets/shell/1/web/font/f.woff2'],
  });
  expect(shellAssets(EMPTY_REGISTRY, 'public')).toBeNull();
});

it('lists what the document of the back office loads, where the live shell has one', () => {
  const admin = { js: ['web/js/admin.js'], css: ['web/css/admin.css'] };
  expect(shellAssets(registryOf(aShell({ admin })), 'admin')).toEqual({
    js: ['/assets/shell/1/web/js/admin.js'],
    css: ['/assets/shell/1/web/css/admin.css'],
    fonts: ['/assets/shell/1/web/font/f.woff2'],
  });
  expect(shellAssets(registryOf(aShell()), 'admin')).toBeNull();
  expect(shellAssets(EMPTY_REGISTRY, 'admin')).toBeNull();
});
