import { describe, expect, it } from 'vitest';
import { BrevoEventSchema, mailingEvents } from './brevo-events.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const read = (...events: object[]) =>
  mailingEvents(
    events.map((event) => BrevoEventSchema.parse(event)),
    NOW,
  );
const EMAIL = { email: 'ana@example.org' };

it.each([
  ['unsubscribe', 'unsubscribed'],
  ['unsubscribed', 'unsubscribed'],
  ['spam', 'complained'],
  ['hard_bounce', 'hard_bounce'],
  ['invalid_email', 'hard_bounce'],
])('takes %s for %s', (event, kind) => {
  expect(read({ event, ...EMAIL })).toMatchObject([{ kind, ...EMAIL }]);
});

it('leaves out events that do not matter or have no address', () => {
  const odd = [{ event: 'opened', ...EMAIL }, { event: 'toString', ...EMAIL }, { event: 'unsubscribe' }, {}];
  expect(read(...odd, { event: 'unsubscribe', email: ['ana@example.org'] })).toEqual([]);
});

describe('an event is of', () => {
  it.each<[string, object, string]>([
    ['the second that it states', { ts_event: 1795340000, ts: 1795341000 }, '2026-11-22T09:33:20.000Z'],
    ['the second when it was noted', { ts: 1795340000 }, '2026-11-22T09:33:20.000Z'],
    ['its date, which is read as later than it was', { date: '2026-11-22 09:33:20' }, '2026-11-22T09:33:20.000Z'],
    ['now when it says nothing', {}, '2026-11-22T10:00:00.000Z'],
    ['now when it says nonsense', { ts_event: 'soon', date: 'yesterday' }, '2026-11-22T10:00:00.000Z'],
    ['now when it says a time to come', { ts_event: 1795349999 }, '2026-11-22T10:00:00.000Z'],
    ['now when it says a time before time', { ts_event: -5 }, '2026-11-22T10:00:00.000Z'],
    ['now when it says milliseconds', { ts_event: 1795340000000 }, '2026-11-22T10:00:00.000Z'],
  ])('%s', (_what, times, at) => {
    expect(read({ event: 'spam', ...EMAIL, ...times })).toEqual([{ kind: 'complained', ...EMAIL, at: new Date(at) }]);
  });
});
