import type { AuditEvent } from '@tdt/accounts';
import type { Erasure } from '@tdt/newsletter';
import { expect, it } from 'vitest';
import { type Context, UsageError } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type EraseSubscriberOptions, eraseSubscriber } from './erase-subscriber.ts';

const ID = 'f6a3f4a6-3c4e-4b9a-9f43-0d4ac1b3f001';
const EMAIL = 'ada@exemple.fr';

/** Runs the verb. `typed` is the reply to its question; without it there is no terminal. */
async function run(options: Partial<EraseSubscriberOptions>, typed?: string, after: Partial<Erasure> = {}) {
  const done: unknown[] = [];
  const newsletter = {
    erase: async (who: object, { dryRun = false } = {}) => {
      if (!dryRun) done.push(who);
      return { id: ID, status: 'erased', ...after };
    },
  };
  const audit = { record: async ({ action, target }: AuditEvent) => void done.push([action, target]) };
  const context = {
    ...opening({ newsletter, audit }),
    operator: 'root',
    signal: new AbortController().signal,
    confirm: typed === undefined ? undefined : async () => typed,
  } as unknown as Context;
  const result = await eraseSubscriber({ email: EMAIL, ...options }, context).catch((error: unknown) => error);
  return { result, done };
}

const AUDITED = ['tdt newsletter erase', ID];

it('asks first, erases, and records the id, not the address', async () => {
  const { result, done } = await run({ email: ' Ada@Exemple.fr' }, 'y');
  expect(done).toEqual([{ email: EMAIL }, AUDITED]);
  expect(result).toEqual({ data: { dry_run: false, id: ID, status: 'erased' }, lines: ['ada@exemple.fr is erased.'] });
  expect((await run({ yes: true })).done).toHaveLength(2);
});

it('says when Brevo is still to erase the contact', async () => {
  const { result } = await run({ yes: true }, undefined, { status: 'queued' });
  expect(result).toMatchObject({ lines: [expect.stringContaining('newsletter sync')] });
});

it('erases nothing without consent, without a terminal, or with --dry-run', async () => {
  expect(await run({}, 'n')).toMatchObject({ result: { status: 1, data: { declined: true } }, done: [] });
  expect(await run({})).toMatchObject({ result: expect.any(UsageError), done: [] });
  expect(await run({ dryRun: true })).toMatchObject({ result: { data: { dry_run: true } }, done: [] });
});

it('has nothing to do for an address that is not stored', async () => {
  const { result, done } = await run({ yes: true }, undefined, { id: null, status: 'absent' });
  expect(result).toMatchObject({ lines: ['Nobody is stored under ada@exemple.fr: nothing to erase.'] });
  expect(done).toEqual([]);
});
