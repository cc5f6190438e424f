export type { Application, Reader, Writer } from './application.ts';
export type { RestoreReport } from './backup/backup-report.ts';
export { type Manifest, verifyArchive } from './backup/manifest.ts';
export { examineSite } from './doctor/examine-site.ts';
export type { Finding } from './doctor/finding.ts';
export { openReader, openSite, openWriter } from './open-site.ts';
export { type SiteSettings, siteEnv, siteSettings } from './settings.ts';
export { SiteMissing } from './site-missing.ts';
export type { Vitals } from './vitals/vitals.ts';
