import type { Application, CoreSettings, Draw, Logger } from '@tdt/core';

/** The site that the commands work on, before anything is opened. */
export interface Site {
  settings: CoreSettings;
  open(log: Logger): Promise<Application>;
}

/**
 * The site that `env` describes. Throws `ConfigError`. The application is loaded here and not before, so that help and
 * refusals come at once.
 */
export async function describeSite(env: NodeJS.ProcessEnv): Promise<Site> {
  const [{ parseEnv }, { coreEnv, coreSettings, openApplication }] = await Promise.all([
    import('@tdt/config'),
    import('@tdt/core'),
  ]);
  const settings = coreSettings(parseEnv(coreEnv, env));
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
