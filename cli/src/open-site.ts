import type { Application, CoreSettings, Finding, Logger, OpenOptions } from '@tdt/core';

/** The site that the commands work on, before anything is opened. */
export interface SiteAccess {
  settings: CoreSettings;
  open(log: Logger, options: OpenOptions): Promise<Application>;
  /** See `examineSite`. */
  examine(log: Logger): Promise<Finding[]>;
}

/**
 * The site that `env` describes. Throws `ConfigError`. The application is loaded here and not before, so that help and
 * refusals come at once.
 */
export async function describeSite(env: NodeJS.ProcessEnv): Promise<SiteAccess> {
  const [{ parseEnv }, { coreEnv, coreSettings, examineSite, openApplication }] = await Promise.all([
    import('@tdt/config'),
    import('@tdt/core'),
  ]);
  const settings = coreSettings(parseEnv(coreEnv, env));
  return {
    settings,
    examine: (log) => examineSite(settings, { log }),
    open: (log, options) => openApplication(settings, { log }, options),
  };
}
