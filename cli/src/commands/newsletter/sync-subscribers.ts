import { ConfigError } from '@tdt/config';
import type { OutboxState, SyncReport } from '@tdt/core';
import { type Context, type Result, STATUS } from '../../command.ts';

export interface SyncSubscribersOptions {
  /** Also what Brevo refused, and what was given up after many tries. */
  retryFailed?: boolean;
  dryRun?: boolean;
}

/**
 * `tdt newsletter sync`: runs the outbox until nothing is due. Fails when a subscriber was given up, or when Brevo takes
 * nothing for now. Throws `ConfigError` without a key.
 */
export async function syncSubscribers(options: SyncSubscribersOptions, context: Context): Promise<Result> {
  const { retryFailed = false, dryRun = false } = options;
  const { signal, onProgress } = context;
  const { newsletter } = await context.open();
  if (!(await newsletter.outbox()).isConfigured) throw withoutKey();
  const report = await newsletter.syncAll({
    retryFailed,
    dryRun,
    signal,
    onProgress: (done, total) => onProgress({ step: 'subscribers', done, total }),
  });
  const { pause, ...counts } = report;
  const data = { dry_run: dryRun, ...counts, pause, finished: !signal.aborted };
  if (dryRun) return { data, lines: [`${subscribers(report.left)} would be sent to Brevo.`] };
  const lines = [told(report), ...waysOut(report, signal.aborted)];
  const isDone = report.failed === 0 && pause === null && !signal.aborted;
  return { data, lines, ...(!isDone && { status: STATUS.failed }) };
}

const withoutKey = (): ConfigError =>
  new ConfigError([
    'BREVO_API_KEY is not set: subscribers are stored and wait. Set it, and BREVO_LIST_IDS, for the site and for this command.',
  ]);

function told({ synced, postponed, failed, left }: SyncReport): string {
  if (synced + postponed + failed + left === 0) return 'Nothing waits to be sent to Brevo.';
  const parts = [
    `${subscribers(synced)} synchronised`,
    ...(postponed > 0 ? [`${postponed} to be tried again later`] : []),
    ...(failed > 0 ? [`${failed} given up`] : []),
    ...(left > 0 ? [`${left} not reached`] : []),
  ];
  return `${parts.join(', ')}.`;
}

function waysOut({ failed, pause }: SyncReport, isStopped: boolean): string[] {
  return [
    ...(pause ? [pauseLine(pause)] : []),
    ...(failed > 0
      ? [
          'What was given up is refused by Brevo as it is: check lists and attributes (BREVO_LIST_IDS, BREVO_ATTRIBUTE_…), then run newsletter sync --retry-failed.',
        ]
      : []),
    ...(isStopped ? ['Stopped before the end. What is done stays: run the same command again to go on.'] : []),
  ];
}

function pauseLine({ reason, until }: NonNullable<OutboxState['pause']>): string {
  const goesOn = `A running site goes on at ${until.toISOString()}`;
  const resumed = `${goesOn}; this command can be run again then.`;
  const retried = `${goesOn}; this command, run again, makes one call before, and if Brevo takes it all go on.`;
  switch (reason) {
    case 'refused':
      return `Brevo refuses the key: correct BREVO_API_KEY, or let this machine's address in at Brevo (Security, Authorised IPs). ${retried}`;
    case 'too_many_requests':
      return `Brevo takes no more calls for now. ${resumed}`;
    case 'failing':
      return `Brevo cannot be reached or answers with errors: check the network and status.brevo.com. ${retried}`;
  }
}

const subscribers = (count: number): string => `${count} ${count === 1 ? 'subscriber' : 'subscribers'}`;
