import { ConfigError, maskPassword } from '@tdt/config';
import { AppError, type ErrorCode } from '@tdt/contracts/plain';
import { type DatabaseUnreachable, databaseFailure, type StorageUnreachable } from '@tdt/database/failures';
import { FileExists, STATUS, type Status, UsageError } from './command.ts';

/** A failure as one clear sentence with the way out. */
export interface CommandFailure {
  status: Status;
  /** A stable word for scripts. */
  code: string;
  message: string;
}

const STATUS_OF_CODE: Partial<Record<ErrorCode, Status>> = {
  NOT_READY: STATUS.unreachable,
  STORAGE_FULL: STATUS.unreachable,
  REVISION_CONFLICT: STATUS.refused,
  REMOTE_REFUSED: STATUS.refused,
  ARCHIVE_REFUSED: STATUS.refused,
  NEWER_DATABASE: STATUS.refused,
  DOCUMENT_MALFORMED: STATUS.refused,
  REMOTE_NOT_FOUND: STATUS.refused,
  DUPLICATE_EMAIL: STATUS.refused,
  DUPLICATE_NAME: STATUS.refused,
  USER_NOT_FOUND: STATUS.refused,
  LAST_SUPER_ADMIN: STATUS.refused,
};

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_EMAIL: 'An admin with this e-mail exists already: admin list shows all of them.',
  USER_NOT_FOUND: 'No admin has this e-mail: admin list shows all of them.',
  LAST_SUPER_ADMIN:
    'This is the last super admin, and the site needs one to manage accounts: make another one first with admin create --super or admin set-role. (If the password is lost, admin reset-password sets a new one.)',
};

/**
 * Also describes the driver's errors of an unreachable or full database. `database` is where the data is expected: a
 * URI without password, or a folder.
 */
export function describeFailure(thrown: unknown, database: string): CommandFailure {
  if (thrown instanceof UsageError) return { status: STATUS.wrongUsage, code: 'USAGE', message: thrown.message };
  if (thrown instanceof FileExists) return { status: STATUS.refused, code: 'FILE_EXISTS', message: thrown.message };
  if (thrown instanceof ConfigError)
    return { status: STATUS.wrongUsage, code: 'CONFIGURATION', message: thrown.message };
  const error = databaseFailure(thrown);
  if (error instanceof AppError) {
    return {
      status: STATUS_OF_CODE[error.code] ?? STATUS.failed,
      code: error.name === 'SiteMissing' ? 'NO_SITE' : error.code,
      message: sentence(error, database),
    };
  }
  const message = `Unexpected error: ${messageOf(error)} (--verbose shows where).`;
  return { status: STATUS.failed, code: 'INTERNAL', message };
}

function sentence(error: AppError, database: string): string {
  if (error.code === 'NOT_READY') {
    const cause = error.cause === undefined ? '' : ` (${messageOf(error.cause)})`;
    // The storage has the same code, but needs another remedy.
    if (error.name === 'StorageUnreachable') {
      return `The file storage cannot be used${cause}. ${(error as StorageUnreachable).remedy}, then run the same command again.`;
    }
    // The launcher's sentence says what to do; MONGODB_URI has no part in it.
    if (error.cause instanceof Error && error.cause.name === 'EngineError') {
      return `The embedded database cannot be used: ${messageOf(error.cause)}.`;
    }
    if (error.name === 'SiteMissing') {
      return `There is no site at ${database}. Start it there first (npm start), or name the one that you mean by DATA_DIR or MONGODB_URI: with the same values as the site.`;
    }
    const { refusal = null } = error as Partial<DatabaseUnreachable>;
    if (refusal !== null) return `The database at ${database} ${refusal}.`;
    return `The database at ${database} cannot be reached${cause}. Start it or correct MONGODB_URI; without MONGODB_URI the embedded database is used.`;
  }
  if (error.code === 'STORAGE_FULL') {
    return 'The disk is full. Free some space (in the bucket, where S3_BUCKET is set), then run the same command again.';
  }
  return SENTENCES[error.code] ?? error.message;
}

const messageOf = (error: unknown): string =>
  maskPassword(error instanceof Error ? error.message : String(error)).replace(/(?<![.\s])[.\s]+$/, '');
