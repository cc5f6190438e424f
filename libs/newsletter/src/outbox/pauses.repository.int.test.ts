import { aClock, silentLog } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { newsletterPlace } from '../testing/newsletter.ts';
import type { SendOutcome } from './outcome.ts';
import { createPauses } from './pauses.repository.ts';

const REFUSED = { kind: 'pause', code: 401, error: '401', reason: 'refused', seconds: 300 } as const;
const LIMITED = { kind: 'pause', code: 429, error: '429', reason: 'too_many_requests', seconds: 60 } as const;
const FAILURE = { kind: 'failure', code: 500, error: '500' } as const;
const DONE = { kind: 'done', code: 201 } as const;

async function twoProcesses() {
  const connection = await newsletterPlace();
  const clock = aClock();
  const warnings: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) };
  const pauses = () => createPauses({ connection, log, now: clock.now });
  const [one, other] = [pauses(), pauses()];
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const note = async (...outcomes: SendOutcome[]) => {
    for (const outcome of outcomes) await one.note(outcome);
  };
  return { clock, warnings, one, other, inSeconds, note };
}

it('holds for all processes, and is logged when it begins, not when it is renewed', async () => {
  const { clock, warnings, other, inSeconds, note } = await twoProcesses();
  await note(REFUSED);
  const until = inSeconds(300);
  clock.pass(1000);
  await note(REFUSED);
  expect(warnings).toEqual([{ reason: 'refused', until }]);
  expect(await other.current()).toEqual({ reason: 'refused', until: inSeconds(300) });
  clock.pass(300_000);
  expect(await other.current()).toBeNull();
});

it('begins after five failures in a row, and again after each further one, until a response', async () => {
  const { clock, other, inSeconds, note } = await twoProcesses();
  const fourFailures = [FAILURE, FAILURE, FAILURE, FAILURE];
  await note(...fourFailures, DONE, ...fourFailures);
  expect(await other.current()).toBeNull();
  for (let trial = 0; trial < 2; trial += 1) {
    await note(FAILURE);
    expect(await other.current()).toEqual({ reason: 'failing', until: inSeconds(30) });
    clock.pass(30_000);
    expect(await other.current()).toBeNull();
  }
  await note(DONE, ...fourFailures);
  expect(await other.current()).toBeNull();
});

it('ends when a trial gets a response, and stays when it gets none', async () => {
  const { other, inSeconds, note } = await twoProcesses();
  await note(REFUSED, FAILURE);
  expect(await other.current()).toEqual({ reason: 'refused', until: inSeconds(300) });
  await note({ kind: 'refused', code: 400, error: '400' });
  expect(await other.current()).toBeNull();
});

it('is ignored when a process with a wrong clock set it, and another can follow', async () => {
  const { clock, other, inSeconds, note } = await twoProcesses();
  clock.pass(86_400_000);
  await note(REFUSED);
  clock.pass(-86_400_000);
  expect(await other.current()).toBeNull();
  await note(LIMITED);
  expect(await other.current()).toEqual({ reason: 'too_many_requests', until: inSeconds(60) });
});
