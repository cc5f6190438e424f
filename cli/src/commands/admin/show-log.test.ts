import type { AuditEntry, AuditFilter } from '@tdt/accounts';
import { expect, it } from 'vitest';
import { type Context, UsageError } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type ShowLogOptions, showLog } from './show-log.ts';

const ENTRY: AuditEntry = {
  at: '2026-11-22T11:00:00.500Z',
  actor: { kind: 'user', id: 'id', email: 'chef@exemple.fr' },
  action: 'PUT /api/admin/users/:id',
  target: 'other',
  outcome: 'done',
  from: '192.0.2.1',
  request_id: 'r',
};

/** Runs the verb with a log that records what is requested. */
async function run(entries: AuditEntry[], options: ShowLogOptions = {}) {
  const asked: [limit: number, filter: AuditFilter][] = [];
  const latest = async (...request: [number, AuditFilter]) => {
    asked.push(request);
    return entries;
  };
  const context = { ...opening({ audit: { latest }, site: { url: 'https://table.example' } }) } as unknown as Context;
  return { result: await showLog(options, context, new Date('2026-11-22T12:00:00Z')), asked };
}

it('shows entries in columns, in the given order', async () => {
  const { result } = await run([
    { ...ENTRY, actor: { kind: 'anonymous' }, action: 'sign-in', target: null, outcome: 'INVALID_CREDENTIALS' },
    { ...ENTRY, actor: { kind: 'operator', name: 'root' }, action: 'tdt admin delete', from: null },
    { ...ENTRY, changes: ['email (was old@exemple.fr)', 'password'], comparison: '/admin/x?historique=recipe-5' },
  ]);
  expect(result.lines).toEqual([
    'When (UTC)           Who               What                      To     Outcome              Changed                               From          Comparison',
    '2026-11-22 11:00:00  nobody signed in  sign-in                   -      INVALID_CREDENTIALS  -                                     192.0.2.1',
    '2026-11-22 11:00:00  root (operator)   tdt admin delete          other  done                 -                                     this machine',
    '2026-11-22 11:00:00  chef@exemple.fr   PUT /api/admin/users/:id  other  done                 email (was old@exemple.fr), password  192.0.2.1     https://table.example/admin/x?historique=recipe-5',
  ]);
});

it('reports an empty log', async () => {
  expect((await run([])).result.lines).toEqual(['Nothing is recorded yet.']);
});

it('shows 20 entries, or the requested number', async () => {
  expect((await run([])).asked[0]?.[0]).toBe(20);
  expect((await run([], { limit: '1' })).asked[0]?.[0]).toBe(1);
  for (const limit of ['0', '-1', 'all']) await expect(run([], { limit })).rejects.toThrow(UsageError);
});

it('has the log filter by person, action, target, outcome and period, and says when nothing matches', async () => {
  const texts = { by: 'chef', action: 'sign-in', target: 'other' };
  const { result, asked } = await run([], {
    ...texts,
    outcome: 'invalid_credentials',
    since: '7d',
    until: '2026-11-20',
  });
  const period = { since: new Date('2026-11-15T12:00:00Z'), until: new Date('2026-11-21T00:00:00Z') };
  expect(asked).toEqual([[20, { ...texts, ...period, outcome: 'INVALID_CREDENTIALS' }]]);
  expect(result.lines).toEqual(['No entry matches.']);
});

it.each<ShowLogOptions>([{ outcome: 'bad' }, { since: 'soon' }, { until: '2026-13-01' }, { since: '1d', until: '7d' }])(
  'refuses %j before it opens the database',
  async (options) => {
    const context = { openReader: () => expect.unreachable() } as unknown as Context;
    await expect(showLog(options, context)).rejects.toThrow(UsageError);
  },
);
