import type { Logger } from '@tdt/config';
import type { Application, Finding, OpenOptions, SiteSettings } from '@tdt/site';

/** The site that the commands work on, before anything is opened. */
export interface SiteAccess {
  settings: SiteSettings;
  open(log: Logger, options: OpenOptions): Promise<Application>;
  /** See `examineSite`. */
  examine(log: Logger): Promise<Finding[]>;
}

/**
 * The site that `env` describes. Throws `ConfigError`. The application is loaded here and not before, so that help and
 * refusals come at once.
 */
export async function describeSite(env: NodeJS.ProcessEnv): Promise<SiteAccess> {
  const [{ parseEnv }, { siteEnv, siteSettings, examineSite, openSite }] = await Promise.all([
    import('@tdt/config'),
    import('@tdt/site'),
  ]);
  const settings = siteSettings(parseEnv(siteEnv, env));
  return {
    settings,
    examine: (log) => examineSite(settings, { log }),
    open: (log, options) => openSite(settings, { log }, options),
  };
}
