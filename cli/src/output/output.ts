import type { Logger } from '@tdt/core';

/** A writable end of a terminal or pipe. */
export interface Sink {
  /** Calls `taken` once the text is written, or with the error if it cannot be. */
  write(text: string, taken?: (error?: Error | null) => void): unknown;
  isTTY?: boolean | undefined;
}

/** Results go to standard output, everything else to standard error. */
export interface Output {
  stdout: Sink;
  stderr: Sink;
}

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** Logs one line per message of at least level `from`: `warn: the sitemap was not stored {"path":"/sitemap.xml"}`. */
export function createLineLogger(sink: Sink, from: Level): Logger {
  const write = (level: Level) => (fields: object, message: string) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(from)) return;
    const details = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields, plainErrors)}`;
    sink.write(`${level}: ${message}${details}\n`);
  };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

/** `JSON.stringify` writes errors as `{}`, since their fields are not enumerable. */
const plainErrors = (_key: string, value: unknown): unknown => (value instanceof Error ? value.message : value);
