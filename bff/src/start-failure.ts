import { ConfigError } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import type { BffSettings } from './config.ts';

/** How the program ends; supervisors may tell the causes apart by it. */
export const EXIT = { failure: 1, configuration: 2, address: 3, database: 4, storage: 5 } as const;

export interface StartFailure {
  sentence: string;
  status: number;
}

/**
 * What an operator can do something about, in one sentence; `null` for anything else, which is a bug and deserves its
 * stack. `settings` is null while they are still being read.
 */
export function startFailure(error: unknown, settings: BffSettings | null): StartFailure | null {
  if (error instanceof ConfigError) return { sentence: error.message, status: EXIT.configuration };
  if (!settings) return null;
  return addressFailure(error, settings) ?? databaseFailure(error, settings) ?? storageFailure(error, settings);
}

function addressFailure(error: unknown, { host, port }: BffSettings): StartFailure | null {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is taken: stop the program that uses it, or set PORT to another number.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one of its own, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `There is no host called ${host}: set HOST to an address of this machine.`,
  };
  const { code, syscall } = errorFields(error);
  const sentence = code === 'EACCES' && syscall === 'listen' ? forbidden(port) : sentences[code];
  return sentence ? { sentence, status: EXIT.address } : null;
}

const forbidden = (port: number): string =>
  `Port ${port} needs more rights than this user has: set PORT to 1024 or more.`;

function databaseFailure(error: unknown, { core }: BffSettings): StartFailure | null {
  if (!(error instanceof AppError) || error.code !== 'NOT_READY') return null;
  const sentence = core.mongodbUri
    ? `The database at ${hostsOf(core.mongodbUri)} does not answer: check MONGODB_URI and that the database runs.`
    : `The embedded database under ${core.dataDir} does not answer: another program may still be closing it.`;
  return { sentence, status: EXIT.database };
}

function storageFailure(error: unknown, { core: { dataDir } }: BffSettings): StartFailure | null {
  const { code } = errorFields(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'STORAGE_FULL') {
    return {
      sentence: `There is no space left on the disk of ${dataDir}: make room, or set DATA_DIR.`,
      status: EXIT.storage,
    };
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return {
      sentence: `Nothing can be written to ${dataDir}: check its owner and rights, or set DATA_DIR.`,
      status: EXIT.storage,
    };
  }
  return null;
}

/** The hosts of a connection string, without user and password. */
function hostsOf(uri: string): string {
  return uri
    .replace(/^[^/]*\/\//, '')
    .replace(/^[^/]*@/, '')
    .replace(/[/?].*$/, '');
}

function errorFields(error: unknown): { code: string; syscall: string } {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return { code: String(code ?? ''), syscall: syscall ?? '' };
}
