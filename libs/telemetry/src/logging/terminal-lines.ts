import { printable } from '@tdt/domain/text';
import type { DestinationStream } from 'pino';

/** Fields that the line shows in words, or that a person does not need. */
const HIDDEN = new Set(['level', 'time', 'msg', 'err', 'method', 'path', 'status', 'ms', 'id', 'route', 'cached']);
const VALUE_MAX = 80;

const NAMES: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };

interface Line {
  level: number;
  time: number;
  msg?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  err?: { message?: string; stack?: string };
  /** All other fields. */
  [field: string]: unknown;
}

/** Readable lines: `12:03:04 GET /toutes-recettes 200 3.1 ms`. */
export function createTerminalLines(output: { write(text: string): unknown }): DestinationStream {
  return { write: (json) => void output.write(`${readableLine(JSON.parse(json) as Line)}\n`) };
}

export function readableLine(line: Line): string {
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const text =
    line.status === undefined
      ? `${NAMES[line.level] ?? ''}${line.msg ?? ''}${furtherFields(line)}`
      : `${line.method} ${line.path} ${line.status} ${line.ms} ms`;
  const trace = line.level >= 50 ? line.err?.stack : line.err?.message;
  const lines = [`${time} ${text}`, ...(trace ? `  ${trace}`.split('\n') : [])];
  return lines.map(printable).join('\n');
}

/** ` (host=0.0.0.0, migration=3)`, or nothing. */
function furtherFields(line: Line): string {
  const fields = Object.entries(line).filter(([name, value]) => !HIDDEN.has(name) && value !== undefined);
  if (fields.length === 0) return '';
  return ` (${fields.map(([name, value]) => `${name}=${briefly(value)}`).join(', ')})`;
}

function briefly(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text;
}
