import type { Logger } from '@tdt/config';
import type { Site } from '@tdt/contracts';
import type { RemotesRegistry } from '@tdt/federation';
import type { Fault, StartReport } from '../messages.ts';
import { type Generation, readGeneration } from './generation.ts';
import type { RenderLimits } from './limits.ts';
import type { Suspensions } from './suspensions.ts';
import { WorkerHandle, type WorkerOptions } from './worker-handle.ts';

/** The generation that pages are rendered with, and its worker, which may just have ended. */
export interface Live {
  generation: Generation;
  worker: WorkerHandle;
  started: StartReport;
}

export interface SupervisorOptions extends Pick<WorkerOptions, 'api'> {
  remotes: RemotesRegistry;
  site: Site;
  log: Logger;
  limits: RenderLimits;
  suspensions: Suspensions;
  /** Called when the worker of another generation has taken over. */
  onSwitch: () => void;
}

/** Before another attempt to start a worker; doubled each time. */
const RESTART_MS = 500;
const RESTART_MAX_MS = 60_000;
const REPAIR_MAX_MS = 300_000;

/**
 * Keeps one render worker live: that of the registry's live generation. The previous worker is used until the next is
 * ready, for good if that never happens. A worker that hangs, dies, grows or lacks a remote is replaced; the failing
 * remote is suspended.
 */
export function superviseWorker(options: SupervisorOptions) {
  const { remotes, site, log, limits, suspensions, onSwitch } = options;
  let live: Live | null = null;
  let starting: WorkerHandle | null = null;
  let isClosing = false;
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let repairs = 0;
  let work: Promise<void> = Promise.resolve();

  /**
   * Starts happen one after another, each with what is live by then. `old` is replaced even if the generation has not
   * changed.
   */
  function renew(old?: Live): void {
    work = work.then(async () => {
      const isCurrent = live?.worker.isAlive && live.generation.number === remotes.current().generation;
      if (isClosing || (isCurrent && live !== old)) return;
      try {
        const generation = await readGeneration(remotes, site);
        if (generation && !isClosing) await start(generation);
      } catch (error) {
        if (isClosing) return;
        log.error({ err: error }, 'No render worker could be started for the live remotes.');
        renewLater();
      }
    });
  }

  /** With back-off. A failure long after the last counts as the first. */
  function renewLater(old?: Live): void {
    failures = performance.now() - failedAt < 2 * RESTART_MAX_MS ? failures + 1 : 0;
    failedAt = performance.now();
    setTimeout(renew, Math.min(RESTART_MS * 2 ** failures, RESTART_MAX_MS), old).unref();
  }

  async function start(generation: Generation): Promise<void> {
    const { data, missing } = generation;
    const startedAt = performance.now();
    const isStable = () => performance.now() - startedAt >= limits.stableMs;
    const worker = new WorkerHandle({
      ...options,
      data,
      onGrown(megabytes) {
        if (live?.worker !== worker) return;
        const versions = data.remotes.map(({ name, version }) => `${name} ${version}`);
        log.warn({ megabytes, remotes: versions }, 'The render worker has grown: another one takes over.');
        (isStable() ? renew : renewLater)(live);
      },
      onEnd({ reason, culprit }) {
        if (isClosing) return;
        if (culprit) suspensions.suspend(culprit, reason);
        const isLive = live?.worker === worker;
        // With the failing remote suspended, the next worker should succeed.
        if (culprit || (isLive && isStable())) renew();
        else if (isLive) renewLater();
      },
    });
    starting = worker;
    const started = await worker.start(suspensions.among(data.remotes));
    takeOver({ generation, worker, started }, [...missing, ...started.faults]);
  }

  function takeOver(next: Live, faults: readonly Fault[]): void {
    const isSwitch = live?.generation.number !== next.generation.number;
    live?.worker.retire();
    live = next;
    log.info({ generation: next.generation.number }, 'Pages are rendered with the live remotes.');
    if (isSwitch) {
      repairs = 0;
      onSwitch();
    }
    for (const { name, version, error } of faults) {
      log.error({ err: error, remote: name, version }, 'A remote cannot be rendered on the server.');
    }
    if (faults.length > 0) {
      setTimeout(renew, Math.min(limits.repairMs * 2 ** repairs, REPAIR_MAX_MS), next).unref();
      repairs += 1;
    }
  }

  const stopListening = remotes.onSwitch(() => renew());
  renew();

  return {
    /** `null` before the first worker is ready. */
    current: () => live,
    /** Settles when the worker that is starting, if any, has taken over or failed. */
    settled: () => work,
    async close(): Promise<void> {
      isClosing = true;
      stopListening();
      // No page is pending by now. A worker that is still starting would keep the program for seconds.
      await starting?.terminate();
      await work;
      await live?.worker.terminate();
    },
  };
}
