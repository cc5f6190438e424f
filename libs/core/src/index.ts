/** The front door of the application core: BFF and CLI build on this and nothing deeper. */
export type { Application, OpenOptions } from './application.ts';
export type { Actor, AuditEntry, AuditEvent, AuditFilter, AuditLog } from './audit/audit.ts';
export type { RestoreReport } from './backup/backups.ts';
export { type Manifest, verifyArchive } from './backup/manifest.ts';
export { within } from './concurrency.ts';
export { boundReads } from './database/bounded-reads.ts';
export type { CommandObserver } from './database/observe-commands.ts';
export { SiteMissing } from './database/site-missing.ts';
export type { DemoContent, DemoResult } from './demo/demo.ts';
export { examineSite } from './doctor/examine-site.ts';
export type { Finding } from './doctor/finding.ts';
export { normaliseEmail, readEmail } from './email-address.ts';
export { DatabaseUnreachable, failureKind, fileFailure, StorageUnreachable } from './failures/failure-table.ts';
export { isLocalSite } from './local-site.ts';
export type { Logger } from './logger.ts';
export type { IncomingFile, Media } from './media/media.ts';
export type { Swept } from './media/sweep-media.ts';
export { subscribersCsv } from './newsletter/export-csv.ts';
export type {
  Erasure,
  MailingEvent,
  Newsletter,
  OutboxState,
  SubscriberRecord,
  SyncOptions,
  SyncReport,
} from './newsletter/newsletter.ts';
export { openApplication } from './open-application.ts';
export type { SeoPage } from './pages/pages.ts';
export type { ImportOptions, ImportResult, RefusedSeed } from './recipes/recipes.ts';
export type { Progress } from './remotes/build-store.ts';
export type { Deployment } from './remotes/deploy.ts';
export type { EarlierVersion, ListedProject } from './remotes/project-list.ts';
export type { Pruned } from './remotes/prune.ts';
export type { Registration } from './remotes/register.ts';
export type { RemotesRegistry } from './remotes/remotes.ts';
export type { ServerBundle } from './remotes/server-bundles.ts';
export { findBuilds } from './remotes/workspace-builds.ts';
export { isSameText } from './secrets/same-text.ts';
export type { SeedCount, SeedOptions } from './seeds.ts';
export type { FoundSession, OpenedSession } from './sessions/sessions.ts';
export { type CoreSettings, coreEnv, coreSettings } from './settings.ts';
export type { PublishOptions, SitemapReport } from './sitemap/sitemap.ts';
export type { Storage, StoredFile } from './storage/storage.ts';
export { accountChanges } from './users/account-changes.ts';
export type { Users } from './users/users.ts';
export type { Vitals } from './vitals/vitals.ts';
