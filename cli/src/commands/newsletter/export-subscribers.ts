import { type Newsletter, type SubscriberRecord, subscribersCsv } from '@tdt/newsletter';
import { type Context, type Result, STATUS, UsageError } from '../../command.ts';
import { namedFile } from '../../output/named-file.ts';
import { plural } from '../../output/report.ts';
import { writeAtomically } from '../../output/write-atomically.ts';

export interface ExportSubscribersOptions {
  /** A file, or `-` for standard output. */
  out: string;
  separator?: string;
  yes?: boolean;
  dryRun?: boolean;
}

const STANDARD_OUTPUT = '-';
const SEPARATORS: Record<string, string> = { ';': ';', ',': ',', '|': '|', tab: '\t' };

/** `tdt newsletter export`: writes all subscribers as CSV, atomically and readable only by the file's owner. */
export async function exportSubscribers(options: ExportSubscribersOptions, context: Context): Promise<Result> {
  const { out, separator = ';', dryRun = false } = options;
  const character = SEPARATORS[separator];
  if (character === undefined) throw new UsageError(`--separator takes one of ${Object.keys(SEPARATORS).join(' ')}`);
  const file = out === STANDARD_OUTPUT ? 'standard output' : namedFile(out, options, context);
  const { newsletter } = await context.openReader();
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
