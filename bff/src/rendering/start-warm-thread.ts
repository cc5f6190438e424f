import type { Generation } from './generation.ts';
import type { LiveThreadOptions } from './live-thread.ts';
import { type RenderThread, startRenderThread } from './render-thread.ts';
import { RemoteFailure, ThreadEnded } from './thread-failure.ts';

export interface StartedThread {
  thread: RenderThread;
  /** Whether it can render every remote that is to be rendered on the server. */
  isWhole: boolean;
}

type Options = Pick<LiveThreadOptions, 'log' | 'api' | 'limits' | 'isSuspended'>;

/**
 * A thread with all bundles evaluated. A bundle that hangs takes its thread with it and is left out of the next.
 * Throws `ThreadEnded` when no thread comes up.
 */
export async function startWarmThread(
  generation: Generation,
  options: Options,
  signal: AbortSignal,
): Promise<StartedThread> {
  const { facts, admin, shell, remotes, missing } = generation;
  const { log, api, limits = {}, isSuspended } = options;
  const tell = (name: string, version: string, err: unknown) =>
    log.error({ err, remote: name, version }, 'A remote cannot be rendered on the server.');
  for (const { name, version, cause } of missing) tell(name, version, cause);

  const thread = await startRenderThread({
    api,
    limits,
    signal,
    settings: { facts, admin, shell, remotes },
    onReport({ url, remote, error }) {
      const version = remotes.find(({ name }) => name === remote)?.version;
      log.error({ err: error, url, remote, version }, 'A loader failed.');
    },
    onOutput: (text) => log.warn({ text }, 'Code of a page has printed something.'),
  });
  let isWhole = missing.length === 0;
  // The code of a suspended one runs again with its first page after that time, not before.
  for (const { name, version } of remotes.filter((remote) => !isSuspended(remote))) {
    try {
      await thread.load(name);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ThreadEnded) throw error;
      tell(name, version, error);
      isWhole = false;
      if (error instanceof RemoteFailure && error.kind === 'threw') continue;
      await thread.terminate();
      const others = { ...generation, remotes: remotes.filter((one) => one.name !== name), missing: [] };
      return { ...(await startWarmThread(others, options, signal)), isWhole };
    }
  }
  return { thread, isWhole };
}
