import { AppError } from '@tdt/contracts/plain';
import { databaseRefusal } from './database-refusal.ts';
import { chainOf, type ForeignError } from './error-chain.ts';

/** The database does not respond. An HTTP front door responds with 503, a command ends with its own status. */
export class DatabaseUnreachable extends AppError {
  /** Why the database refuses this installation, for the operator; `null`: it does not respond. */
  readonly refusal: string | null;

  constructor(cause: unknown) {
    super('NOT_READY', { detail: 'La base de données ne répond pas.', retryAfter: 5 }, { cause });
    this.name = 'DatabaseUnreachable';
    this.refusal = databaseRefusal(cause);
  }
}

/**
 * The storage of files does not respond, or refuses this installation. `reason` and `remedy` tell the operator, in
 * English, what failed and what to do. Its name distinguishes it from an outage of the database.
 */
export class StorageUnreachable extends AppError {
  readonly reason: string;
  readonly remedy: string;

  constructor(cause: Error, remedy = 'Check the S3 settings and that the service runs') {
    super('NOT_READY', { detail: 'Le stockage des fichiers ne répond pas.', retryAfter: 5 }, { cause });
    this.name = 'StorageUnreachable';
    this.reason = cause.message;
    this.remedy = remedy;
  }
}

export type FailureKind = 'full' | 'files' | 'database';

/**
 * The one table of what may fail around the program: codes of the operating system, of MongoDB and its driver, of the
 * embedded engine (which returns MongoDB's codes where SQLite fails) and of its launcher. What is not listed is a
 * bug.
 */
const CODES: Readonly<Record<FailureKind, readonly unknown[]>> = {
  full: ['ENOSPC', 'EDQUOT', 14_031, 'NO_SPACE', 'STORAGE_FULL'],
  files: [
    // Rights: another owner, a volume that is mounted for reading only, a file where a folder should be.
    ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ELOOP', 'EXDEV', 'NOT_WRITABLE'],
    // The device: a disk that fails, a network volume that is gone.
    ...['EIO', 'ENXIO', 'ENODEV', 'ESTALE', 'ENOTCONN', 'EBUSY', 'EREMOTEIO'],
    // The process: no descriptor or memory left.
    ...['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'],
  ],
  database: [
    ...['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
    ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTDOWN', 'EADDRNOTAVAIL'],
    // Unreachable from MongoDB's router, too slow, or no majority in time.
    ...[6, 7, 50, 64, 89, 134, 262, 9001],
    // It shuts down, or is not the one to write to at the moment.
    ...[91, 189, 10_107, 11_600, 11_602, 13_435, 13_436],
    // It refuses this user, or its disk fails.
    ...[13, 18, 39],
  ],
};

/** The driver's and mongoose's names for "no server", "connection lost" and "no free connection". */
const DATABASE_NAMES = new Set([
  'MongooseServerSelectionError',
  'MongoServerSelectionError',
  'MongoCompatibilityError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
]);

/** `bufferCommands: false` makes mongoose throw a plain error while there is no connection. */
const NOT_CONNECTED = /before initial connection is complete|Connection was force closed|Client must be connected/;

const KINDS = new Map(
  Object.entries(CODES).flatMap(([kind, codes]) => codes.map((code) => [code, kind as FailureKind] as const)),
);

/** What failed first of all; `null`: an error that no machine causes. Also searches the causes of an `AppError`. */
export function failureKind(error: unknown): FailureKind | null {
  const kinds = chainOf(error).map(kindOf);
  // A disk that is full makes the database fail, too; and the name of the driver's error says whose connection it was.
  return (['full', 'database', 'files'] as const).find((kind) => kinds.includes(kind)) ?? null;
}

function kindOf({ name, message, code }: ForeignError): FailureKind | undefined {
  // Numbers are MongoDB's; others, such as those of a DOMException, mean something else.
  const known = typeof code === 'number' && !name.startsWith('Mongo') ? undefined : KINDS.get(code);
  return known ?? (DATABASE_NAMES.has(name) || NOT_CONNECTED.test(message) ? 'database' : undefined);
}

/**
 * The error of an application whose database or disk fails; any other error as it is. The front doors ask it of what
 * the rooms throw: they throw what the driver does.
 */
export function databaseFailure(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const kind = failureKind(error);
  if (kind === 'database') return new DatabaseUnreachable(error);
  return kind === 'full' ? storageFull(error) : error;
}

/**
 * The same of files that are read or written here, where no database is asked: there, a lost connection is the
 * client's.
 * @param remedy for the operator
 */
export function fileFailure(error: unknown, remedy = 'Check the disk, and the owner and rights of DATA_DIR'): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const kind = failureKind(error);
  if (kind === 'files') return new StorageUnreachable(error, remedy);
  return kind === 'full' ? storageFull(error) : error;
}

const storageFull = (cause: unknown): AppError => new AppError('STORAGE_FULL', {}, { cause });
