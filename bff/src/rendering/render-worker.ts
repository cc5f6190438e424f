import { parentPort, workerData } from 'node:worker_threads';
import type { Rendered, ShellServer } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { createApiCalls } from './api-calls.ts';
import { createCrowd } from './crowd.ts';
import { loadBundle } from './load-bundle.ts';
import { type FromWorker, NONCE_PLACEHOLDER, plainError, type ToWorker, type WorkerData } from './messages.ts';
import { createRemoteBundles } from './remote-bundles.ts';
import { createTrace } from './trace.ts';

/** A page that is larger went wrong: sent to many, it would fill the memory of the server. */
const PAGE_BYTES_MAX = 8_000_000;
const SKIPPED: Rendered = { kind: 'skipped' };

/** Thread that renders pages with the bundles of one generation of the registry. */
async function main(): Promise<void> {
  if (!parentPort) throw new Error('This file is the entry of a worker thread.');
  const port = parentPort;
  const send = (message: FromWorker) => port.postMessage(message);
  const data = workerData as WorkerData;
  const { facts, remotes } = data;
  const names = remotes.map(({ name }) => name);
  const trace = createTrace(data.trace, names);
  const crowd = createCrowd();
  const shell = loadBundle(data.shell, {}, true) as ShellServer;
  const bundles = createRemoteBundles(remotes, shell.shared);
  const calls = createApiCalls((call, path) => send({ type: 'call', call, path }));
  const giveUps = new Map<number, () => void>();

  async function render({ job, url, suspended }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
    const remote = shell.remoteOf(new URL(url).pathname, facts.remotes);
    send({ type: 'started', job, remote });
    if (remote !== null && (suspended.includes(remote) || crowd.isFull(remote))) {
      return send({ type: 'rendered', job, result: SKIPPED });
    }
    const abort = new AbortController();
    const leave = crowd.enter(remote ?? '');
    giveUps.set(job, () => {
      leave();
      trace.enter(remote);
      abort.abort(new Error('The page took too long.'));
    });
    trace.enter(remote);
    try {
      const result = await shell.render({
        url,
        facts,
        remote: bundles.find,
        api: async (path, signal) => {
          // What waits for the answer goes on right after this function, or its failure.
          return calls.ask(path, signal).finally(() => trace.enter(remote));
        },
        signal: abort.signal,
        allowsInlineScripts: true,
        onError: (error) => send({ type: 'report', url, remote, error: plainError(error) }),
      });
      if (result.kind === 'page' && result.html.byteLength > PAGE_BYTES_MAX) {
        throw new Error(`The page has ${result.html.byteLength} bytes.`);
      }
      port.postMessage({ type: 'rendered', job, result } satisfies FromWorker, transferable(result));
    } finally {
      leave();
      giveUps.delete(job);
    }
  }

  function load({ job, remote }: Extract<ToWorker, { type: 'load' }>): void {
    send({ type: 'started', job, remote });
    trace.enter(remote);
    bundles.load(remote);
    send({ type: 'loaded', job });
  }

  async function receive(message: ToWorker): Promise<void> {
    if (message.type === 'answer') return calls.settle(message);
    if (message.type === 'abort') {
      giveUps.get(message.job)?.();
      return send({ type: 'aborted', job: message.job });
    }
    try {
      if (message.type === 'render') await render(message);
      else load(message);
    } catch (error) {
      send({ type: 'failed', job: message.job, error: plainError(error) });
    }
  }

  port.on('message', receive);
  /** A back office that cannot be rendered does not keep visitors from the site. */
  async function renderAdmin(): Promise<Uint8Array | null> {
    try {
      return (data.admin && (await shell.renderAdmin?.(data.admin, NONCE_PLACEHOLDER))) ?? null;
    } catch (error) {
      send({ type: 'report', url: ADMIN_PAGES.root, remote: null, error: plainError(error) });
      return null;
    }
  }

  send({ type: 'ready', documents: { empty: await shell.renderEmpty(facts), admin: await renderAdmin() } });
}

/** A page's bytes change hands instead of being copied. */
function transferable(result: Rendered): ArrayBuffer[] {
  return result.kind === 'page' ? [result.html.buffer] : [];
}

await main();
