import type { Actor, AuditEntry, AuditFilter } from '@tdt/accounts';
import type { Site } from '@tdt/contracts';
import { ERRORS, type ErrorCode } from '@tdt/contracts/plain';
import { type Context, type Result, UsageError } from '../../command.ts';
import { wholeNumber } from '../../input.ts';
import { columns } from '../../output/report.ts';
import { readMoment } from './read-moment.ts';

const ENTRIES = 20;
const ENTRIES_MAX = 10_000;

/** All as typed. */
export interface ShowLogOptions {
  /** Number of entries. */
  limit?: string;
  by?: string;
  action?: string;
  target?: string;
  /** `done`, `failed` or an error code. */
  outcome?: string;
  since?: string;
  until?: string;
}

/** `tdt admin log`: the latest entries of the audit log that match the filters, newest first. */
export async function showLog(
  { limit, ...filters }: ShowLogOptions,
  context: Context,
  now = new Date(),
): Promise<Result> {
  const most = limit === undefined ? ENTRIES : wholeNumber('--limit', limit, 1, ENTRIES_MAX);
  const filter = filterOf(filters, now);
  const { audit, site } = await context.openReader();
  const entries = await audit.latest(most, filter);
  const none = Object.keys(filters).length > 0 ? 'No entry matches.' : 'Nothing is recorded yet.';
  return {
    data: { entries },
    lines: entries.length > 0 ? columns([HEADINGS, ...entries.map((entry) => cells(entry, site))]) : [none],
  };
}

function filterOf({ since, until, outcome, ...texts }: Omit<ShowLogOptions, 'limit'>, now: Date): AuditFilter {
  const period = {
    since: since === undefined ? undefined : readMoment('--since', since, now),
    until: until === undefined ? undefined : readMoment('--until', until, now, true),
  };
  if (period.since && period.until && period.since >= period.until)
    throw new UsageError(`--since ${since} is not before --until ${until}.`);
  return { ...texts, ...period, outcome: outcome === undefined ? undefined : readOutcome(outcome) };
}

function readOutcome(text: string): AuditFilter['outcome'] {
  if (text === 'done' || text === 'failed') return text;
  const code = text.toUpperCase();
  if (code in ERRORS) return code as ErrorCode;
  throw new UsageError(`--outcome takes done, failed, or a code such as INVALID_CREDENTIALS, not "${text}".`);
}

const HEADINGS = ['When (UTC)', 'Who', 'What', 'To', 'Outcome', 'Changed', 'From', 'Comparison'];

function cells(entry: AuditEntry, { url }: Pick<Site, 'url'>): string[] {
  const { at, actor, action, target, outcome, changes = [], from, comparison } = entry;
  const when = at.slice(0, 19).replace('T', ' ');
  const what = [action, target ?? '-', outcome, changes.join(', ') || '-', from ?? 'this machine'];
  return [when, nameOf(actor), ...what, comparison ? `${url}${comparison}` : ''];
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.email;
  if (actor.kind === 'operator') return `${actor.name} (operator)`;
  return actor.kind === 'site' ? 'the site' : 'nobody signed in';
}
