import type { Build } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { historyOf } from './history.ts';
import { EMPTY_REGISTRY, type Project, type Registry, restingRemotes } from './registry.ts';
import { type Registrar, withBuild as withBuildAt, withRollback, withShorterHistory } from './registry-changes.ts';
import { aBuild, aShell, NOON, registryOf } from './testing/builds.ts';

const LATER = new Date('2026-11-22T13:00:00Z');
const withBuild = (registry: Registry, build: Build, registrar: Registrar) =>
  withBuildAt(registry, build, registrar, NOON);

const versions = (...names: string[]) => registryOf(...names.map((version) => aBuild({ version })));
const catalogueIn = ({ projects }: Registry) => projects.find(({ name }) => name === 'catalogue') as Project;
const historyIn = (registry: Registry) => {
  const project = catalogueIn(registry);
  return {
    live: project.log.at(-1)?.version,
    ...historyOf(project),
    builds: project.builds.map(({ version }) => version).sort(),
  };
};
const back = (registry: Registry, to?: string) => withRollback(registry, 'catalogue', to, NOON);

it('rolls back to the previous version, and further back the second time', () => {
  const once = back(versions('1', '2', '3'));
  expect(historyIn(once)).toEqual({ live: '2', previous: ['1'], undone: ['3'], builds: ['1', '2', '3'] });
  const twice = back(once);
  expect(historyIn(twice)).toEqual({ live: '1', previous: [], undone: ['2', '3'], builds: ['1', '2', '3'] });
  expect(() => back(twice)).toThrow(expect.objectContaining({ code: 'REMOTE_REFUSED' }));
});

it('rolls back to a named version, skipping others, and to one that was rolled back', () => {
  const jumped = back(versions('1', '2', '3'), '1');
  expect(historyIn(jumped)).toMatchObject({ live: '1', previous: [], undone: ['2', '3'] });
  expect(historyIn(back(jumped, '3'))).toMatchObject({ live: '3', previous: ['1'], undone: ['2'] });
});

it('deploys a version again that was rolled back', () => {
  const registry = withBuild(back(versions('1', '2')), aBuild({ version: '2' }), 'operator');
  expect(historyIn(registry)).toEqual({ live: '2', previous: ['1'], undone: [], builds: ['1', '2'] });
});

it('changes nothing when the version is live, and refuses unknown versions and projects', () => {
  const registry = versions('1', '2');
  expect(back(registry, '2')).toBe(registry);
  expect(() => back(registry, '9')).toThrow(/only to 1\b/);
  expect(() => withRollback(registry, 'nobody', undefined, NOON)).toThrow(
    expect.objectContaining({ code: 'REMOTE_NOT_FOUND' }),
  );
});

it('refuses a version for another platform, and one whose mount another remote has taken', () => {
  const moved = registryOf(aBuild({ mounts: ['/', '/old'] }), aBuild({ version: '2' }));
  const taken = withBuild(moved, aBuild({ name: 'other', mounts: ['/old'] }), 'operator');
  expect(() => back(taken)).toThrow(/claims \/old/);
  const renewed = registryOf(aShell(), aBuild(), aShell({ version: '2', platform: '2.0.0' }));
  const fitting = withBuild(renewed, aBuild({ version: '2', platform: '2.0.0' }), 'operator');
  expect(() => back(fitting)).toThrow(/platform 1\.0\.0/);
});

it('preserves a rollback by an operator, also in the only installation', () => {
  const started = ['1', '2'].reduce(
    (registry, version) => withBuild(registry, aBuild({ version }), 'only-installation'),
    EMPTY_REGISTRY,
  );
  const undone = back(started);
  expect(withBuild(undone, aBuild({ version: '2' }), 'only-installation')).toBe(undone);
});

it('lists the remotes that rest beside a shell for another platform', () => {
  expect(restingRemotes(registryOf(aShell(), aBuild(), aShell({ version: '2', platform: '2.0.0' })))).toMatchObject([
    { name: 'catalogue' },
  ]);
});

it('shortens the history, except for what was live within the hour', () => {
  const registry = versions('1', '2', '3', '4');
  expect(withShorterHistory(registry, 1, NOON)).toBe(registry);
  expect(historyIn(withShorterHistory(registry, 1, LATER))).toMatchObject({ previous: ['3'], builds: ['3', '4'] });
  expect(withShorterHistory(registry, 3, LATER)).toBe(registry);
});

it('logs which version went live, when and by whom', () => {
  expect(catalogueIn(registryOf(aBuild())).log).toEqual([{ version: '1', at: NOON, by: 'operator' }]);
});
