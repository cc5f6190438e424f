import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rendered } from '@tdt/contracts';
import type { FromWorker, PlainError, ToWorker, WorkerSettings } from './messages.ts';
import { createThreadJobs } from './thread-jobs.ts';

/** In the sources `render-worker.ts`; in the bundle `render-worker.js` beside `server.js`. */
const ENTRY = join(import.meta.dirname, `render-worker${extname(import.meta.filename)}`);

/** A page took too long or its thread ended: the remotes that were running may be to blame. */
export class ThreadFailure extends Error {
  readonly suspects: string[];

  constructor(message: string, suspects: string[]) {
    super(message);
    this.name = 'ThreadFailure';
    this.suspects = suspects;
  }
}

export interface RenderThread {
  /** A document without content, for pages that the browser has to fill. */
  readonly emptyDocument: Uint8Array;
  /** Renders one page. Throws `ThreadFailure` when the thread is to blame, `Error` when the page's code threw. */
  render(url: string, suspended: string[]): Promise<Rendered>;
  /** Evaluates a remote's bundle. Throws like `render`. */
  load(remote: string): Promise<void>;
  /** Ends the thread once its jobs are done. */
  retire(): void;
  terminate(): Promise<void>;
  /** Settles when the thread has ended, however it did. */
  readonly ended: Promise<void>;
}

export interface ThreadOptions {
  settings: WorkerSettings;
  /** Answers a loader's question. */
  api: (path: string) => Promise<{ status: number; body: string }>;
  /** Told of errors that became a page. */
  onReport: (url: string, error: PlainError) => void;
  /** Ends the thread at once, even while it starts. */
  signal?: AbortSignal;
  startMs?: number;
  /** How long a page may take. */
  jobMs?: number;
  /** How long a thread may take to say that it has given a page up. */
  abortMs?: number;
}

/** A young generation of the usual size would only put off collecting: renders leave much garbage and keep nothing. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Starts a render worker. Throws `ThreadFailure` when it does not come up. */
export async function startRenderThread(options: ThreadOptions): Promise<RenderThread> {
  const { startMs = 10_000, jobMs = 3000, abortMs = 500 } = options;
  const worker = startWorker(options.settings);
  const send = (message: ToWorker) => worker.postMessage(message);
  const ready = Promise.withResolvers<Uint8Array>();
  const ended = Promise.withResolvers<void>();
  let isRetired = false;
  let hasEnded = false;
  let reason = 'The render worker has ended.';

  const jobs = createThreadJobs({
    jobMs,
    abortMs,
    onLate: (job) => send({ type: 'abort', job }),
    onStuck: () => end('A page kept the render worker busy and did not come back.'),
    onEmpty: () => isRetired && end('The render worker was retired.'),
  });

  function end(because: string): void {
    reason = because;
    void worker.terminate();
  }

  function start(message: (job: number) => ToWorker): Promise<Rendered | undefined> {
    if (hasEnded) return Promise.reject(new ThreadFailure(reason, []));
    return jobs.start((job) => send(message(job)));
  }

  async function answer(call: number, path: string): Promise<void> {
    const result = await options.api(path).catch(() => ({ status: 500, body: 'null' }));
    if (!hasEnded) send({ type: 'answer', call, ...result });
  }

  function receive(message: FromWorker): void {
    if (message.type === 'ready') ready.resolve(message.emptyDocument);
    else if (message.type === 'started') jobs.note(message.job, message.remote);
    else if (message.type === 'call') void answer(message.call, message.path);
    else if (message.type === 'rendered') jobs.finish(message.job, message.result);
    else if (message.type === 'loaded') jobs.finish(message.job);
    else if (message.type === 'failed') jobs.fail(message.job, revive(message.error));
    else if (message.type === 'aborted') jobs.fail(message.job, new ThreadFailure('A page took too long.', []));
    else options.onReport(message.url, message.error);
  }

  worker.on('message', receive);
  worker.on('error', (error) => {
    reason = `The render worker has crashed: ${error instanceof Error ? error.message : String(error)}`;
  });
  worker.on('exit', () => {
    hasEnded = true;
    jobs.failAll((suspects) => new ThreadFailure(reason, suspects));
    ready.reject(new ThreadFailure(reason, []));
    ended.resolve();
  });

  const timer = setTimeout(end, startMs, 'The render worker did not start in time.');
  const giveUp = (): void => end('The render worker is not needed any more.');
  options.signal?.addEventListener('abort', giveUp);
  if (options.signal?.aborted) giveUp();
  ended.promise.then(() => options.signal?.removeEventListener('abort', giveUp));
  const emptyDocument = await ready.promise.finally(() => clearTimeout(timer));

  return {
    emptyDocument,
    ended: ended.promise,
    async render(url, suspended) {
      const result = await start((job) => ({ type: 'render', job, url, suspended }));
      if (!result) throw new Error('The render worker answered a page with nothing.');
      return result;
    },
    async load(remote) {
      await start((job) => ({ type: 'load', job, remote }));
    },
    retire() {
      isRetired = true;
      if (jobs.size === 0) end('The render worker was retired.');
    },
    async terminate() {
      await worker.terminate();
    },
  };
}

function startWorker(settings: WorkerSettings): Worker {
  const worker = new Worker(ENTRY, {
    workerData: settings,
    // The bundles are our own code, but the program's secrets are none of their business.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    resourceLimits: MEMORY,
  });
  worker.unref();
  return worker;
}

function revive({ message, stack }: PlainError): Error {
  return Object.assign(new Error(message), stack === undefined ? {} : { stack });
}
