import { createHmac } from 'node:crypto';
import { databaseOf, type Leases, MIGRATIONS_LEASE, NEWEST_MIGRATION } from '@tdt/database';
import manifestOfCore from '../../package.json' with { type: 'json' };
import { type ArchiveEntry, refusedArchive, writeArchive } from './archive.ts';
import type { BackupOptions, BackupReport, RestoreReport } from './backup-report.ts';
import { keptCollections, type Stores } from './collections.ts';
import { entryList, FORMAT, MANIFEST, type Manifest, type VerifyOptions, verifyArchive } from './manifest.ts';
import { restoreArchive } from './restore-backup.ts';
import { entriesOf } from './write-backup.ts';

interface Dependencies extends Stores {
  leases: Leases;
  secret: Buffer;
  /** Migrates what was restored, and creates its indexes. */
  prepare: () => Promise<void>;
}

export type Backups = ReturnType<typeof createBackups>;

/** The content of a site in one file, and back. */
export function createBackups(dependencies: Dependencies) {
  const { connection, leases, secret, prepare } = dependencies;
  const fingerprint = createHmac('sha256', secret).update('tour-de-table backup').digest('hex');

  async function* entries(report: BackupReport, options: BackupOptions): AsyncGenerator<ArchiveEntry> {
    const created_at = new Date().toISOString();
    const list = entryList();
    for await (const entry of entriesOf(dependencies, report, options)) {
      list.add(entry);
      yield entry;
    }
    const manifest: Manifest = {
      format: FORMAT,
      product: manifestOfCore.version,
      migration: NEWEST_MIGRATION,
      created_at,
      ...report,
      secret: fingerprint,
      entries: list.digest(),
    };
    yield { name: MANIFEST, content: Buffer.from(JSON.stringify(manifest, null, 2)) };
  }

  async function plan(manifest: Manifest): Promise<RestoreReport> {
    const known = keptCollections(connection);
    const unknown = Object.keys(manifest.collections).find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw refusedArchive(`The archive has a collection that this release does not know: ${unknown}.`);
    const replaced: Record<string, number> = {};
    for (const name of known) replaced[name] = await databaseOf(connection).collection(name).countDocuments();
    const { created_at, collections, files, bytes, missing } = manifest;
    const isSameSecret = manifest.secret === fingerprint;
    return { created_at, collections, files, bytes, missing, replaced, isSameSecret };
  }

  return {
    /**
     * Writes the database and the files of the storage to `file`, and replaces it once the archive is complete.
     * Sessions, previews, variants of pictures and the secret are not in it. With `dryRun` it reads all of it, and
     * writes nothing.
     */
    async write(
      file: string,
      { dryRun = false, ...options }: BackupOptions & { dryRun?: boolean } = {},
    ): Promise<BackupReport> {
      const report: BackupReport = { collections: {}, files: 0, bytes: 0, missing: [] };
      if (dryRun) for await (const _entry of entriesOf(dependencies, report, options));
      else await writeArchive(file, entries(report, options));
      return report;
    },

    /**
     * What `restore` would do with an archive of this manifest (`verifyArchive`). Throws `ARCHIVE_REFUSED` if it has a
     * collection that this release does not know.
     */
    plan,

    /**
     * Replaces the documents of the site by those of an archive and adds its files: all of them or, if it fails or is
     * killed, none. Sessions end. Throws `ARCHIVE_REFUSED` before it writes anything.
     */
    async restore(
      file: string,
      options: BackupOptions & Pick<VerifyOptions, 'withMalformed'> = {},
    ): Promise<RestoreReport> {
      const manifest = await verifyArchive(file, options);
      const report = await plan(manifest);
      const restoring = (signal: AbortSignal) => restoreArchive(dependencies, file, manifest, { ...options, signal });
      await leases.whileHolding(MIGRATIONS_LEASE, restoring, options);
      await prepare();
      return report;
    },
  };
}
