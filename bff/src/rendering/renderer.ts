import { AppError, type Rendered } from '@tdt/contracts';
import type { Generation } from './generation.ts';
import { keepThreadLive, type Live, type LiveThreadOptions } from './live-thread.ts';
import { createSuspensions, type Suspect } from './suspensions.ts';
import { RemoteFailure, type ThreadEnd, ThreadEnded } from './thread-failure.ts';

export type Page = Exclude<Rendered, { kind: 'skipped' }> | EmptyPage;

/** For the browser to fill. */
export interface EmptyPage {
  kind: 'empty';
  status: 200;
  html: Uint8Array;
}

export interface Renderer {
  /** Number of the generation that pages are rendered with; 0 before the first. */
  generation(): number;
  /**
   * Renders a page. One that cannot be rendered comes back `empty`. Throws `NOT_READY` when there is nothing to render
   * with, or too much to do.
   */
  render(url: string): Promise<Page>;
  /** The empty page, `null` when there is no shell yet. */
  empty(): EmptyPage | null;
  /**
   * The document of the back office, with `NONCE_PLACEHOLDER` in it. Throws `NOT_READY` when there is none: no shell yet,
   * or one without a back office.
   */
  admin(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Pages rendered or waiting at once; beyond it visitors are asked to come again rather than all being kept waiting. */
const IN_FLIGHT_MAX = 50;
const NO_ADMIN = "L'administration n'est pas disponible dans la version du site qui est en ligne.";
/** How long a page waits for the very first thread. */
const START_WAIT_MS = 5000;
/** How long a page waits for the thread that follows the one it was with. */
const SUCCESSOR_WAIT_MS = 3000;

/**
 * Renders pages in a worker thread bound to one generation of the registry. A worker that hangs or crashes costs nothing
 * but the pages of the remote that is to blame; the others are rendered again by the next.
 */
export function createRenderer(options: Omit<LiveThreadOptions, 'onEnd' | 'isSuspended'>): Renderer {
  const { log } = options;
  const suspensions = createSuspensions(options.limits?.suspendMs);
  const threads = keepThreadLive({ ...options, isSuspended: suspensions.isSuspended, onEnd: suspend });
  let inFlight = 0;

  function suspend({ remotes }: Generation, { reason, suspects }: ThreadEnd): void {
    for (const remote of remotes.filter(({ name }) => suspects.includes(name))) {
      tellSuspended(remote, suspensions.suspend(remote), reason);
    }
  }

  function tellSuspended({ name, version }: Suspect, milliseconds: number, reason: string): void {
    if (milliseconds === 0) return;
    const line = { remote: name, version, seconds: milliseconds / 1000, reason };
    log.error(line, 'A remote failed on the server: its pages are left to the browser for a while.');
  }

  async function liveThread(): Promise<Live> {
    if (!threads.current()) await Promise.race([threads.settled(), delay(START_WAIT_MS)]);
    const live = threads.current();
    if (!live) throw new AppError('NOT_READY', { detail: 'Le site est en cours de démarrage.', retryAfter: 5 });
    return live;
  }

  function renderWith({ thread, generation }: Live, url: string): Promise<Rendered> {
    const suspended = generation.remotes.filter(suspensions.isSuspended).map(({ name }) => name);
    return thread.render(url, suspended);
  }

  /** With the next thread when this one ended for something that is not this page's fault. */
  async function renderTwice(live: Live, url: string): Promise<Rendered> {
    try {
      return await renderWith(live, url);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      const next = await threads.successor(live, SUCCESSOR_WAIT_MS);
      if (!next) throw error;
      return await renderWith(next, url);
    }
  }

  async function render(url: string): Promise<Page> {
    const live = await liveThread();
    try {
      const result = await renderTwice(live, url);
      return result.kind === 'skipped' ? emptyPage(threads.current() ?? live) : result;
    } catch (error) {
      leave(live, url, error);
      return emptyPage(threads.current() ?? live);
    }
  }

  function leave({ generation }: Live, url: string, error: unknown): void {
    const failure = error instanceof RemoteFailure ? error : null;
    const remote = generation.remotes.find(({ name }) => name === failure?.remote);
    // Without the query: it holds what people search for, and the secrets of links.
    const path = url.split('?', 1)[0];
    const line = { err: failure?.cause ?? error, path, remote: remote?.name, version: remote?.version };
    log.error(line, 'A page is left to the browser.');
    if (remote && failure?.kind === 'late') tellSuspended(remote, suspensions.noteLate(remote), failure.message);
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
    empty() {
      const live = threads.current();
      return live && emptyPage(live);
    },
    async admin() {
      const { admin } = (await liveThread()).thread.documents;
      if (!admin) throw new AppError('NOT_READY', { detail: NO_ADMIN, retryAfter: 30 });
      return admin;
    },
    close: () => threads.close(),
  };
}

function emptyPage({ thread }: Live): EmptyPage {
  return { kind: 'empty', status: 200, html: thread.documents.empty };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
