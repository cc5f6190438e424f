import type { Logger } from '@tdt/config';
import { drain } from './drain.ts';
import type { QueueRepository } from './queue.repository.ts';
import type { SendNext } from './send-next.ts';
import type { Traffic } from './traffic.ts';

const INTERVAL_MS = 1000;
/** A new sign-up is left to the second step of the form for so long, which can then show the result. */
const HEAD_START_MS = 2000;

interface Dependencies {
  sendNext: SendNext;
  queue: QueueRepository;
  traffic: Traffic;
  log: Logger;
  now: () => Date;
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Sends subscribers as they become due. Returns a function that stops this and waits for calls in progress. */
export function startWorker({ sendNext, queue, traffic, log, now, wait }: Dependencies): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isFailing = false;
  let hasWoken = false;

  async function round(): Promise<void> {
    if (!hasWoken) await queue.wake('disabled', now());
    hasWoken = true;
    if (await traffic.pause()) return;
    await drain(sendNext, { dueAt: new Date(now().getTime() - HEAD_START_MS), signal }, () => {});
  }

  async function safely(): Promise<void> {
    try {
      await round();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !signal.aborted) log.warn({ err: error }, 'The outbox cannot be read; retrying');
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
