import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Newsletter, type SubscriberRecord, subscribersCsv } from '@tdt/core';
import { type Context, type Result, STATUS, UsageError } from '../../command.ts';
import { plural } from '../../output/report.ts';

export interface ExportSubscribersOptions {
  /** A file, or `-` for standard output. */
  out: string;
  separator?: string;
  dryRun?: boolean;
}

const STANDARD_OUTPUT = '-';
const SEPARATORS: Record<string, string> = { ';': ';', ',': ',', '|': '|', tab: '\t' };

/** `tdt newsletter export`: writes all subscribers as CSV, atomically and readable only by the file's owner. */
export async function exportSubscribers(options: ExportSubscribersOptions, context: Context): Promise<Result> {
  const { out, separator = ';', dryRun = false } = options;
  const character = SEPARATORS[separator];
  if (character === undefined) throw new UsageError(`--separator takes one of ${Object.keys(SEPARATORS).join(' ')}`);
  const file = out === STANDARD_OUTPUT ? 'standard output' : resolve(context.folder, out);
  const { newsletter } = await context.open({ mode: 'read' });
  const total = await countOf(newsletter);
  if (dryRun) return report({ subscribers: total, file, line: `To be written to ${file}`, dryRun });
  const source = countedSubscribers(newsletter, total, context);
  const pieces = subscribersCsv(source.subscribers(), character);
  const isWhole =
    out === STANDARD_OUTPUT ? await printAll(pieces, context) : await writeAtomically(file, pieces, context.signal);
  if (isWhole) return report({ subscribers: source.taken(), file, line: `Written to ${file}` });
  const line =
    out === STANDARD_OUTPUT
      ? 'Stopped before the end. Written so far'
      : `Stopped: ${file} was not written. Read so far`;
  return { ...report({ subscribers: source.taken(), file, line }), status: STATUS.failed };
}

/** Counts and reports the subscribers as they are read; ends when Ctrl-C aborts. */
function countedSubscribers(newsletter: Newsletter, total: number, { signal, onProgress }: Context) {
  let done = 0;
  return {
    taken: () => done,
    async *subscribers(): AsyncGenerator<SubscriberRecord, void> {
      for await (const subscriber of newsletter.export()) {
        if (signal.aborted) return;
        yield subscriber;
        done += 1;
        onProgress({ step: 'subscribers', done, total: Math.max(done, total) });
      }
    },
  };
}

async function printAll(pieces: AsyncIterable<string>, { print, signal }: Context): Promise<boolean> {
  for await (const piece of pieces) if (!(await print(piece))) return false;
  return !signal.aborted;
}

/**
 * Replaces a file as a whole, or leaves it unchanged. Only the owner can read it. `false` if the signal aborted it.
 * Throws `UsageError` if the file system refuses.
 */
async function writeAtomically(file: string, pieces: AsyncIterable<string>, signal: AbortSignal): Promise<boolean> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const existing = await stat(file).catch(() => null);
    if (existing && !existing.isFile()) throw new UsageError(`${file} is not a file: name one to write to.`);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(pieces, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }), { signal });
    if (signal.aborted) return false;
    await rename(draft, file);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw isFileError(error) ? new UsageError(`${file} cannot be written (${error.code}): name another place.`) : error;
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error;

async function countOf(newsletter: Newsletter): Promise<number> {
  const { counts } = await newsletter.outbox();
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

interface Report {
  subscribers: number;
  file: string;
  line: string;
  dryRun?: boolean;
}

const report = ({ subscribers, file, line, dryRun = false }: Report): Result => ({
  data: { dry_run: dryRun, subscribers, file },
  lines: [`${line}: ${plural(subscribers, 'subscriber')}.`],
});
