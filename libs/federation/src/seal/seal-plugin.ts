import { join } from 'node:path';
import { logger, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { EXPOSED_CHUNK } from '../container.ts';
import { removeFile } from './build-folder.ts';
import { type BuildFacts, type ChunkFiles, type FirstView, sealBuild } from './seal-build.ts';

/**
 * Seals a build's folder when all environments are built; a development server is left alone.
 * @param pages route pattern -> name of the chunk of a page on demand
 */
export function pluginSeal(folder: string, facts: BuildFacts, pages: Record<string, string> = {}): RsbuildPlugin {
  return {
    name: 'tdt:seal',
    setup(api) {
      const root = join(api.context.rootPath, folder);
      let firstView: FirstView = { js: [], css: [], pages: [] };

      api.onBeforeBuild(() => removeFile(join(root, 'build.json')));
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name === 'web' && stats && !stats.hasErrors()) {
          firstView = firstViewOf(stats, facts.kind === 'shell' ? 'main' : EXPOSED_CHUNK, pages);
        }
      });
      api.onAfterBuild(async ({ stats }) => {
        if (stats?.hasErrors()) return;
        const build = await sealBuild(root, facts, firstView);
        logger.ready(`${build.name} ${build.version}`);
      });
    },
  };
}

function firstViewOf(stats: Rspack.Stats, first: string, pages: Record<string, string>): FirstView {
  const groups = stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups ?? {};
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

/** Files of one group of chunks, as paths in the build's folder. */
function filesOf(groups: NonNullable<Rspack.StatsCompilation['namedChunkGroups']>, name: string): ChunkFiles {
  const found = groups[name];
  if (!found) throw new Error(`The build has no chunk group ${name}.`);
  const paths = (found.assets ?? []).map((asset) => `web/${asset.name}`);
  return {
    js: paths.filter((path) => path.endsWith('.js')),
    css: paths.filter((path) => path.endsWith('.css')),
  };
}
