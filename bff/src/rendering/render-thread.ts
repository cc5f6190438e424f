import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rendered } from '@tdt/contracts';
import {
  type Documents,
  type FromWorker,
  type LoaderReport,
  type PlainError,
  plainError,
  type ToWorker,
  type WorkerData,
  type WorkerSettings,
} from './messages.ts';
import { RemoteFailure, type ThreadEnd, ThreadEnded } from './thread-failure.ts';
import { createThreadJobs } from './thread-jobs.ts';
import { MEMORY_LIMITS, type MemoryLimits, resourceLimits, type ThreadMemory, watchMemory } from './thread-memory.ts';
import { createTrace, traceMemory } from './trace.ts';

/** In the sources `render-worker.ts`; in the bundle `render-worker.js` beside `server.js`. */
const ENTRY = join(import.meta.dirname, `render-worker${extname(import.meta.filename)}`);

/** Characters of one piece of output that are worth a log line. */
const OUTPUT_MAX = 4000;

export interface RenderThread {
  readonly documents: Documents;
  /**
   * Renders one page. Throws `RemoteFailure` when its remote is to blame, `ThreadEnded` when the thread ended for another
   * reason.
   */
  render(url: string, suspended: string[]): Promise<Rendered>;
  /** Evaluates a remote's bundle. Throws like `render`. */
  load(remote: string): Promise<void>;
  /** Ends the thread once its jobs are done. */
  retire(): void;
  terminate(): Promise<void>;
  /** Settles when the thread has ended, however it did. */
  readonly ended: Promise<ThreadEnd>;
  /** Settles when the thread needs so much memory that it should be replaced; may never do so. */
  readonly grown: Promise<ThreadMemory>;
}

export interface ThreadOptions {
  settings: WorkerSettings;
  /** Answers a loader's question. */
  api: (path: string) => Promise<{ status: number; body: string }>;
  /** Told of errors of loaders: the page is left to the browser. */
  onReport: (report: LoaderReport) => void;
  /** Told what code in the thread prints. */
  onOutput: (text: string) => void;
  /** Ends the thread at once, even while it starts. */
  signal?: AbortSignal;
  limits?: ThreadLimits;
}

export interface ThreadLimits {
  /** Milliseconds that a thread may take to start. */
  startMs?: number;
  /** How long a page may take. */
  jobMs?: number;
  /** How long a thread may take to say that it has given a page up. */
  abortMs?: number;
  memory?: MemoryLimits;
}

/** Starts a render worker. Throws `ThreadEnded` when it does not come up. */
export async function startRenderThread(options: ThreadOptions): Promise<RenderThread> {
  const { settings, limits = {} } = options;
  const { startMs = 10_000, jobMs = 3000, abortMs = 500, memory = MEMORY_LIMITS } = limits;
  const shared = traceMemory();
  const names = settings.remotes.map(({ name }) => name);
  const trace = createTrace(shared, names);
  const worker = startWorker({ ...settings, trace: shared }, memory);
  const send = (message: ToWorker) => worker.postMessage(message);
  const ready = Promise.withResolvers<Documents>();
  const ended = Promise.withResolvers<ThreadEnd>();
  const grown = Promise.withResolvers<ThreadMemory>();
  let isRetired = false;
  let end: ThreadEnd | null = null;
  let hasEnded = false;

  const jobs = createThreadJobs({
    jobMs,
    abortMs,
    onLate: (job) => send({ type: 'abort', job }),
    onStuck: () => blame('A page kept the render worker busy and did not come back.'),
    onEmpty: () => isRetired && stop('The render worker was retired.'),
  });

  /** The first reason is the one that counts: what follows is its consequence. */
  function stop(reason: string, suspects: string[] = []): void {
    if (end) return;
    end = { reason, suspects };
    void worker.terminate();
  }

  /** Whose code the stack of an error names, else whose code runs now, else whoever has a page in the making. */
  function blame(reason: string, stack = ''): void {
    const culprit = settings.remotes.find(({ path }) => stack.includes(path))?.name ?? trace.read();
    stop(reason, culprit === null ? jobs.remotes() : [culprit]);
  }

  function start(message: (job: number) => ToWorker): Promise<Rendered | undefined> {
    if (hasEnded) return Promise.reject(new ThreadEnded(end?.reason));
    return jobs.start((job) => send(message(job)));
  }

  async function answer(call: number, path: string): Promise<void> {
    const result = await options.api(path).catch(() => ({ status: 500, body: 'null' }));
    if (!hasEnded) send({ type: 'answer', call, ...result });
  }

  /** Code of a page may have found a way to post messages, too. */
  function receive(message: FromWorker | null): void {
    if (message?.type === 'ready') ready.resolve(message.documents);
    else if (message?.type === 'started') jobs.note(message.job, message.remote);
    else if (message?.type === 'call') void answer(message.call, message.path);
    else if (message?.type === 'rendered') jobs.finish(message.job, message.result);
    else if (message?.type === 'loaded') jobs.finish(message.job);
    else if (message?.type === 'failed') jobs.fail(message.job, (by) => threw(by, message.error));
    else if (message?.type === 'aborted') jobs.fail(message.job, late);
    else if (message?.type === 'report') options.onReport(message);
    else options.onOutput('The render worker has sent what it never sends.');
  }

  const stopWatching = watchMemory(worker, {
    limits: memory,
    isBusy: () => jobs.size > 0,
    onGrown: grown.resolve,
    onExceeded: ({ outsideMb }) => blame(`The render worker held ${outsideMb} MB outside its heap.`),
  });
  worker.on('message', receive);
  worker.on('messageerror', () => blame('The render worker has sent what cannot be read.'));
  worker.on('error', (error) => {
    const { message, stack } = plainError(error);
    blame(`The render worker has crashed: ${message}`, stack);
  });
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => options.onOutput(text.slice(0, OUTPUT_MAX)));
  }
  worker.on('exit', () => {
    hasEnded = true;
    stopWatching();
    blame('The render worker has ended by itself.');
    const { reason, suspects } = end as ThreadEnd;
    jobs.failAll((by) =>
      by !== null && suspects.includes(by) ? new RemoteFailure('deadly', by, reason) : new ThreadEnded(reason),
    );
    ready.reject(new ThreadEnded(reason));
    ended.resolve({ reason, suspects });
  });

  const timer = setTimeout(stop, startMs, 'The render worker did not start in time.');
  const giveUp = (): void => stop('The render worker is not needed any more.');
  options.signal?.addEventListener('abort', giveUp);
  if (options.signal?.aborted) giveUp();
  ended.promise.then(() => options.signal?.removeEventListener('abort', giveUp));
  const documents = await ready.promise.finally(() => clearTimeout(timer));

  return {
    documents,
    ended: ended.promise,
    grown: grown.promise,
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
      if (jobs.size === 0) stop('The render worker was retired.');
    },
    async terminate() {
      end ??= { reason: 'The render worker was ended.', suspects: [] };
      await worker.terminate();
    },
  };
}

function startWorker(data: WorkerData, memory: MemoryLimits): Worker {
  const worker = new Worker(ENTRY, {
    workerData: data,
    // The bundles are our own code, but the program's secrets are none of their business.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    resourceLimits: resourceLimits(memory),
    // What bundles print would otherwise stand between the lines of the log.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  return worker;
}

function threw(remote: string | null, { message, stack }: PlainError): RemoteFailure {
  const cause = Object.assign(new Error(message), stack === undefined ? {} : { stack });
  return new RemoteFailure('threw', remote, message, cause);
}

const late = (remote: string | null) => new RemoteFailure('late', remote, 'A page took too long.');
