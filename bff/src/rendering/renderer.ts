import { AppError, type Rendered } from '@tdt/contracts';
import { keepThreadLive, type Live, type LiveThreadOptions } from './live-thread.ts';
import { type RenderThread, ThreadFailure } from './render-thread.ts';
import { createSuspensions } from './suspensions.ts';

export type Page = Exclude<Rendered, { kind: 'skipped' }> | { kind: 'empty'; status: 200; html: Uint8Array };

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

/** Pages rendered or waiting at once; beyond it visitors are asked to come again rather than all being kept waiting. */
const IN_FLIGHT_MAX = 50;
/** How long a page waits for the very first thread. */
const START_WAIT_MS = 5000;

/**
 * Renders pages in a worker thread bound to one generation of the registry; a worker that hangs or crashes costs nothing
 * but its own pages.
 */
export function createRenderer(options: LiveThreadOptions): Renderer {
  const { log } = options;
  const threads = keepThreadLive(options);
  const suspensions = createSuspensions();
  let inFlight = 0;

  async function liveThread(): Promise<Live> {
    if (!threads.current()) await Promise.race([threads.settled(), delay(START_WAIT_MS)]);
    const live = threads.current();
    if (!live) throw new AppError('NOT_READY', { detail: 'Le site est en cours de démarrage.', retryAfter: 5 });
    return live;
  }

  async function render(url: string): Promise<Page> {
    const { thread, generation } = await liveThread();
    const suspended = generation.remotes.filter(suspensions.isSuspended).map(({ name }) => name);
    try {
      const result = await thread.render(url, suspended);
      return result.kind === 'skipped' ? empty(thread) : result;
    } catch (error) {
      const suspects = error instanceof ThreadFailure ? error.suspects : [];
      generation.remotes.filter(({ name }) => suspects.includes(name)).forEach(suspensions.suspend);
      log.error({ err: error, url, generation: generation.number, suspects }, 'A page is left to the browser.');
      return empty(thread);
    }
  }

  return {
    generation: () => threads.current()?.generation.number ?? 0,
    async render(url) {
      if (inFlight >= IN_FLIGHT_MAX) throw new AppError('NOT_READY', { retryAfter: 1 });
      inFlight += 1;
      try {
        return await render(url);
      } finally {
        inFlight -= 1;
      }
    },
    close: () => threads.close(),
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
