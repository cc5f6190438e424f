import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { logger, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { NOTICES_FILE } from '@tdt/contracts';
import { EXPOSED_CHUNK } from '../container.ts';
import { writeFiles } from './build-folder.ts';
import { filesIn, noticesOf } from './notices.ts';
import { type BuildFacts, type ChunkFiles, type FirstView, sealBuild } from './seal-build.ts';

/** Name of the shell's environment for the back office, and of its entry. */
const ADMIN = 'admin';

/**
 * Seals a build's folder when all environments are built; does nothing for a development server.
 * @param pages route pattern -> name of the chunk of a page on demand
 */
export function pluginSeal(folder: string, facts: BuildFacts, pages: Record<string, string> = {}): RsbuildPlugin {
  return {
    name: 'tdt:seal',
    setup(api) {
      const root = join(api.context.rootPath, folder);
      let firstView: FirstView = { js: [], css: [], pages: [] };
      const sources: string[] = [];

      api.onBeforeBuild(() => rm(join(root, 'build.json'), { force: true }));
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (!stats || stats.hasErrors()) return;
        // What browsers get is distributed; the server bundle is not.
        if (environment.name !== 'node') sources.push(...filesIn(stats));
        // Environments finish in any order.
        if (environment.name === 'web') {
          const first = facts.kind === 'shell' ? 'main' : EXPOSED_CHUNK;
          firstView = { ...firstView, ...publicFilesOf(stats, first, pages) };
        } else if (environment.name === ADMIN) {
          firstView = { ...firstView, admin: filesOf(groupsOf(stats), ADMIN) };
        }
      });
      api.onAfterBuild(async ({ stats }) => {
        if (stats?.hasErrors()) return;
        const notices = JSON.stringify(await noticesOf(sources));
        await writeFiles(root, [{ path: NOTICES_FILE, bytes: Buffer.from(notices) }]);
        const build = await sealBuild(root, facts, firstView);
        logger.ready(`${build.name} ${build.version}`);
      });
    },
  };
}

type Groups = NonNullable<Rspack.StatsCompilation['namedChunkGroups']>;

const groupsOf = (stats: Rspack.Stats): Groups =>
  stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups ?? {};

function publicFilesOf(stats: Rspack.Stats, first: string, pages: Record<string, string>): Omit<FirstView, 'admin'> {
  const groups = groupsOf(stats);
  const always = filesOf(groups, first);
  return {
    ...always,
    pages: Object.entries(pages).map(([mount, chunk]) => {
      const { js, css } = filesOf(groups, chunk);
      return {
        mount,
        js: js.filter((path) => !always.js.includes(path)),
        css: css.filter((path) => !always.css.includes(path)),
      };
    }),
  };
}

/** Files of one chunk group, as paths from the build's folder. */
function filesOf(groups: Groups, name: string): ChunkFiles {
  const found = groups[name];
  if (!found) throw new Error(`The build has no chunk group ${name}.`);
  const paths = (found.assets ?? []).map((asset) => `web/${asset.name}`);
  return {
    js: paths.filter((path) => path.endsWith('.js')),
    css: paths.filter((path) => path.endsWith('.css')),
  };
}
