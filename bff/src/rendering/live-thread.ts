import type { Site } from '@tdt/contracts';
import type { Logger, RemotesService } from '@tdt/core';
import { type Generation, readGeneration } from './generation.ts';
import type { RenderThread, ThreadLimits, ThreadOptions } from './render-thread.ts';
import { type StartedThread, startWarmThread } from './start-warm-thread.ts';
import type { Suspect } from './suspensions.ts';
import type { ThreadEnd } from './thread-failure.ts';

/** The generation that pages are rendered with, and its thread, which may just have ended. */
export interface Live {
  generation: Generation;
  thread: RenderThread;
}

/** How long rendering may take and how much memory. */
export interface RenderLimits extends ThreadLimits {
  /** How long a remote that took the thread down is left to the browser; doubled each time. */
  suspendMs?: number;
  /** Before remotes that could not be rendered are tried again with a new thread; doubled each time. */
  repairMs?: number;
}

export interface LiveThreadOptions extends Pick<ThreadOptions, 'api'> {
  remotes: RemotesService;
  site: Site;
  log: Logger;
  limits?: RenderLimits;
  /** Whether a remote is left to the browser for a while. */
  isSuspended: (remote: Suspect) => boolean;
  /** Told when the thread of another generation has taken over. */
  onSwitch: () => void;
  /** Told when a thread that rendered pages has ended, retired ones included. */
  onEnd: (generation: Generation, end: ThreadEnd) => void;
}

/** Keeps one render thread at work: the one of what is live in the registry. */
export interface LiveThread {
  /** `null` before the first one is ready. */
  current(): Live | null;
  /** Settles when the thread that is being started, if any, has taken over or failed. */
  settled(): Promise<void>;
  /** The thread that has taken over from another one, `null` when there is none within some milliseconds. */
  successor(of: Live, milliseconds: number): Promise<Live | null>;
  close(): Promise<void>;
}

/** Before another start when threads do not come up or die young; doubled each time. */
const RESTART_MS = 500;
const RESTART_MAX_MS = 60_000;
/** A thread that has lived so long is replaced at once. */
const GROWN_UP_MS = 10_000;
const REPAIR_MAX_MS = 300_000;

/**
 * Starts a thread for each generation. The one before goes on until the new one is ready, and for good if that never
 * happens; a thread that ends by itself, grows too large or lacks a remote is replaced.
 */
export function keepThreadLive(options: LiveThreadOptions): LiveThread {
  const { remotes, site, log, onSwitch, onEnd } = options;
  const { repairMs = 30_000 } = options.limits ?? {};
  let live: Live | null = null;
  let isDown = true;
  const closing = new AbortController();
  let failures = 0;
  let repairs = 0;
  let work: Promise<void> = Promise.resolve();
  let takenOver = Promise.withResolvers<void>();

  /** One after another; what is live by then is what counts. `old`: replace this one even by its like. */
  function renew(old?: Live): void {
    work = work.then(async () => {
      const isCurrent = !isDown && live?.generation.number === remotes.current().generation;
      if (closing.signal.aborted || (isCurrent && (!old || live !== old))) return;
      try {
        const generation = await readGeneration(remotes, site);
        if (generation) takeOver(generation, await startWarmThread(generation, options, closing.signal));
      } catch (error) {
        if (closing.signal.aborted) return;
        log.error({ err: error }, 'No render worker could be started for the live remotes.');
        renewAfterFailure();
      }
    });
  }

  const later = (milliseconds: number, old?: Live) => void setTimeout(renew, milliseconds, old).unref();

  function renewAfterFailure(): void {
    later(Math.min(RESTART_MS * 2 ** failures, RESTART_MAX_MS));
    failures += 1;
  }

  function takeOver(generation: Generation, { thread, isWhole }: StartedThread): void {
    const [previous, startedAt] = [live, performance.now()];
    const next = { generation, thread };
    live = next;
    isDown = false;
    previous?.thread.retire();
    log.info({ generation: generation.number }, 'Pages are rendered with the live remotes.');
    if (previous?.generation.number !== generation.number) {
      repairs = 0;
      onSwitch();
    }
    takenOver.resolve();
    takenOver = Promise.withResolvers();
    if (!isWhole) {
      later(Math.min(repairMs * 2 ** repairs, REPAIR_MAX_MS), next);
      repairs += 1;
    }
    void thread.grown.then((memory) => {
      if (live !== next) return;
      log.warn({ ...memory, remotes: versionsOf(generation) }, 'The render worker has grown: another one takes over.');
      renew(next);
    });
    void thread.ended.then((end) => {
      if (closing.signal.aborted) return;
      onEnd(generation, end);
      if (live !== next) return;
      isDown = true;
      // Whoever is to blame is suspended: nothing speaks against going on at once.
      const isClear = end.suspects.length > 0 || performance.now() - startedAt > GROWN_UP_MS;
      if (!isClear) return renewAfterFailure();
      failures = 0;
      renew();
    });
  }

  const stopListening = remotes.onSwitch(() => renew());
  renew();

  return {
    current: () => live,
    settled: () => work,
    async successor(of, milliseconds) {
      const waiting = new AbortController();
      const isOver = () => live !== null && live !== of && !isDown;
      if (!isOver()) await Promise.race([takenOver.promise, elapsed(milliseconds, waiting.signal)]);
      waiting.abort();
      return isOver() ? live : null;
    },
    async close() {
      stopListening();
      // Pages in the making were answered before; a thread that is still starting would keep the program for seconds.
      closing.abort();
      await work;
      await live?.thread.terminate();
    },
  };
}

const versionsOf = ({ remotes }: Generation): string[] => remotes.map(({ name, version }) => `${name} ${version}`);

function elapsed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
