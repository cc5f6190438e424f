import type { Actor, AuditEntry } from '@tdt/core';
import type { Context, Result } from '../../command.ts';
import { wholeNumber } from '../../input/whole-number.ts';

const ENTRIES = 20;
const ENTRIES_MAX = 10_000;

export interface ShowLogOptions {
  /** Most entries, as typed. */
  limit?: string;
}

/** `tdt admin log`: the latest entries of the audit log, newest first. */
export async function showLog({ limit }: ShowLogOptions, context: Context): Promise<Result> {
  const most = limit === undefined ? ENTRIES : wholeNumber('--limit', limit, 1, ENTRIES_MAX);
  const { audit } = await context.open();
  const entries = await audit.latest(most);
  return { data: { entries }, lines: entries.length > 0 ? table(entries) : ['Nothing is recorded yet.'] };
}

const HEADINGS = ['When (UTC)', 'Who', 'What', 'To', 'Outcome', 'From'];

/** Columns as wide as what is in them. */
function table(entries: readonly AuditEntry[]): string[] {
  const rows = [HEADINGS, ...entries.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function cells({ at, actor, action, target, outcome, from }: AuditEntry): string[] {
  const when = at.slice(0, 19).replace('T', ' ');
  return [when, nameOf(actor), action, target ?? '-', outcome, from ?? 'this machine'].map(printable);
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.email;
  return actor.kind === 'operator' ? `${actor.name} (operator)` : 'nobody signed in';
}

/** What visitors sent could steer the terminal that shows it. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '?');
