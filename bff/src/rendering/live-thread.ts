import type { Site } from '@tdt/contracts';
import type { Logger, RemotesService } from '@tdt/core';
import { type Generation, readGeneration } from './generation.ts';
import { type RenderThread, startRenderThread, ThreadFailure, type ThreadOptions } from './render-thread.ts';

/** The generation that pages are rendered with, and its thread, which may just have ended. */
export interface Live {
  generation: Generation;
  thread: RenderThread;
}

export interface LiveThreadOptions extends Pick<ThreadOptions, 'api' | 'jobMs' | 'abortMs' | 'startMs'> {
  remotes: RemotesService;
  site: Site;
  log: Logger;
  /** Told when another thread has taken over. */
  onSwitch: () => void;
}

/** Keeps one render thread at work: the one of what is live in the registry. */
export interface LiveThread {
  /** `null` before the first one is ready. */
  current(): Live | null;
  /** Settles when the thread that is being started, if any, has taken over or failed. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Between the end of a thread and the start of the next; doubled with each start that fails. */
const RESTART_MS = 500;
const RESTART_MAX_MS = 60_000;

/**
 * Starts a thread for each generation. The one before goes on until the new one is ready, and for good if that never
 * happens; a thread that ends by itself is replaced.
 */
export function keepThreadLive(options: LiveThreadOptions): LiveThread {
  const { remotes, site, log, onSwitch } = options;
  let live: Live | null = null;
  let isDown = true;
  const closing = new AbortController();
  let failures = 0;
  let work: Promise<void> = Promise.resolve();

  /** One after another; what is live by then is what counts. */
  function renew(): void {
    work = work.then(async () => {
      const isCurrent = !isDown && live?.generation.number === remotes.current().generation;
      if (closing.signal.aborted || isCurrent) return;
      try {
        const generation = await readGeneration(remotes, site);
        if (generation) takeOver({ generation, thread: await startWarm(generation, options, closing.signal) });
        failures = 0;
      } catch (error) {
        if (closing.signal.aborted) return;
        log.error({ err: error }, 'No render worker could be started for the live remotes.');
        failures += 1;
        renewLater();
      }
    });
  }

  function renewLater(): void {
    setTimeout(renew, Math.min(RESTART_MS * 2 ** failures, RESTART_MAX_MS)).unref();
  }

  function takeOver(next: Live): void {
    const previous = live;
    live = next;
    isDown = false;
    previous?.thread.retire();
    log.info({ generation: next.generation.number }, 'Pages are rendered with the live remotes.');
    onSwitch();
    void next.thread.ended.then(() => {
      if (closing.signal.aborted || live !== next) return;
      isDown = true;
      renewLater();
    });
  }

  const stopListening = remotes.onSwitch(renew);
  renew();

  return {
    current: () => live,
    settled: () => work,
    async close() {
      stopListening();
      // Pages in the making were answered before; a thread that is still starting would keep the program for seconds.
      closing.abort();
      await work;
      await live?.thread.terminate();
    },
  };
}

/** A thread with all bundles evaluated. A bundle that hangs takes its thread with it and is left out of the next. */
async function startWarm(
  generation: Generation,
  options: LiveThreadOptions,
  signal: AbortSignal,
): Promise<RenderThread> {
  const { remotes: _registry, site: _site, onSwitch: _onSwitch, log, ...threadOptions } = options;
  const { facts, shell, remotes } = generation;
  const thread = await startRenderThread({
    ...threadOptions,
    signal,
    settings: { facts, shell, remotes },
    onReport: (url, error) => log.error({ err: error, url }, 'A loader failed.'),
  });
  for (const { name, version } of remotes) {
    try {
      await thread.load(name);
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error, remote: name, version }, 'A remote cannot be rendered on the server.');
      if (!(error instanceof ThreadFailure)) continue;
      await thread.terminate();
      return startWarm({ ...generation, remotes: remotes.filter((one) => one.name !== name) }, options, signal);
    }
  }
  return thread;
}
