import { resolve } from 'node:path';
import type { Application, CoreSettings, Draw, Logger } from '@tdt/core';

/** The site that the commands work on, before anything is opened. */
export interface Site {
  settings: CoreSettings;
  open(log: Logger): Promise<Application>;
}

/**
 * The site that `env` describes; a relative `DATA_DIR` starts from `root`. Throws `ConfigError`. The application is
 * loaded here and not before, so that help and refusals come at once.
 */
export async function describeSite(env: NodeJS.ProcessEnv, root: string): Promise<Site> {
  const [{ parseEnv }, { coreEnv, coreSettings, openApplication }] = await Promise.all([
    import('@tdt/config'),
    import('@tdt/core'),
  ]);
  const values = parseEnv(coreEnv, env);
  const settings = coreSettings({ ...values, DATA_DIR: resolve(root, values.DATA_DIR) });
  return {
    settings,
    // No command searches recipes: the index of a large catalogue would cost seconds and memory.
    open: (log) => openApplication(settings, { log, draw: drawLazily }, { catalogue: false }),
  };
}

/** Few commands draw, and the library that makes the pictures takes its time to load. */
const drawLazily: Draw = async (spec) => {
  const { renderPicture } = await import('@tdt/illustrations');
  return renderPicture(spec);
};
