import { existsSync, globSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asBuffer } from '../bson/codec.ts';
import { engineError } from '../launcher/engine-error.ts';
import type { KeyValueWriter } from './key-value.ts';

/** The durable key space: one SQLite file that only this process can open. */
export interface Store extends KeyValueWriter {
  begin(): void;
  /** Returns once the data is on disk (WAL with synchronous FULL). */
  commit(): void;
  rollback(): void;
  /** Marks a state of the transaction. Ended, the newest first, by `release` or by `undo`, which goes back to it. */
  savepoint(): void;
  release(): void;
  undo(): void;
  /** Deletes the first `limit` keys of [low, high) and returns their number. */
  deleteSome(low: Buffer, high: Buffer, limit: number): number;
  close(): void;
}

/** Twice SQLite's default, so that most documents need no overflow page. */
const PAGE_BYTES = 8_192;
/** Larger values are read one by one. */
const PAGED_BYTES = 32 * 1024;
const CACHE_KIB = 24 * 1024;
/** After so many pages, SQLite copies its log into the file, for which everybody waits. A quarter of its default. */
const CHECKPOINT_PAGES = 250;
/** After a large import, the log file is truncated to this size. */
const WAL_KEPT_BYTES = 32 * 1024 * 1024;
const LOCK_WAIT_MS = 2_500;
/** SQLite's number for the program that a file belongs to: `TdeT`. */
const APPLICATION_ID = 0x54_64_65_54;

/**
 * Opens or creates `<dataDir>/data.sqlite` with SQLite's exclusive file lock, which the kernel releases however the
 * process ends. Throws SQLite's "database is locked" error if another process has it, and `EngineError` for a file of
 * 0 bytes, since SQLite would take it for a new database, for one of another program, and for one that is damaged: that
 * is looked for after a kill.
 */
export function openSqliteStore(dataDir: string): Store {
  const file = path.join(dataDir, NAME);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === 0) throw engineError('EMPTY_DATA', dataDir);
  if (size === undefined) createFile(file);
  for (const part of globSync(`${NAME}.new-*`, { cwd: dataDir })) rmSync(path.join(dataDir, part), { force: true });
  // An orderly end removes the log.
  const wasKilled = existsSync(`${file}-wal`);
  const database = openExclusively(file);
  // Takes a second for some hundred megabytes. A quick_check, which takes as long here, does not check the order of
  // keys.
  if (wasKilled && database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check !== 'ok')
    throw engineError('DAMAGED_DATA', dataDir);
  const get = database.prepare('SELECT v FROM kv WHERE k = ?');
  const put = database.prepare('INSERT INTO kv(k, v) VALUES(?, ?) ON CONFLICT(k) DO UPDATE SET v = excluded.v');
  const remove = database.prepare('DELETE FROM kv WHERE k = ?');
  const removeSome = database.prepare(
    'DELETE FROM kv WHERE k IN (SELECT k FROM kv WHERE k >= ? AND k < ? ORDER BY k LIMIT ?)',
  );
  const some = `SELECT k, CASE WHEN length(v) <= ${PAGED_BYTES} THEN v END FROM kv WHERE k >= ? AND k < ? ORDER BY k`;
  const ascending = database.prepare(`${some} LIMIT ?`);
  const descending = database.prepare(`${some} DESC LIMIT ?`);
  const statement = (sql: string) => {
    const prepared = database.prepare(sql);
    return () => void prepared.run();
  };
  const release = statement('RELEASE part');
  const undo = statement('ROLLBACK TO part');
  for (const query of [get, ascending, descending]) query.setReturnArrays(true);

  return {
    get: (key) => {
      const row = get.get(key) as unknown as [Uint8Array] | undefined;
      return row && asBuffer(row[0]);
    },
    page: (low, high, reverse, limit) => {
      const rows = (reverse ? descending : ascending).all(low, high, limit) as unknown as [Uint8Array, Uint8Array?][];
      return rows.map(([key, value]) => ({ key: asBuffer(key), value: value ? asBuffer(value) : undefined }));
    },
    put: (key, value) => void put.run(key, value),
    delete: (key) => void remove.run(key),
    deleteSome: (low, high, limit) => Number(removeSome.run(low, high, limit).changes),
    begin: statement('BEGIN IMMEDIATE'),
    commit: statement('COMMIT'),
    rollback: () => {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    },
    savepoint: statement('SAVEPOINT part'),
    release,
    undo: () => {
      undo();
      release();
    },
    close: () => database.close(),
  };
}

const NAME = 'data.sqlite';

/**
 * Makes a file that is whole from its first moment: a kill or a full disk leaves none, or parts by another name.
 * Without hard links, as on exFAT or a share, the moment of a copy is left.
 */
export function createFile(file: string, link = linkSync): void {
  const fresh = `${file}.new-${process.pid}`;
  try {
    openExclusively(fresh).close();
    // Unlike a rename, neither replaces the file of a process that was faster.
    try {
      link(fresh, file);
    } catch (error) {
      if (!/^(EPERM|EACCES|ENOSYS|ENOTSUP|EOPNOTSUPP|EMLINK)$/.test((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
      copyOnce(fresh, file);
    }
  } catch (error) {
    rmSync(fresh, { force: true });
    if (!existsSync(file)) throw error;
  }
}

function copyOnce(from: string, to: string): void {
  try {
    writeFileSync(to, readFileSync(from), { flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(to, { force: true });
    throw error;
  }
}

/** Whether the file is complete. Throws before anything is written to a database of another program. */
function isReady(database: DatabaseSync, file: string): boolean {
  const { application_id: id } = database.prepare('PRAGMA application_id').get() as { application_id: number };
  if (id === APPLICATION_ID) return true;
  const isEmpty = database.prepare('SELECT name FROM sqlite_master').get() === undefined;
  if (id === 0 && isEmpty) return false;
  database.close();
  throw engineError('FOREIGN_DATA', path.dirname(file));
}

function openExclusively(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  // The locking mode must be set before the first access in WAL mode: https://sqlite.org/wal.html#noshm
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  const ready = isReady(database, file);
  database.exec(`
    PRAGMA page_size = ${PAGE_BYTES};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
    PRAGMA journal_size_limit = ${WAL_KEPT_BYTES};
    PRAGMA cache_size = -${CACHE_KIB};
  `);
  // Nothing is written to a complete file: the data can be read while the disk is full.
  if (ready) return database;
  database.exec(`
    BEGIN EXCLUSIVE;
    PRAGMA application_id = ${APPLICATION_ID};
    CREATE TABLE kv(k BLOB PRIMARY KEY, v BLOB NOT NULL) WITHOUT ROWID;
    COMMIT;
  `);
  return database;
}
