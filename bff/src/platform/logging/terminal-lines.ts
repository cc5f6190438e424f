import type { DestinationStream } from 'pino';

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
}

/** For a person at a terminal: `12:03:04 GET /toutes-recettes 200 3.1 ms`. */
export function createTerminalLines(output: { write(text: string): unknown }): DestinationStream {
  return { write: (json) => void output.write(`${readableLine(JSON.parse(json) as Line)}\n`) };
}

export function readableLine(line: Line): string {
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const text =
    line.status === undefined
      ? `${NAMES[line.level] ?? ''}${line.msg ?? ''}`
      : `${line.method} ${line.path} ${line.status} ${line.ms} ms`;
  const trace = line.level >= 50 ? line.err?.stack : line.err?.message;
  return trace ? `${time} ${text}\n  ${trace}` : `${time} ${text}`;
}
