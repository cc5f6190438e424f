import { AppError } from '@tdt/contracts/plain';
import type { Deployment, ListedProject, Pruned, RemotesRegistry } from '@tdt/federation';
import { describe, expect, it } from 'vitest';
import { type Context, UsageError } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { deployRemote } from './deploy-remote.ts';
import { listRemotes } from './list-remotes.ts';
import { pruneRemotes } from './prune-remotes.ts';
import { rollbackRemote } from './rollback-remote.ts';

/** A context whose registry returns what is given. */
function over(remotes: Partial<RemotesRegistry>, more: Partial<Context> = {}): Context {
  const { signal } = new AbortController();
  return { ...opening({ remotes }), signal, folder: '/site', onProgress() {}, ...more } as Context;
}

const project = (more: Partial<ListedProject>): ListedProject => ({
  name: 'catalogue',
  kind: 'remote',
  layout: 'public',
  mounts: ['/'],
  live: 'v1',
  platform: '1.0.0',
  since: '2026-11-22T01:45:59.000Z',
  by: 'operator',
  resting: false,
  previous: [],
  undone: [],
  ...more,
});
const earlier = (version: string, fits = true) => ({ version, platform: '1.0.0', fits });

describe('remotes list', () => {
  const listed = async (...projects: ListedProject[]) =>
    (await listRemotes(over({ list: async () => ({ generation: 7, projects }) }))).lines;

  it('shows live versions, since when and by whom, and earlier versions in columns', async () => {
    const previous = ['v4', 'v3', 'v2', 'v1', 'v0'].map((version) => earlier(version));
    const shell = project({ name: 'shell', by: 'installation' });
    expect(await listed(shell, project({ live: 'v5', previous, undone: [earlier('v6', false)] }))).toEqual([
      'shell      v1  since 2026-11-22 01:45  installation',
      'catalogue  v5  since 2026-11-22 01:45  operator      back to v4, v3, v2 and 2 more · undone: v6 (incompatible)',
    ]);
  });

  it('marks what is not served', async () => {
    expect((await listed(project({ resting: true })))[0]).toMatch(/ not served: built for platform 1\.0\.0$/);
  });

  it('explains how to register the first build', async () => {
    expect(await listed()).toEqual([expect.stringContaining('remotes deploy')]);
  });
});

describe('remotes deploy', () => {
  const DEPLOYED: Deployment = {
    name: 'catalogue',
    version: 'v2',
    before: 'v1',
    resting: [],
    stored: { files: 10, bytes: 295_000 },
  };
  const deploy = (result: Partial<Deployment>, dryRun = false) =>
    deployRemote('catalogue', 'dist', { dryRun }, over({ deploy: async () => ({ ...DEPLOYED, ...result }) }));

  it('reports the live and the previous version', async () => {
    const { data, lines } = await deploy({});
    expect(lines).toEqual(['catalogue v2 is live (before: v1). Stored: 10 files, 295 kB.']);
    expect(data).toEqual({ dry_run: false, switched: true, ...DEPLOYED });
    expect((await deploy({ before: null })).lines[0]).toContain('(before: nothing)');
  });

  it('reports what would be done', async () => {
    const { data, lines } = await deploy({}, true);
    expect(lines).toEqual(['catalogue v2 would go live (now: v1). To be stored: 10 files, 295 kB.']);
    expect(data).toMatchObject({ dry_run: true, switched: false });
  });

  it('reports that the version is already live, and which files were restored', async () => {
    const same = { before: 'v2', stored: { files: 0, bytes: 0 } };
    expect((await deploy(same)).lines).toEqual(['catalogue v2 is already live and complete: nothing to do.']);
    expect((await deploy({ before: 'v2' })).lines[0]).toContain('restored: 10 files');
    expect((await deploy({ before: 'v2' })).data).toMatchObject({ switched: false });
  });

  it('lists the remotes that a new shell does not serve', async () => {
    expect((await deploy({ resting: ['catalogue', 'other'] })).lines[1]).toMatch(
      /^Not served until rebuilt.*: catalogue, other\.$/,
    );
  });

  it('reports only a folder without a valid build as wrong usage', async () => {
    const failing = (code: 'VALIDATION_FAILED' | 'REMOTE_NOT_FOUND' | 'REMOTE_REFUSED') =>
      deployRemote('catalogue', 'dist', {}, over({ deploy: () => Promise.reject(new AppError(code)) }));
    await expect(failing('VALIDATION_FAILED')).rejects.toBeInstanceOf(UsageError);
    await expect(failing('REMOTE_NOT_FOUND')).rejects.toBeInstanceOf(UsageError);
    await expect(failing('REMOTE_REFUSED')).rejects.toMatchObject({ code: 'REMOTE_REFUSED' });
  });

  it("resolves the folder from the caller's", async () => {
    const asked: string[] = [];
    const context = over({
      deploy: async (_name, folder) => {
        asked.push(folder);
        return DEPLOYED;
      },
    });
    await deployRemote('catalogue', 'dist', {}, context);
    expect(asked).toEqual(['/site/dist']);
  });
});

