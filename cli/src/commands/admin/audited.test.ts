import { AppError } from '@tdt/contracts/plain';
import type { AuditEvent } from '@tdt/core';
import { expect, it } from 'vitest';
import { audited } from './audited.ts';

/** What is recorded of some work, and how that ended. */
async function recordOf(work: () => Promise<string>) {
  const recorded: AuditEvent[] = [];
  const audit = { record: async (event: AuditEvent) => void recorded.push(event) };
  const end = await audited({ audit, operator: 'root' }, 'tdt admin delete', 'a@exemple.fr', work).catch(
    (error: unknown) => error,
  );
  return { end, outcomes: recorded.map(({ outcome }) => outcome) };
}

it('records what was done, once it is', async () => {
  expect(await recordOf(async () => 'result')).toEqual({ end: 'result', outcomes: ['done'] });
});

it('records why something was refused, and throws it on', async () => {
  const refusal = new AppError('LAST_SUPER_ADMIN');
  expect(await recordOf(() => Promise.reject(refusal))).toEqual({ end: refusal, outcomes: ['LAST_SUPER_ADMIN'] });
});

it('says nothing of what it cannot tell', async () => {
  const bug = new TypeError('no');
  expect(await recordOf(() => Promise.reject(bug))).toEqual({ end: bug, outcomes: [] });
});
