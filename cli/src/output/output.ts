import type { Logger } from '@tdt/config';
import { printable, printableJson } from '@tdt/domain/text';

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

/**
 * Writes lines for people. Whatever may contain a text from outside goes through here: titles, names in files and
 * archives, words that were typed. No text begins a line of its own.
 */
export function printLines(sink: Sink, ...lines: readonly string[]): void {
  for (const line of lines) sink.write(`${printable(line)}\n`);
}

/** Writes the result for `--json`. */
export const printJson = (sink: Sink, value: unknown): void =>
  void sink.write(`${printableJson(value, undefined, 2)}\n`);

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** Logs one line per message of at least level `from`: `warn: the sitemap was not stored {"path":"/sitemap.xml"}`. */
export function createLineLogger(sink: Sink, from: Level): Logger {
  const write = (level: Level) => (fields: object, message: string) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(from)) return;
    const details = Object.keys(fields).length === 0 ? '' : ` ${printableJson(fields, plainErrors)}`;
    printLines(sink, `${level}: ${message}${details}`);
  };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

/** `JSON.stringify` writes errors as `{}`, since their fields are not enumerable. */
const plainErrors = (_key: string, value: unknown): unknown => (value instanceof Error ? value.message : value);
