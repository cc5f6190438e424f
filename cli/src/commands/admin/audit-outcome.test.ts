import type { AuditEvent } from '@tdt/accounts';
import { AppError } from '@tdt/contracts/plain';
import { expect, it } from 'vitest';
import { auditOutcome } from './audit-outcome.ts';

/** The recorded outcomes of some work, and its result or error. */
async function recordOf(work: () => Promise<string>) {
  const recorded: AuditEvent[] = [];
  const audit = { record: async (event: AuditEvent) => void recorded.push(event) };
  const end = await auditOutcome({ audit, operator: 'root' }, 'tdt admin delete', 'a@exemple.fr', work).catch(
    (error: unknown) => error,
  );
  return { end, outcomes: recorded.map(({ outcome }) => outcome) };
}

it('records success', async () => {
  expect(await recordOf(async () => 'result')).toEqual({ end: 'result', outcomes: ['done'] });
});

it('records a refusal and rethrows it', async () => {
  const refusal = new AppError('LAST_SUPER_ADMIN');
  expect(await recordOf(() => Promise.reject(refusal))).toEqual({ end: refusal, outcomes: ['LAST_SUPER_ADMIN'] });
});

it('records that the disk was full, as the driver reports it', async () => {
  const full = Object.assign(new Error('no space left'), { name: 'MongoServerError', code: 14_031 });
  expect(await recordOf(() => Promise.reject(full))).toEqual({ end: full, outcomes: ['STORAGE_FULL'] });
});

it('records no unexpected error', async () => {
  const bug = new TypeError('no');
  expect(await recordOf(() => Promise.reject(bug))).toEqual({ end: bug, outcomes: [] });
});
