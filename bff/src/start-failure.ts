import { ConfigError } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import { DatabaseUnreachable, databaseFailure, failureKind, StorageUnreachable } from '@tdt/database/failures';
import type { BffSettings } from './config.ts';

/** Exit statuses, by which process supervisors can tell the causes apart. */
export const EXIT_STATUS = { failure: 1, configuration: 2, address: 3, database: 4, storage: 5 } as const;

export interface StartFailure {
  sentence: string;
  status: number;
}

/**
 * Describes a failure that an operator can fix in one sentence. `null` for any other error, which is a bug and is
 * printed with its stack. @param settings null before they are read
 */
export function startFailure(error: unknown, settings: BffSettings | null): StartFailure | null {
  if (error instanceof ConfigError) return { sentence: error.message, status: EXIT_STATUS.configuration };
  if (!settings) return null;
  return (
    addressFailure(error, settings) ??
    duplicateFailure(error) ??
    dataFailure(error) ??
    bucketFailure(error, settings) ??
    storageFailure(error, settings) ??
    unreachableDatabase(databaseFailure(error), settings)
  );
}

function addressFailure(error: unknown, { host, port }: BffSettings): StartFailure | null {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is taken: stop the program that uses it, or set PORT to another number.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one of its own, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `There is no host called ${host}: set HOST to an address of this machine.`,
  };
  const { code, syscall } = errorFields(error);
  const sentence = code === 'EACCES' && syscall === 'listen' ? forbidden(port) : sentences[code];
  return sentence ? { sentence, status: EXIT_STATUS.address } : null;
}

const forbidden = (port: number): string =>
  `Port ${port} needs more rights than this user has: set PORT to 1024 or more.`;

const DUPLICATE = '11000';

/** A unique index cannot be created over duplicates. The sentence leaves out the value, which may be personal. */
function duplicateFailure(error: unknown): StartFailure | null {
  const cause = causesOf(error).find((one) => errorFields(one).code === DUPLICATE);
  if (!(cause instanceof Error)) return null;
  const [, collection = '', index = ''] = /collection: (\S+) index: (\S+)/.exec(cause.message) ?? [];
  const sentence = `The collection ${collection} holds documents with the same value where the unique index ${index} allows it once: remove or change all but one of them.`;
  return { sentence, status: EXIT_STATUS.database };
}

/** A release does not open what a later one has migrated; and a malformed registry has no live build. */
const dataFailure = (error: unknown): StartFailure | null =>
  error instanceof AppError && (error.code === 'NEWER_DATABASE' || error.code === 'DOCUMENT_MALFORMED')
    ? { sentence: error.message, status: EXIT_STATUS.database }
    : null;

/** The error of an outage identifies the folder, or the bucket and the response of its service. */
function bucketFailure(error: unknown, { site: { s3 } }: BffSettings): StartFailure | null {
  if (error instanceof StorageUnreachable) {
    return {
      sentence: `The file storage cannot be used (${error.reason}). ${error.remedy}.`,
      status: EXIT_STATUS.storage,
    };
  }
  const isFull = s3 !== null && error instanceof AppError && error.code === 'STORAGE_FULL';
  return isFull
    ? { sentence: `The bucket ${s3.bucket} at ${s3.endpoint} has no room left.`, status: EXIT_STATUS.storage }
    : null;
}

/** A full disk also makes the embedded database fail. */
function storageFailure(error: unknown, { site: { dataDir } }: BffSettings): StartFailure | null {
  const sentences = {
    full: `There is no space left on the disk of ${dataDir}: make room, or set DATA_DIR to another place.`,
    files: `The data directory ${dataDir} cannot be written to: check its owner and rights, or set DATA_DIR.`,
    database: null,
  };
  const kind = failureKind(error);
  const sentence = kind && sentences[kind];
  return sentence ? { sentence, status: EXIT_STATUS.storage } : null;
}

function unreachableDatabase(error: unknown, { site: { mongodbUri } }: BffSettings): StartFailure | null {
  if (!(error instanceof AppError) || error.code !== 'NOT_READY') return null;
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  const refusal = error instanceof DatabaseUnreachable ? error.refusal : null;
  const sentence = mongodbUri
    ? `The database at ${hostsOf(mongodbUri)} ${refusal ?? 'does not respond: check MONGODB_URI and that the database runs'}.`
    : `The embedded database could not be started: ${reason}`;
  return { sentence, status: EXIT_STATUS.database };
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause);
  return causes;
}

/** The hosts of a connection string, without user and password, which may contain unescaped slashes. */
function hostsOf(uri: string): string {
  return uri
    .replace(/^[^/]*\/\//, '')
    .replace(/^.*@/, '')
    .replace(/[/?].*/s, '');
}

function errorFields(error: unknown): { code: string; syscall: string } {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return { code: String(code ?? ''), syscall: syscall ?? '' };
}
