import type { Logger } from '../../logger.ts';
import { drain } from './drain.ts';
import type { QueueRepository } from './queue.repository.ts';
import type { SendNext } from './send-next.ts';
import type { Traffic } from './traffic.ts';

const INTERVAL_MS = 1000;
/** Who has just signed up is sent by the second step of the form, which then can tell how it went. */
const HEAD_START_MS = 2000;

interface Dependencies {
  sendNext: SendNext;
  queue: QueueRepository;
  traffic: Traffic;
  log: Logger;
  now: () => Date;
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Sends what is due, and goes on; the returned function stops it and waits for the calls that are under way. */
export function startWorker({ sendNext, queue, traffic, log, now, wait }: Dependencies): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isFailing = false;
  let isWoken = false;

  async function round(): Promise<void> {
    if (!isWoken) await queue.wake('disabled', now());
    isWoken = true;
    if (await traffic.pause()) return;
    await drain(sendNext, { dueAt: new Date(now().getTime() - HEAD_START_MS), signal }, () => {});
  }

  async function safely(): Promise<void> {
    try {
      await round();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !signal.aborted) log.warn({ err: error }, 'The outbox cannot be read; trying on');
      isFailing = true;
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await safely();
      await wait(INTERVAL_MS, signal).catch(() => {});
    }
  }

  const running = run();
  return () => {
    stopped.abort();
    return running;
  };
}
