import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@tdt/contracts';
import type { Failed, PageOutcome, RenderedPage } from '../messages.ts';
import { RENDER_LIMITS, type RenderLimits } from './limits.ts';
import { type Live, type SupervisorOptions, superviseWorker } from './supervisor.ts';
import { createSuspensions, type FailedRemote } from './suspensions.ts';

/** `empty`: a document that the browser fills. */
export type Page = RenderedPage | Extract<PageOutcome, { kind: 'redirect' }> | { kind: 'empty'; html: Uint8Array };

export interface RendererOptions extends Omit<SupervisorOptions, 'suspensions' | 'limits'> {
  limits?: Partial<RenderLimits>;
  onRendered?: (rendering: Rendering) => void;
  /** Called when there is too much to do. */
  onRefused?: () => void;
}

/** Outcome of a page. `lost`: its worker ended; the remote of the page is unknown then. */
export interface Rendering {
  remote: string;
  outcome: 'page' | 'redirect' | 'skipped' | 'failed' | 'late' | 'lost';
  seconds: number;
}

export type Renderer = ReturnType<typeof createRenderer>;

/** Pages rendered or waiting at once; beyond it visitors are asked to try again, rather than all of them waiting. */
const IN_FLIGHT_MAX = 50;
/** How long a page waits for a worker that is starting. */
const START_WAIT_MS = 5000;
const NO_ADMIN = "L'administration n'est pas disponible dans la version du site qui est en ligne.";

/** Renders pages in a worker. A worker that hangs or dies costs only the pages of the failing remote. */
export function createRenderer({
  limits: changed,
  onRendered = () => {},
  onRefused = () => {},
  ...options
}: RendererOptions) {
  const { log } = options;
  const limits = { ...RENDER_LIMITS, ...changed };
  const suspensions = createSuspensions(limits.suspendMs, log);
  const supervisor = superviseWorker({ ...options, limits, suspensions });
  let inFlight = 0;

  async function liveWorker(): Promise<Live> {
    const isReady = supervisor.current()?.worker.isAlive ?? false;
    if (!isReady) await Promise.race([supervisor.settled(), delay(START_WAIT_MS, null, { ref: false })]);
    const live = supervisor.current();
    if (!live) throw new AppError('NOT_READY', { detail: 'Le site est en cours de démarrage.', retryAfter: 5 });
    return live;
  }

  /** A page that was lost with its worker is rendered by the next one, which skips the failing remote. */
  async function render(url: string, traceparent?: string, isRetry = false): Promise<Page> {
    const live = await liveWorker();
    const startedAt = performance.now();
    const note = (remote: string, outcome: Rendering['outcome']) =>
      onRendered({ remote, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const outcome = await live.worker.render(url, suspensions.among(live.generation.data.remotes), traceparent);
      note(outcome.remote ?? 'shell', outcome.kind === 'failed' && outcome.isLate ? 'late' : outcome.kind);
      if (outcome.kind === 'page' || outcome.kind === 'redirect') return outcome;
      if (outcome.kind === 'failed') noteFailure(live, url, outcome);
    } catch (error) {
      note('unknown', 'lost');
      if (!isRetry) return render(url, traceparent, true);
      logFailure(url, error);
    }
    return emptyPage(live);
  }

  function noteFailure(
    { generation }: Live,
    url: string,
    { remote, error, isLate }: Extract<PageOutcome, Failed>,
  ): void {
    const failed = generation.data.remotes.find(({ name }) => name === remote);
    logFailure(url, error, failed);
    if (failed && isLate) suspensions.noteLate(failed);
  }

  function logFailure(url: string, err: unknown, remote?: FailedRemote): void {
    // Without the query: it holds what people search for, and the secrets of links.
    const path = url.split('?', 1)[0];
    log.error({ err, path, remote: remote?.name, version: remote?.version }, 'A page is left to the browser.');
  }

  return {
    /** Number of the generation that pages are rendered with; 0 before the first. */
    generation: (): number => supervisor.current()?.generation.number ?? 0,
    /**
     * Renders a page. One that cannot be rendered comes back `empty`. Throws `NOT_READY` when there is nothing to
     * render with, or too much to do.
     */
    async render(url: string, traceparent?: string): Promise<Page> {
      if (inFlight >= IN_FLIGHT_MAX) {
        onRefused();
        throw new AppError('NOT_READY', { retryAfter: 1 });
      }
      inFlight += 1;
      try {
        return await render(url, traceparent);
      } finally {
        inFlight -= 1;
      }
    },
    /** `null` when there is no shell yet. */
    empty(): Page | null {
      const live = supervisor.current();
      return live && emptyPage(live);
    },
    /** The document of the back office, with `NONCE_PLACEHOLDER` in it. Throws `NOT_READY` when there is none. */
    async admin(): Promise<Uint8Array> {
      const { admin } = (await liveWorker()).started;
      if (!admin) throw new AppError('NOT_READY', { detail: NO_ADMIN, retryAfter: 30 });
      return admin;
    },
    close: () => supervisor.close(),
  };
}

const emptyPage = ({ started }: Live): Page => ({ kind: 'empty', html: started.empty });
