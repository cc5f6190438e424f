import { AppError, type Rendered, type Site } from '@tdt/contracts';
import type { Logger, RemotesService } from '@tdt/core';
import { type Generation, readGeneration } from './generation.ts';
import { type RenderThread, startRenderThread, ThreadFailure, type ThreadOptions } from './render-thread.ts';
import { createSuspensions } from './suspensions.ts';

export type Page = Exclude<Rendered, { kind: 'skipped' }> | { kind: 'empty'; status: 200; html: string };

export interface Renderer {
  /** Number of the generation that pages are rendered with; 0 before the first. */
  generation(): number;
  /**
   * Renders a page. One that cannot be rendered comes back `empty`, for the browser to fill. Throws `NOT_READY` when
   * there is nothing to render with, or too much to do.
   */
  render(url: string): Promise<Page>;
  close(): Promise<void>;
}

export interface RendererOptions extends Pick<ThreadOptions, 'api' | 'jobMs' | 'abortMs' | 'startMs'> {
  remotes: RemotesService;
  site: Site;
  log: Logger;
  /** Told when another generation has taken over. */
  onSwitch?: () => void;
}

interface Live {
  generation: Generation;
  thread: RenderThread;
}

/** Pages rendered or waiting at once; beyond it visitors are asked to come again rather than all being kept waiting. */
const IN_FLIGHT_MAX = 50;
const START_WAIT_MS = 5000;
const RESTART_MS = 500;

/**
 * Renders pages in a worker thread bound to one generation of the registry. A new generation gets a new worker, which
 * takes over when it is ready; a worker that hangs or crashes is replaced, and costs nothing but its own pages.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { remotes, site, log, onSwitch = () => {}, ...threadOptions } = options;
  const suspensions = createSuspensions();
  let live: Live | null = null;
  let inFlight = 0;
  let isClosed = false;
  let renewal: Promise<void> = Promise.resolve();

  /** Starts a worker for what is live now and hands over to it. Runs one after another. */
  function renew(): Promise<void> {
    renewal = renewal.then(async () => {
      if (isClosed) return;
      try {
        const generation = await readGeneration(remotes, site);
        if (generation) await takeOver(generation);
      } catch (error) {
        log.error({ err: error }, 'No render worker could be started for the live remotes.');
        setTimeout(() => void renewUnlessLive(), RESTART_MS * 4).unref();
      }
    });
    return renewal;
  }

  async function renewUnlessLive(): Promise<void> {
    if (live?.generation.number !== remotes.current().generation) await renew();
  }

  async function takeOver(generation: Generation): Promise<void> {
    const thread = await startWarm(generation);
    if (isClosed) return thread.terminate();
    const previous = live;
    live = { generation, thread };
    previous?.thread.retire();
    log.info({ generation: generation.number }, 'Pages are rendered with the live remotes.');
    onSwitch();
    void thread.ended.then(() => replace(thread));
  }

  /** A thread with all bundles evaluated. A bundle that hangs takes its thread with it and is left out of the next. */
  async function startWarm(generation: Generation): Promise<RenderThread> {
    const settings = { facts: generation.facts, shell: generation.shell, remotes: generation.remotes };
    const thread = await startRenderThread({
      ...threadOptions,
      settings,
      onReport: (url, error) => log.error({ err: error, url }, 'A loader failed.'),
    });
    for (const { name, version } of generation.remotes) {
      try {
        await thread.load(name);
      } catch (error) {
        log.error({ err: error, remote: name, version }, 'A remote cannot be rendered on the server.');
        if (error instanceof ThreadFailure) {
          await thread.terminate();
          return startWarm({ ...generation, remotes: generation.remotes.filter((one) => one.name !== name) });
        }
      }
    }
    return thread;
  }

  /** The thread of the live generation has ended by itself. */
  function replace(thread: RenderThread): void {
    if (isClosed || live?.thread !== thread) return;
    setTimeout(() => void renew(), RESTART_MS).unref();
  }

  async function liveThread(): Promise<Live> {
    if (!live) await Promise.race([renewal, delay(START_WAIT_MS)]);
    if (!live) throw new AppError('NOT_READY', { detail: 'Le site est en cours de démarrage.', retryAfter: 5 });
    return live;
  }

  async function render(url: string): Promise<Page> {
    const { thread, generation } = await liveThread();
    const suspended = generation.remotes.filter(suspensions.isSuspended).map(({ name }) => name);
    try {
      const result = await thread.render(url, suspended);
      if (result.kind === 'skipped') return empty(thread);
      return result;
    } catch (error) {
      const suspects = error instanceof ThreadFailure ? error.suspects : [];
      generation.remotes.filter(({ name }) => suspects.includes(name)).forEach(suspensions.suspend);
      log.error({ err: error, url, generation: generation.number, suspects }, 'A page is left to the browser.');
      return empty(thread);
    }
  }

  const stopListening = remotes.onSwitch(() => void renew());
  void renew();

  return {
    generation: () => live?.generation.number ?? 0,
    async render(url) {
      if (inFlight >= IN_FLIGHT_MAX) throw new AppError('NOT_READY', { retryAfter: 1 });
      inFlight += 1;
      try {
        return await render(url);
      } finally {
        inFlight -= 1;
      }
    },
    async close() {
      isClosed = true;
      stopListening();
      await live?.thread.terminate();
      await renewal;
    },
  };
}

function empty(thread: RenderThread): Page {
  return { kind: 'empty', status: 200, html: thread.emptyDocument };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
