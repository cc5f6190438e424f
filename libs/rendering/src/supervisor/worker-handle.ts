import { extname, join } from 'node:path';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from '@tdt/config';
import type { ServerBundle } from '@tdt/federation';
import { createBirpc } from 'birpc';
import {
  type ApiResponse,
  type PageOutcome,
  plainError,
  type StartReport,
  type SupervisorCalls,
  type WorkerCalls,
  type WorkerData,
} from '../messages.ts';
import type { RenderLimits } from './limits.ts';

/** The sources run `render-worker.ts`; the bundle `server.js` runs `render-worker.js` beside it. */
const ENDING = extname(import.meta.filename);
const ENTRY = join(import.meta.dirname, ENDING === '.ts' ? '../worker' : '.', `render-worker${ENDING}`);

/** Characters of one piece of output that go into the log. */
const OUTPUT_MAX = 4000;
const MEMORY_CHECK_MS = 100;
const HEAP_FACTOR = 4;
const MB = 1024 * 1024;

/** Why a worker ended, by itself or not, and the failing remote, if there is one. */
export interface WorkerEnd {
  reason: string;
  culprit: ServerBundle | null;
}

export interface WorkerOptions {
  data: Omit<WorkerData, 'running'>;
  limits: RenderLimits;
  log: Logger;
  /** Returns the response of an API path to a loader. */
  api: (path: string, traceparent?: string) => Promise<ApiResponse>;
  /** Called once, when the worker should be replaced before it reaches its limit. */
  onGrown: (megabytes: number) => void;
  onEnd: (end: WorkerEnd) => void;
}

/** A render worker as the supervisor sees it. Call `start` first. Calls of a worker that ends are rejected. */
export class WorkerHandle {
  isAlive = true;
  readonly #options: WorkerOptions;
  readonly #running = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #thread: Worker;
  readonly #rpc: ReturnType<typeof createBirpc<WorkerCalls, SupervisorCalls>>;
  /** The first reason counts: what follows is its consequence. */
  #end: WorkerEnd | null = null;
  /** Under way: the start, or pages. */
  #calls = 0;
  #isWatched = false;
  #hasGrown = false;
  #isRetired = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    const { data, api, limits, log } = options;
    const thread = createThread({ ...data, running: this.#running }, limits, log);
    this.#thread = thread;
    this.#rpc = createBirpc<WorkerCalls, SupervisorCalls>(
      // A stopping server no longer handles its own requests: the page is to be requested again.
      { api: (path, traceparent) => api(path, traceparent).catch(() => ({ status: 503, body: 'null', store: false })) },
      {
        post: (message) => thread.postMessage(message),
        on: (handle) => thread.on('message', handle),
        // Code of a page may have found a way to send messages, too.
        deserialize: (message) => message ?? {},
        timeout: -1,
      },
    );
    thread.on('error', (error) => {
      const { message, stack } = plainError(error);
      this.#blame(`The render worker crashed: ${message}`, stack);
    });
    thread.on('exit', () => {
      this.isAlive = false;
      const end = this.#blame('The render worker ended by itself.');
      options.onEnd(end);
      this.#rpc.$close(new Error(end.reason));
    });
  }

  /** @param suspended names of remotes that are not evaluated yet */
  start(suspended: readonly string[]): Promise<StartReport> {
    const giveUp = () => void this.#blame('The render worker did not start in time.');
    return this.#response(this.#rpc.start(suspended), this.#options.limits.startMs, giveUp);
  }

  /**
   * Renders one page.
   * @param url absolute
   * @param suspended names of remotes whose pages are skipped
   */
  render(url: string, suspended: readonly string[], traceparent?: string): Promise<PageOutcome> {
    const { pageMs } = this.#options.limits;
    const call = this.#rpc.render({ url, suspended, deadline: Date.now() + pageMs, traceparent });
    return this.#response(call, pageMs, () => this.#endIfStuck());
  }

  /** Ends the worker once its pages are done. */
  retire(): void {
    this.#isRetired = true;
    this.#endIfDone();
  }

  async terminate(): Promise<void> {
    this.#stop('The render worker is not needed any more.');
    await this.#thread.terminate();
  }

  async #response<T>(call: Promise<T>, milliseconds: number, onLate: () => void): Promise<T> {
    const timer = setTimeout(onLate, milliseconds);
    this.#calls += 1;
    void this.#watchMemory();
    try {
      return await call;
    } catch (error) {
      this.#stop(plainError(error).message);
      throw error;
    } finally {
      clearTimeout(timer);
      this.#calls -= 1;
      this.#endIfDone();
    }
  }

  /** The worker itself abandons a late page and responds, unless its event loop is blocked. */
  async #endIfStuck(): Promise<void> {
    const isTurning = await Promise.race([
      this.#rpc.ping().catch(() => true),
      // One more turn: the response may have arrived while this thread was busy itself.
      delay(this.#options.limits.hangMs).then(() => nextTurn(false)),
    ]);
    if (!isTurning) this.#blame('A page blocked the render worker and did not return.');
  }

  #endIfDone(): void {
    if (this.#isRetired && this.#calls === 0) this.#stop('The render worker was retired.');
  }

  /** Ends the worker and blames the remote in the stack of an error, else the one whose code ran last. */
  #blame(reason: string, stack = ''): WorkerEnd {
    const { remotes } = this.#options.data;
    const named = remotes.find(({ path }) => stack.includes(path));
    return this.#stop(reason, named ?? remotes[(this.#running[0] ?? 0) - 1]);
  }

  #stop(reason: string, culprit: ServerBundle | null = null): WorkerEnd {
    this.#end ??= { reason, culprit };
    void this.#thread.terminate();
    return this.#end;
  }

  /** From outside, so also while the code of the worker does not return. */
  async #watchMemory(): Promise<void> {
    if (this.#isWatched) return;
    this.#isWatched = true;
    const { limits, onGrown } = this.#options;
    do {
      await delay(MEMORY_CHECK_MS, null, { ref: false });
      // `null` before the thread runs, and when it has ended.
      const memory = await this.#thread.getHeapStatistics().catch(() => null);
      const megabytes = memory ? Math.round((memory.used_heap_size + memory.external_memory) / MB) : 0;
      if (megabytes > limits.memoryMb) this.#blame(`The render worker held ${megabytes} MB.`);
      if (megabytes > limits.grownMb && !this.#hasGrown) onGrown(megabytes);
      this.#hasGrown ||= megabytes > limits.grownMb;
    } while (this.isAlive && this.#calls > 0);
    this.#isWatched = false;
  }
}

function createThread(workerData: WorkerData, { memoryMb }: RenderLimits, log: Logger): Worker {
  const thread = new Worker(ENTRY, {
    workerData,
    // Bundles are our own code, built for production, but must not see the program's secrets.
    env: { NODE_ENV: 'production' },
    // A last resort, far above the watched limit: where one large array exceeds it, V8 ends the whole process. A young
    // generation of the usual size would only postpone collection: pages leave nothing in memory.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb * HEAP_FACTOR, maxYoungGenerationSizeMb: 16 },
    // What bundles print would otherwise stand between the lines of the log.
    stdout: true,
    stderr: true,
  });
  thread.unref();
  for (const stream of [thread.stdout, thread.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.warn({ text: text.slice(0, OUTPUT_MAX) }, 'Code of a page has printed something.');
    });
  }
  return thread;
}