describe('remotes rollback', () => {
  const rollback = (before: string, dryRun = false) =>
    rollbackRemote(
      'catalogue',
      { dryRun },
      over({ rollBack: async () => ({ name: 'catalogue', version: 'v1', before, resting: [] }) }),
    );

  it('reports the version, and how to return', async () => {
    expect((await rollback('v2')).lines).toEqual([
      'catalogue is back at v1 (before: v2; it is live again with remotes rollback catalogue --to v2).',
    ]);
    expect((await rollback('v2', true)).lines).toEqual(['catalogue would go back to v1 (now: v2).']);
    expect((await rollback('v1')).lines).toEqual(['catalogue v1 is already live: nothing to do.']);
  });
});

describe('remotes prune', () => {
  const FOUND: Pruned = {
    builds: [{ name: 'catalogue', version: 'v1', files: 10, bytes: 295_000 }],
    files: 10,
    bytes: 295_000,
    young: 0,
    finished: true,
  };
  const NOTHING: Pruned = { builds: [], files: 0, bytes: 0, young: 0, finished: true };

  async function run(options: Parameters<typeof pruneRemotes>[0], response?: string, found = FOUND) {
    const asked: string[] = [];
    const calls: unknown[] = [];
    const prune: RemotesRegistry['prune'] = async ({ keep, dryRun } = {}) => {
      calls.push({ keep, dryRun });
      return found;
    };
    const confirm =
      response === undefined
        ? undefined
        : async (question: string) => {
            asked.push(question);
            return response;
          };
    return { result: await pruneRemotes(options, over({ prune }, { confirm })), asked, calls };
  }

  it('asks before it removes, and declines unless the reply is yes', async () => {
    const { asked, result, calls } = await run({ keep: '2' }, 'y');
    expect(asked).toEqual(['Keep 2 earlier versions of each, and remove 1 build, 10 files, 295 kB? [y/N] ']);
    expect(calls).toEqual([{ keep: 2, dryRun: true }, { keep: 2 }]);
    expect(result.lines).toEqual(['catalogue v1: 10 files, 295 kB', 'Removed: 1 build, 10 files, 295 kB.']);
    for (const response of ['', 'no', 'yesterday']) {
      const declined = await run({}, response);
      expect(declined.asked).toEqual(['Remove 1 build, 10 files, 295 kB? [y/N] ']);
      expect(declined.calls).toHaveLength(1);
      expect(declined.result).toMatchObject({ lines: ['Nothing was removed.'], status: 1 });
    }
  });

  it('does not ask with --yes, with nothing to remove, or with --dry-run', async () => {
    expect((await run({ yes: true }, 'n')).calls).toHaveLength(2);
    expect((await run({}, 'n', NOTHING)).result.lines).toEqual(['There is nothing to remove.']);
    expect((await run({ keep: '0' }, 'n', NOTHING)).result.lines).toEqual(['Nothing was removed.']);
    const tried = await run({ dryRun: true });
    expect(tried.calls).toEqual([{ keep: undefined, dryRun: true }]);
    expect(tried.result.lines.at(-1)).toBe('To be removed: 1 build, 10 files, 295 kB.');
  });

  it('refuses a missing confirmation and an invalid number before it opens the application', async () => {
    const context = { signal: new AbortController().signal } as Context;
    await expect(pruneRemotes({}, context)).rejects.toThrow('--yes');
    await expect(pruneRemotes({ yes: true, keep: '21' }, context)).rejects.toThrow('from 0 to 20');
  });

  it('reports builds that are too young to remove', async () => {
    const { result } = await run({ dryRun: true }, undefined, { ...NOTHING, young: 2 });
    expect(result.lines[1]).toBe('Not removed, since written or live within the last hour: 2 builds.');
  });

  it('reports that Ctrl-C stopped it', async () => {
    const { result } = await run({ yes: true }, undefined, { ...FOUND, finished: false });
    expect(result.lines.at(-1)).toContain('Stopped before the end.');
    expect(result).toMatchObject({ status: 1, data: { finished: false } });
  });
});
