import { silentLog, type TemporaryPlace, temporaryPlace } from '@tdt/database/testing';
import { onTestFinished } from 'vitest';
import type { Application, Ports } from '../application.ts';
import { openSite } from '../open-site.ts';
import { type SiteSettings, siteEnv, siteSettings } from '../settings.ts';

/** Settings of a site in a place of its own, removed when the test ends. */
export async function temporarySettings(): Promise<SiteSettings & TemporaryPlace> {
  const { dataDir, mongodbUri } = await temporaryPlace();
  const settings = siteSettings(siteEnv.parse({ DATA_DIR: dataDir, MONGODB_URI: mongodbUri }));
  return { ...settings, mongodbUri };
}

/** An application over `settings`, closed when the test ends. */
export async function openTemporary(settings?: SiteSettings, ports: Partial<Ports> = {}): Promise<Application> {
  const used = settings ?? (await temporarySettings());
  const application = await openSite(used, { log: silentLog, ...ports });
  onTestFinished(() => application.close());
  return application;
}
