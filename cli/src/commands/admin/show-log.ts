import type { Actor, AuditEntry } from '@tdt/core';
import type { Context, Result } from '../../command.ts';
import { wholeNumber } from '../../input.ts';
import { columns } from '../../output/report.ts';

const ENTRIES = 20;
const ENTRIES_MAX = 10_000;

export interface ShowLogOptions {
  /** Number of entries, as typed. */
  limit?: string;
}

/** `tdt admin log`: the latest entries of the audit log, newest first. */
export async function showLog({ limit }: ShowLogOptions, context: Context): Promise<Result> {
  const most = limit === undefined ? ENTRIES : wholeNumber('--limit', limit, 1, ENTRIES_MAX);
  const { audit } = await context.open({ mode: 'read' });
  const entries = await audit.latest(most);
  return {
    data: { entries },
    lines: entries.length > 0 ? columns([HEADINGS, ...entries.map(cells)]) : ['Nothing is recorded yet.'],
  };
}

const HEADINGS = ['When (UTC)', 'Who', 'What', 'To', 'Outcome', 'Changed', 'From'];

function cells({ at, actor, action, target, outcome, changes = [], from }: AuditEntry): string[] {
  const when = at.slice(0, 19).replace('T', ' ');
  return [when, nameOf(actor), action, target ?? '-', outcome, changes.join(', ') || '-', from ?? 'this machine'].map(
    printable,
  );
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.email;
  return actor.kind === 'operator' ? `${actor.name} (operator)` : 'nobody signed in';
}

/** Replaces control characters: text that visitors sent could control the terminal. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '?');
