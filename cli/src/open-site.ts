import type { Logger } from '@tdt/config';
import type { Finding, Reader, SiteSettings, Writer } from '@tdt/site';

/** The site that the commands work on, before anything is opened. */
export interface SiteAccess {
  settings: SiteSettings;
  openReader(log: Logger): Promise<Reader>;
  openWriter(log: Logger, options?: { creates?: boolean }): Promise<Writer>;
  /** See `examineSite`. */
  examine(log: Logger): Promise<Finding[]>;
}

/**
 * The site that `env` describes. Throws `ConfigError`. The application is loaded here and not before, so that help and
 * refusals come at once.
 */
export async function describeSite(env: NodeJS.ProcessEnv): Promise<SiteAccess> {
  const [{ parseEnv }, { siteEnv, siteSettings, examineSite, openReader, openWriter }] = await Promise.all([
    import('@tdt/config'),
    import('@tdt/site'),
  ]);
  const settings = siteSettings(parseEnv(siteEnv, env));
  return {
    settings,
    examine: (log) => examineSite(settings, { log }),
    openReader: (log) => openReader(settings, { log }),
    openWriter: (log, options) => openWriter(settings, { log }, options),
  };
}
