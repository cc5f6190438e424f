import { ConfigError } from '@tdt/config';
import type { OutboxState, SyncReport } from '@tdt/newsletter';
import { type Context, type Result, STATUS } from '../../command.ts';
import { plural, STOPPED_LINE } from '../../output/report.ts';

export interface SyncSubscribersOptions {
  /** Also retries what Brevo refused and what was given up. */
  retryFailed?: boolean;
  dryRun?: boolean;
}

/**
 * `tdt newsletter sync`: runs the outbox until nothing is due. Its status is `failed` if a subscriber was given up, or
 * if Brevo accepts no calls at the moment. Throws `ConfigError` without a key.
 */
export async function syncSubscribers(options: SyncSubscribersOptions, context: Context): Promise<Result> {
  const { retryFailed = false, dryRun = false } = options;
  const { signal, onProgress } = context;
  const { newsletter } = await (dryRun ? context.openReader() : context.openWriter());
  if (!(await newsletter.outbox()).isConfigured) throw withoutKey();
  const report = await newsletter.syncAll({
    retryFailed,
    dryRun,
    signal,
    onProgress: (done, total) => onProgress({ step: 'subscribers', done, total }),
  });
  const { pause, ...counts } = report;
  // Without a pause only Ctrl-C, or another process that took over the sending, leaves any.
  const isStopped = signal.aborted || (!dryRun && pause === null && report.left > 0);
  const data = { dry_run: dryRun, ...counts, pause, finished: !isStopped };
  if (dryRun) return { data, lines: [`${plural(report.left, 'subscriber')} would be sent to Brevo.`] };
  const lines = [summary(report), ...advice(report, isStopped)];
  const isDone = report.failed === 0 && pause === null && !isStopped;
  return { data, lines, ...(!isDone && { status: STATUS.failed }) };
}

const withoutKey = (): ConfigError =>
  new ConfigError([
    'BREVO_API_KEY is not set: subscribers are stored and wait. Set it, and BREVO_LIST_IDS, for the site and for this command.',
  ]);

function summary({ synced, postponed, failed, left }: SyncReport): string {
  if (synced + postponed + failed + left === 0) return 'Nothing waits to be sent to Brevo.';
  const parts = [
    `${plural(synced, 'subscriber')} synchronised`,
    ...(postponed > 0 ? [`${postponed} to be tried again later`] : []),
    ...(failed > 0 ? [`${failed} given up`] : []),
    ...(left > 0 ? [`${left} not reached`] : []),
  ];
  return `${parts.join(', ')}.`;
}

function advice({ failed, pause }: SyncReport, isStopped: boolean): string[] {
  return [
    ...(pause ? [pauseLine(pause)] : []),
    ...(failed > 0
      ? [
          'Brevo refuses what was given up as it is: check lists and attributes (BREVO_LIST_IDS, BREVO_ATTRIBUTE_…), then run newsletter sync --retry-failed.',
        ]
      : []),
    ...(isStopped ? [STOPPED_LINE] : []),
  ];
}

function pauseLine({ reason, until }: NonNullable<OutboxState['pause']>): string {
  const resumes = `A running site resumes at ${until.toISOString()}`;
  const later = `${resumes}; run this command again then.`;
  const sooner = `${resumes}; run again before, this command makes one call and resumes if Brevo accepts it.`;
  switch (reason) {
    case 'refused':
      return `Brevo refuses the key: correct BREVO_API_KEY, or authorise this machine's address at Brevo (Security, Authorised IPs). ${sooner}`;
    case 'too_many_requests':
      return `Brevo accepts no more calls for now. ${later}`;
    case 'failing':
      return `Brevo cannot be reached or responds with errors: check the network and status.brevo.com. ${sooner}`;
  }
}
