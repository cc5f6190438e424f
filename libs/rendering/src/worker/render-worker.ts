/** The worker thread: renders pages with the bundles of one generation of the registry. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ShellServer } from '@tdt/contracts';
import type { ServerBundle } from '@tdt/federation';
import { createBirpc } from 'birpc';
import {
  type Fault,
  NONCE_PLACEHOLDER,
  type PageOutcome,
  type PageTask,
  plainError,
  type StartReport,
  type Storable,
  type SupervisorCalls,
  type WorkerCalls,
  type WorkerData,
} from '../messages.ts';
import { loadBundle } from './load-bundle.ts';

type RemoteModule = { routes: unknown[] };

/** A larger page, sent to many, would fill the memory of the server. */
const PAGE_BYTES_MAX = 8_000_000;
/** Of the fifty pages that the renderer admits: a remote whose loaders hang leaves room for the others. */
const PAGES_OF_A_REMOTE_MAX = 40;

const data: WorkerData = workerData;
const port = parentPort as NonNullable<typeof parentPort>;
const shell = loadBundle(data.shell, {}, true) as ShellServer;
/** `null`: the bundle could not be evaluated. */
const modules = new Map<string, RemoteModule | null>();
/** The remotes of the pages that are being rendered. */
const inProgress: (string | null)[] = [];

const supervisor = createBirpc<SupervisorCalls, WorkerCalls>(
  { start, render, ping: () => true },
  { post: (message) => port.postMessage(message), on: (handle) => port.on('message', handle), timeout: -1 },
);

async function start(suspended: readonly string[]): Promise<StartReport> {
  const faults: Fault[] = [];
  async function attempt<T>({ name, version }: ServerBundle, work: () => T): Promise<Awaited<T> | null> {
    noteRunning(name);
    try {
      return await work();
    } catch (error) {
      faults.push({ name, version, error: plainError(error) });
      return null;
    }
  }
  for (const bundle of data.remotes.filter(({ name }) => !suspended.includes(name))) {
    await attempt(bundle, () => moduleOf(bundle.name));
  }
  const admin = await attempt(data.shell, () => data.admin && shell.renderAdmin?.(data.admin, NONCE_PLACEHOLDER));
  return { empty: await shell.renderEmpty(data.facts), admin: admin ?? null, faults };
}

async function render({ url, suspended, deadline, traceparent }: PageTask): Promise<PageOutcome> {
  const remote = shell.remoteOf(new URL(url).pathname, data.facts.remotes);
  if (remote !== null && (suspended.includes(remote) || isCrowded(remote))) return { kind: 'skipped', remote };
  const signal = AbortSignal.timeout(Math.max(0, deadline - Date.now()));
  const errors: unknown[] = [];
  let store: Storable = true;
  inProgress.push(remote);
  noteRunning(remote);
  try {
    const rendering = shell.render({
      url,
      facts: data.facts,
      remote: moduleOf,
      async api(path) {
        const response = await supervisor.api(path, traceparent);
        store = strictest(store, response.store);
        // The loader that waits for the response continues right after this function.
        noteRunning(remote);
        return { status: response.status, body: JSON.parse(response.body) };
      },
      signal,
      allowsInlineScripts: true,
      onError: (error) => errors.push(error),
    });
    const result = await Promise.race([rendering, once(signal, 'abort').then(() => Promise.reject(signal.reason))]);
    if (result.kind === 'skipped' && errors.length > 0) throw errors[0];
    if (result.kind !== 'page') return { ...result, remote };
    if (result.html.byteLength > PAGE_BYTES_MAX) throw new Error(`The page has ${result.html.byteLength} bytes.`);
    return { ...result, store, remote };
  } catch (error) {
    return { kind: 'failed', remote, error: plainError(error), isLate: signal.aborted };
  } finally {
    inProgress.splice(inProgress.indexOf(remote), 1);
  }
}

/** Throws what evaluating the bundle throws, the first time; `null` from then on, and for a remote without a bundle. */
function moduleOf(name: string): RemoteModule | null {
  const bundle = data.remotes.find((remote) => remote.name === name);
  if (bundle && !modules.has(name)) {
    modules.set(name, null);
    const module = loadBundle(bundle, shell.shared) as Partial<RemoteModule>;
    if (!Array.isArray(module.routes)) throw new Error(`The server bundle of ${name} exports no routes.`);
    modules.set(name, { routes: module.routes });
  }
  return modules.get(name) ?? null;
}

/** Tells the supervisor whose code comes next. */
function noteRunning(remote: string | null): void {
  data.running[0] = data.remotes.findIndex(({ name }) => name === remote) + 1;
}

const isCrowded = (remote: string): boolean =>
  inProgress.filter((one) => one === remote).length >= PAGES_OF_A_REMOTE_MAX;

function strictest(one: Storable, other: Storable): Storable {
  if (one === false || other === false) return false;
  return one === 'rare' ? 'rare' : other;
}
