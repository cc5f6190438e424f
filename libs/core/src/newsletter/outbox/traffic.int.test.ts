import { expect, it } from 'vitest';
import { aClock, newsletterPlace } from '../../testing/newsletter.ts';
import { silentLog } from '../../testing/temporary-application.ts';
import { createTrafficRepository } from './traffic.repository.ts';
import { createTraffic } from './traffic.ts';

async function twoProcesses() {
  const connection = await newsletterPlace();
  const clock = aClock();
  const told: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => void told.push(fields) };
  const traffic = () => createTraffic({ repository: createTrafficRepository(connection), log, now: clock.now });
  return { clock, told, processes: [traffic(), traffic()] as const };
}

const inSeconds = (clock: { now(): Date }, seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

it('gives five slots a second to all processes together, from the very first on', async () => {
  const { clock, processes } = await twoProcesses();
  const start = clock.now().getTime();
  const slots = await Promise.all(Array.from({ length: 12 }, (_, index) => processes[index % 2]?.takeSlot(10_000)));
  const times = slots.map((slot) => (slot && 'at' in slot ? slot.at.getTime() - start : null));
  expect(times.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 12 }, (_, index) => index * 200));
});

it('gives no slot that is too far away, and takes none', async () => {
  const { clock, processes } = await twoProcesses();
  for (let taken = 0; taken < 3; taken += 1) await processes[0].takeSlot(1000);
  expect(await processes[1].takeSlot(500)).toEqual({ isCrowded: true });
  clock.pass(100);
  expect(await processes[1].takeSlot(500)).toEqual({ at: inSeconds(clock, 0.5) });
});

it('waits for no slot that a clock took which was wrong by far', async () => {
  const { clock, processes } = await twoProcesses();
  clock.pass(86_400_000);
  await processes[0].takeSlot(0);
  clock.pass(-86_400_000);
  expect(await processes[1].takeSlot(0)).toEqual({ at: clock.now() });
});

it('pauses all processes, tells it once, and never shortens a pause', async () => {
  const { clock, told, processes } = await twoProcesses();
  const [one, other] = processes;
  await Promise.all([one.pauseFor('refused', 300_000), one.pauseFor('refused', 300_000)]);
  await other.pauseFor('refused', 300_000);
  const until = inSeconds(clock, 300);
  expect(told).toEqual([{ reason: 'refused', until }]);
  await other.pauseFor('too_many_requests', 1000);
  expect(await other.takeSlot(0)).toEqual({ pause: { reason: 'refused', until } });
  clock.pass(300_000);
  expect(await one.pause()).toBeNull();
  expect(await one.takeSlot(0)).toEqual({ at: clock.now() });
});

it('makes one call at a time to see, half a minute after five failures in a row', async () => {
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

it('leaves a key that is refused paused when a call that was under way succeeds', async () => {
  const { processes } = await twoProcesses();
  const [one, other] = processes;
  await one.pauseFor('refused', 300_000);
  await other.answered();
  expect((await one.pause())?.reason).toBe('refused');
});

it('heeds no pause that a clock set which was wrong by far, and can set one after it', async () => {
  const { clock, processes } = await twoProcesses();
  const [one, other] = processes;
  clock.pass(86_400_000);
  await one.pauseFor('refused', 300_000);
  clock.pass(-86_400_000);
  expect(await other.takeSlot(0)).toEqual({ at: clock.now() });
  await other.pauseFor('too_many_requests', 60_000);
  expect(await one.pause()).toEqual({ reason: 'too_many_requests', until: inSeconds(clock, 60) });
});
