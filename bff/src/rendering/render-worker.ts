import { parentPort, workerData } from 'node:worker_threads';
import type { Rendered, ShellServer } from '@tdt/contracts';
import { createApiCalls } from './api-calls.ts';
import { loadBundle } from './load-bundle.ts';
import { type FromWorker, plainError, type ToWorker, type WorkerSettings } from './messages.ts';
import { createRemoteBundles } from './remote-bundles.ts';

/** Thread that renders pages with the bundles of one generation of the registry. */
async function main(): Promise<void> {
  if (!parentPort) throw new Error('This file is the entry of a worker thread.');
  const port = parentPort;
  const send = (message: FromWorker) => port.postMessage(message);
  const { facts, shell: shellBundle, remotes } = workerData as WorkerSettings;
  const shell = loadBundle(shellBundle, {}) as ShellServer;
  const bundles = createRemoteBundles(remotes, shell.shared);
  const calls = createApiCalls((call, path) => send({ type: 'call', call, path }));
  const running = new Map<number, AbortController>();

  async function render({ job, url, suspended }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
    const remote = shell.remoteOf(new URL(url).pathname, facts.remotes);
    // Before anything of the remote runs: should it never come back, this is how the other side knows whose fault it is.
    send({ type: 'started', job, remote });
    if (remote !== null && suspended.includes(remote)) {
      return send({ type: 'rendered', job, result: { kind: 'skipped' } });
    }
    const abort = new AbortController();
    running.set(job, abort);
    try {
      const result = await shell.render({
        url,
        facts,
        remote: bundles.find,
        api: calls.ask,
        signal: abort.signal,
        onError: (error) => send({ type: 'report', url, error: plainError(error) }),
      });
      port.postMessage({ type: 'rendered', job, result } satisfies FromWorker, transferable(result));
    } finally {
      running.delete(job);
    }
  }

  function load({ job, remote }: Extract<ToWorker, { type: 'load' }>): void {
    send({ type: 'started', job, remote });
    bundles.load(remote);
    send({ type: 'loaded', job });
  }

  async function receive(message: ToWorker): Promise<void> {
    if (message.type === 'answer') return calls.settle(message);
    if (message.type === 'abort') {
      running.get(message.job)?.abort(new Error('The page took too long.'));
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
  send({ type: 'ready', emptyDocument: await shell.renderEmpty(facts) });
}

/** A page's bytes change hands instead of being copied. */
function transferable(result: Rendered): ArrayBuffer[] {
  return result.kind === 'page' ? [result.html.buffer] : [];
}

await main();
