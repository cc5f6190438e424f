import type { Logger } from '@tdt/core';
import type { Sink } from './output.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** A logger of plain lines, from a level up: "warn: the picture was not drawn {"path":"cover/…"}". */
export function createLogger(sink: Sink, from: Level): Logger {
  const write = (level: Level) => (fields: object, message: string) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(from)) return;
    const details = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields, plainErrors)}`;
    sink.write(`${level}: ${message}${details}\n`);
  };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

/** Errors have no enumerable fields of their own and would show as `{}`. */
const plainErrors = (_key: string, value: unknown): unknown => (value instanceof Error ? value.message : value);
