import { type DestinationStream, type Logger, pino } from 'pino';
import { limitLines } from './line-limits.ts';
import { createTerminalLines } from './terminal-lines.ts';

/** Fields of these names are hidden, should they ever be logged. */
const SECRETS = [
  'password',
  'current_password',
  'new_password',
  'token',
  'jeton',
  'secret',
  'authorization',
  'cookie',
  'email',
];
/** Lines are written together: when they reach this size in bytes, and after so many milliseconds at the latest. */
const BLOCK = { minLength: 8192, periodicFlush: 500 };

export interface ProgramLog {
  log: Logger;
  /** Writes the lines that are still in memory. Call it before the process ends. */
  flush(): void;
}

/**
 * Logs JSON lines to standard output, in blocks: a write call for each line would cost more than the request itself. A
 * terminal gets short readable lines.
 */
export function createProgramLog(level: string, terminal = process.stdout.isTTY): ProgramLog {
  if (terminal) return { log: createLogger(level, createTerminalLines(process.stdout)), flush: () => {} };
  const output = pino.destination({ fd: 1, sync: false, ...BLOCK });
  return { log: createLogger(level, output), flush: () => output.flushSync() };
}

export function createLogger(level: string, destination: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`]);
  const hooks = { logMethod: limitLines() };
  return pino({ level, base: null, redact: { paths, censor: '[hidden]' }, hooks }, destination);
}
