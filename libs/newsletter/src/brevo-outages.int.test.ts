import type { BrevoFault } from '@tdt/testing/brevo';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PauseReason } from './outbox/outbox-state.ts';
import { ADA, emails, HOUR, setUpOutbox } from './testing/outbox.ts';

const SECOND = 1000;

let work: Awaited<ReturnType<typeof setUpOutbox>>;
beforeEach(async () => {
  work = await setUpOutbox();
});

async function pauseSeconds(): Promise<number | null> {
  const { pause } = await work.newsletter.outbox();
  return pause && (pause.until.getTime() - work.clock.now().getTime()) / SECOND;
}

/** What a call that fails in this way stores. */
const PAUSED = { state: 'pending', attempts: 0 };
const TRIED = { state: 'pending', attempts: 1 };
const FAULTS: [BrevoFault, { state: string; attempts: number }, PauseReason | null, number | null][] = [
  ['unauthorized', PAUSED, 'refused', 300],
  ['forbidden', PAUSED, 'refused', 300],
  ['too-many-requests', PAUSED, 'too_many_requests', 60],
  ['server-error', TRIED, null, null],
  ['hang', TRIED, null, null],
  ['garbage', TRIED, null, null],
  ['huge', TRIED, null, null],
  ['redirect', TRIED, null, null],
  ['cut', TRIED, null, null],
];

it.each(FAULTS)(
  'keeps a subscriber while Brevo fails (%s), and sends them once all is well',
  async (fault, sync, reason, seconds) => {
    const { brevo, newsletter } = work;
    brevo.respondAlways(fault, { resetSeconds: null });
    await work.signUp(ADA);
    expect((await newsletter.sync(ADA)).status).toBe('queued');
    expect(await work.syncOf()).toMatchObject(sync);
    expect((await newsletter.outbox()).pause?.reason ?? null).toBe(reason);
    expect(await pauseSeconds()).toBe(seconds);
    // Also after a redirect, which must not receive the key.
    expect(brevo.calls.map(({ path }) => path)).toEqual(['/v3/contacts']);
    brevo.respondAlways(null);
    await work.drain();
    work.expectHeld(ADA);
    expect(await work.syncOf()).toMatchObject({ state: 'synced', attempts: 0 });
  },
  20_000,
);

it('loses no subscriber when each call fails in another way', async () => {
  const all = emails(12);
  await work.signUp(...all);
  // `hang` takes five seconds, and is tested above.
  for (const [fault] of FAULTS) if (fault !== 'hang') work.brevo.respondNext(fault);
  await work.drain();
  work.expectHeld(...all);
});

describe('a pause', () => {
  it('stops all calls of all programs, and counts as no attempt', async () => {
    const { brevo, newsletter, program, clock } = work;
    await work.signUp(...emails(3));
    brevo.respondAlways('unauthorized');
    const report = await newsletter.syncAll();
    expect(report).toMatchObject({ synced: 0, postponed: 0, failed: 0, left: 3, pause: { reason: 'refused' } });
    const refused = brevo.calls.length;
    expect((await program().sync('s1@exemple.fr')).status).toBe('queued');
    expect(brevo.calls).toHaveLength(refused);
    clock.pass(301 * SECOND);
    await newsletter.syncAll();
    expect(brevo.calls.length).toBeGreaterThan(refused);
    for (const email of emails(3)) expect(await work.syncOf(email)).toMatchObject({ state: 'pending', attempts: 0 });
  });

  it.each([
    [120, 120],
    [999_999, 3600],
    ['soon', 60],
    ['-5', 60],
  ])('after 429 with a reset of %s lasts %i seconds', async (resetSeconds, seconds) => {
    const { brevo, newsletter, clock } = work;
    await work.signUp(ADA);
    brevo.respondNext('too-many-requests', 1, { resetSeconds });
    await newsletter.sync(ADA);
    expect(await pauseSeconds()).toBe(seconds);
    clock.pass(seconds * SECOND + 1);
    expect((await newsletter.outbox()).pause).toBeNull();
    expect(await newsletter.syncAll()).toMatchObject({ synced: 1, pause: null });
  });

  it('begins after five failures in a row; then one call at a time is made until one succeeds', async () => {
    const { brevo, newsletter, program, clock } = work;
    await work.signUp(...emails(8));
    brevo.respondAlways('server-error');
    expect((await newsletter.syncAll()).pause?.reason).toBe('failing');
    expect(brevo.calls).toHaveLength(5);
    for (const trial of [1, 2]) {
      clock.pass(31 * SECOND);
      await Promise.all([newsletter.syncAll(), program().syncAll()]);
      expect(brevo.calls).toHaveLength(5 + trial);
    }
    brevo.respondAlways(null);
    await work.drain();
    work.expectHeld(...emails(8));
  });
});

describe('a refusal', () => {
  it('gives up the subscriber, and no other, until an operator retries', async () => {
    const { brevo, newsletter, clock } = work;
    await work.signUp(...emails(3));
    brevo.respondNext('invalid');
    expect(await newsletter.syncAll()).toMatchObject({ synced: 2, failed: 1, left: 0, pause: null });
    clock.pass(24 * HOUR);
    await newsletter.syncAll();
    expect(brevo.calls).toHaveLength(3);
    expect((await newsletter.outbox()).counts).toEqual({ disabled: 0, pending: 0, synced: 2, failed: 1 });
    expect(await newsletter.syncAll({ retryFailed: true })).toMatchObject({ synced: 1, failed: 0 });
    work.expectHeld(...emails(3));
  });

  it('stores neither the key nor the address with the error', async () => {
    await work.signUp(ADA);
    await work.program({ attributes: { ...work.settings.attributes, lastName: 'NO_SUCH' } }).sync(ADA);
    const sync = await work.syncOf();
    expect(sync).toMatchObject({ state: 'failed', last_code: 400 });
    expect(JSON.stringify(sync)).not.toMatch(/exemple|xkeysib/);
  });

  it('follows after twenty attempts', async () => {
    const { brevo, newsletter, clock } = work;
    await work.signUp(ADA);
    brevo.respondAlways('server-error');
    await work.drain();
    expect(await work.syncOf()).toMatchObject({ state: 'failed', attempts: 20 });
    expect(brevo.calls).toHaveLength(20);
    brevo.respondAlways(null);
    clock.pass(HOUR);
    await newsletter.syncAll({ retryFailed: true });
    work.expectHeld(ADA);
  }, 20_000);
});

it('makes one call despite a pause when an operator syncs, and continues if it succeeds', async () => {
  const { brevo, newsletter, program } = work;
  await work.signUp(...emails(3));
  brevo.respondAlways('unauthorized');
  await newsletter.syncAll();
  expect(brevo.calls).toHaveLength(1);
  expect(await newsletter.syncAll()).toMatchObject({ synced: 0, left: 3, pause: { reason: 'refused' } });
  expect(brevo.calls).toHaveLength(2);
  brevo.respondAlways(null);
  expect(await program().syncAll()).toMatchObject({ synced: 3, left: 0, pause: null });
});

it('makes no call before the time that Brevo has set, not even for an operator', async () => {
  const { brevo, newsletter } = work;
  await work.signUp(ADA);
  brevo.respondNext('too-many-requests');
  await newsletter.syncAll();
  expect(await newsletter.syncAll()).toMatchObject({ left: 1, pause: { reason: 'too_many_requests' } });
  expect(brevo.calls).toHaveLength(1);
});
