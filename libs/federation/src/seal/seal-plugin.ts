import { join } from 'node:path';
import { logger, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { EXPOSED_CHUNK } from '../container.ts';
import { removeFile } from './build-folder.ts';
import { type BuildFacts, type FirstView, sealBuild } from './seal-build.ts';

/** Seals a build's folder when all environments are built; a development server is left alone. */
export function pluginSeal(folder: string, facts: BuildFacts): RsbuildPlugin {
  return {
    name: 'tdt:seal',
    setup(api) {
      const root = join(api.context.rootPath, folder);
      let firstView: FirstView = { js: [], css: [] };

      api.onBeforeBuild(() => removeFile(join(root, 'build.json')));
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name === 'web' && stats && !stats.hasErrors()) {
          firstView = firstViewOf(stats, facts.kind === 'shell' ? 'main' : EXPOSED_CHUNK);
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

/** Files of one group of chunks, as paths in the build's folder. */
function firstViewOf(stats: Rspack.Stats, group: string): FirstView {
  const found = stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups?.[group];
  if (!found) throw new Error(`The build has no chunk group ${group}.`);
  const paths = (found.assets ?? []).map((asset) => `web/${asset.name}`);
  return {
    js: paths.filter((path) => path.endsWith('.js')),
    css: paths.filter((path) => path.endsWith('.css')),
  };
}
