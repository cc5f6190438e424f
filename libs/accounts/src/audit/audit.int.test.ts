import type { Logger } from '@tdt/config';
import {
  aClock,
  HELLO,
  openConnection,
  silentLog,
  stubServer,
  temporaryPlace,
  wireResponse,
} from '@tdt/database/testing';
import mongoose from 'mongoose';
import { expect, it, onTestFinished } from 'vitest';
import { createAuditRepository } from './audit.repository.ts';
import { createAuditLog } from './audit.ts';
import type { AuditEvent, AuditFilter } from './audit-entry.ts';

const DAY = 86_400_000;

const anEvent = (over: Partial<AuditEvent> = {}): AuditEvent => ({
  actor: { kind: 'user', id: 'f6a3f4a6-3c4e-4b9a-9f43-0d4ac1b3f001', email: 'chef@exemple.fr' },
  action: 'PUT /api/admin/users/:id',
  target: 'f6a3f4a6-3c4e-4b9a-9f43-0d4ac1b3f002',
  outcome: 'done',
  from: '192.0.2.1',
  request_id: 'req-1',
  ...over,
});

/** An empty audit log, a clock, and the lines that it writes to the operator's log. */
async function anAudit(over: Partial<Parameters<typeof createAuditLog>[0]> = {}) {
  const lines: [level: string, fields: object, message: string][] = [];
  const writeAt = (level: string) => (fields: object, message: string) => void lines.push([level, fields, message]);
  const log: Logger = { ...silentLog, info: writeAt('info'), warn: writeAt('warn') };
  const clock = aClock();
  const repository = createAuditRepository(await openConnection(await temporaryPlace()));
  return { lines, clock, audit: createAuditLog({ repository, log, now: clock.now, ...over }) };
}

it('waits for a response as long as a query may take, longer than other queries do', async () => {
  const slow = await stubServer((socket) => {
    socket.on('data', (message) => {
      const isFind = message.includes('find\0');
      const response = isFind
        ? { ok: 1, cursor: { id: mongoose.mongo.BSON.Long.ZERO, ns: 'site.audit', firstBatch: [] } }
        : HELLO;
      setTimeout(() => socket.write(wireResponse(message, response)), isFind ? 400 : 0);
    });
  });
  const options = { socketTimeoutMS: 100, directConnection: true, autoIndex: false };
  const connection = await mongoose.createConnection(`mongodb://${slow}/site`, options).asPromise();
  onTestFinished(() => connection.close());
  expect(await createAuditRepository(connection).latest(1, {})).toEqual([]);
});

it('stores events as they were recorded, newest first', async () => {
  const { audit, clock } = await anAudit();
  const events = [
    anEvent(),
    anEvent({ actor: { kind: 'operator', name: 'root' }, action: 'tdt admin delete', from: null, request_id: null }),
    anEvent({ actor: { kind: 'anonymous' }, action: 'sign-in', target: null, outcome: 'INVALID_CREDENTIALS' }),
  ];
  for (const event of events) {
    await audit.record(event);
    clock.pass(1000);
  }
  expect(await audit.latest(10)).toEqual([
    { ...events[2], at: '2026-11-22T12:00:02.000Z' },
    { ...events[1], at: '2026-11-22T12:00:01.000Z' },
    { ...events[0], at: '2026-11-22T12:00:00.000Z' },
  ]);
  expect(await audit.latest(1)).toMatchObject([{ action: 'sign-in' }]);
});

it('finds entries by person, action, target, outcome and period', async () => {
  const { audit, clock } = await anAudit();
  const names = ['mine', 'refused', 'by operator', 'anonymous'] as const;
  const events: Partial<AuditEvent>[] = [
    { target: 'one@exemple.fr' },
    { outcome: 'REVISION_CONFLICT' },
    { actor: { kind: 'operator', name: 'chefs' }, action: 'tdt admin delete', target: 'one@exemple.fr' },
    { actor: { kind: 'anonymous' }, action: 'sign-in', target: 'a.b', outcome: 'INVALID_CREDENTIALS' },
  ];
  for (const [index, event] of events.entries()) {
    await audit.record(anEvent({ ...event, request_id: names[index] ?? null }));
    clock.pass(1000);
  }
  const found = async (filter: AuditFilter) =>
    (await audit.latest(10, filter)).map(({ request_id }) => request_id).reverse();
  const second = (seconds: number) => new Date(`2026-11-22T12:00:0${seconds}Z`);
  expect(await found({ by: 'CHEF' })).toEqual(['mine', 'refused', 'by operator']);
  expect(await found({ by: 'chef@' })).toEqual(['mine', 'refused']);
  expect(await found({ action: 'put /API/' })).toEqual(['mine', 'refused']);
  expect(await found({ target: 'one@' })).toEqual(['mine', 'by operator']);
  expect(await found({ target: 'a.b' })).toEqual(['anonymous']);
  expect(await found({ target: 'o.e' })).toEqual([]);
  expect(await found({ outcome: 'done' })).toEqual(['mine', 'by operator']);
  expect(await found({ outcome: 'failed' })).toEqual(['refused', 'anonymous']);
  expect(await found({ outcome: 'REVISION_CONFLICT' })).toEqual(['refused']);
  expect(await found({ since: second(1), until: second(3) })).toEqual(['refused', 'by operator']);
  expect(await found({ since: second(1), target: 'one@' })).toEqual(['by operator']);
});

it('logs every event, and logs when it could not be stored', async () => {
  const failing = { insert: () => Promise.reject(new Error('disk gone')) };
  const { audit, lines } = await anAudit({ repository: failing as never });
  await audit.record(anEvent());
  expect(lines).toEqual([
    ['info', { audit: anEvent() }, 'Audit: PUT /api/admin/users/:id, done'],
    ['warn', { audit: anEvent(), err: new Error('disk gone') }, 'An entry of the audit log could not be stored'],
  ]);
});

it('erases entries older than a year, at the start of each run', async () => {
  const { audit, clock, lines } = await anAudit();
  await audit.record(anEvent({ action: 'sign-in' }));
  clock.pass(1000);
  await audit.record(anEvent({ action: 'sign-out' }));
  clock.pass(365 * DAY);
  await audit.startErasing()();
  expect(await audit.latest(10)).toMatchObject([{ action: 'sign-out' }]);
  expect(lines.at(-1)).toEqual(['info', { erased: 1 }, 'Erased entries of the audit log that are older than a year']);
});

it('retries on another day when erasing fails', async () => {
  const failing = { removeBefore: () => Promise.reject(new Error('disk gone')) };
  const { audit, lines } = await anAudit({ repository: failing as never });
  await audit.startErasing()();
  expect(lines).toMatchObject([['warn', { err: new Error('disk gone') }, expect.stringContaining('tomorrow')]]);
});
