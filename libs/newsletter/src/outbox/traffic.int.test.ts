import { aClock, silentLog } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { newsletterPlace } from '../testing/newsletter.ts';
import { createTrafficRepository } from './traffic.repository.ts';
import { createTraffic } from './traffic.ts';

async function twoProcesses() {
  const connection = await newsletterPlace();
  const clock = aClock();
  const warnings: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) };
  const traffic = () => createTraffic({ repository: createTrafficRepository(connection), log, now: clock.now });
  return { clock, warnings, processes: [traffic(), traffic()] as const };
}

const inSeconds = (clock: { now(): Date }, seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

it('gives five slots a second to all processes together, from the first one on', async () => {
  const { clock, processes } = await twoProcesses();
  const start = clock.now().getTime();
  const slots = await Promise.all(Array.from({ length: 12 }, (_, index) => processes[index % 2]?.takeSlot(10_000)));
  const times = slots.map((slot) => (slot && 'at' in slot ? slot.at.getTime() - start : null));
  expect(times.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 12 }, (_, index) => index * 200));
});

it('gives no slot that is too far away, and reserves none then', async () => {
  const { clock, processes } = await twoProcesses();
  for (let taken = 0; taken < 3; taken += 1) await processes[0].takeSlot(1000);
  expect(await processes[1].takeSlot(500)).toEqual({ isCrowded: true });
  clock.pass(100);
  expect(await processes[1].takeSlot(500)).toEqual({ at: inSeconds(clock, 0.5) });
});

it('ignores a slot that a process with a wrong clock took', async () => {
  const { clock, processes } = await twoProcesses();
  clock.pass(86_400_000);
  await processes[0].takeSlot(0);
  clock.pass(-86_400_000);
  expect(await processes[1].takeSlot(0)).toEqual({ at: clock.now() });
});

it('pauses all processes, logs it once, and never shortens a pause', async () => {
  const { clock, warnings, processes } = await twoProcesses();
  const [one, other] = processes;
  await Promise.all([one.pauseFor('refused', 300_000), one.pauseFor('refused', 300_000)]);
  await other.pauseFor('refused', 300_000);
  const until = inSeconds(clock, 300);
  expect(warnings).toEqual([{ reason: 'refused', until }]);
  await other.pauseFor('too_many_requests', 1000);
  expect(await other.takeSlot(0)).toEqual({ pause: { reason: 'refused', until } });
  clock.pass(300_000);
  expect(await one.pause()).toBeNull();
  expect(await one.takeSlot(0)).toEqual({ at: clock.now() });
});

it('permits one trial call at a time, half a minute after five failures in a row', async () => {
  const { clock, processes } = await twoProcesses();
  const [one, other] = processes;
  for (let failed = 0; failed < 4; failed += 1) await one.failed();
  await one.answered();
  for (let failed = 0; failed < 4; failed += 1) await one.failed();
  expect(await one.pause()).toBeNull();
  await other.failed();
  expect(await one.pause()).toEqual({ reason: 'failing', until: inSeconds(clock, 30) });

  clock.pass(30_000);
  const slots = await Promise.all([one.takeSlot(9000), other.takeSlot(9000), one.takeSlot(9000)]);
  expect(slots.filter((slot) => 'at' in slot)).toHaveLength(1);
  await one.failed();
  expect(await other.pause()).toEqual({ reason: 'failing', until: inSeconds(clock, 30) });

  clock.pass(30_000);
  expect(await other.takeSlot(9000)).toHaveProperty('at');
  await other.answered();
  expect(await one.pause()).toBeNull();
  expect(await one.takeSlot(9000)).toHaveProperty('at');
});

it('keeps the pause for a refused key when a call in progress succeeds', async () => {
  const { processes } = await twoProcesses();
  const [one, other] = processes;
  await one.pauseFor('refused', 300_000);
  await other.answered();
  expect((await one.pause())?.reason).toBe('refused');
});

it('ignores a pause that a process with a wrong clock set, and can set one after it', async () => {
  const { clock, processes } = await twoProcesses();
  const [one, other] = processes;
  clock.pass(86_400_000);
  await one.pauseFor('refused', 300_000);
  clock.pass(-86_400_000);
  expect(await other.takeSlot(0)).toEqual({ at: clock.now() });
  await other.pauseFor('too_many_requests', 60_000);
  expect(await one.pause()).toEqual({ reason: 'too_many_requests', until: inSeconds(clock, 60) });
});
