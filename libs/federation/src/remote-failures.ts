import type { Logger } from '@tdt/config';
import type { RemoteFailuresRepository } from './remote-failures.repository.ts';
import type { RemotesRegistry } from './remotes.ts';

/** A remote that failed in browsers. */
interface RemoteFailure {
  name: string;
  count: number;
  last_at: Date;
}

const KEPT_MS = 7 * 86_400_000;

interface Dependencies {
  repository: RemoteFailuresRepository;
  remotes: Pick<RemotesRegistry, 'current'>;
  log: Logger;
  now?: () => Date;
}

export type RemoteFailures = ReturnType<typeof createRemoteFailures>;

/** How often browsers reported of each remote that it failed, the same for all instances. */
export function createRemoteFailures(dependencies: Dependencies) {
  const { repository, remotes, log, now = () => new Date() } = dependencies;
  const isLive = (name: string): boolean => remotes.current().remotes.some((remote) => remote.name === name);
  const aWeekAgo = () => new Date(now().getTime() - KEPT_MS);

  return {
    /**
     * Counts a report. Anybody can send one: a name that is not live is ignored, so that there is never more than one
     * document for each remote. Never throws: a report that cannot be counted is logged.
     */
    async count(name: string): Promise<void> {
      if (!isLive(name)) return;
      try {
        await repository.removeBefore(aWeekAgo());
        await repository.add(name, now());
      } catch (error) {
        log.warn({ err: error, remote: name }, 'A report of a failing remote could not be counted');
      }
    },

    /** Of the live remotes, those that failed within the last week, the latest first. */
    async latest(): Promise<RemoteFailure[]> {
      const since = aWeekAgo();
      const found = (await repository.all()).filter(({ _id, last_at }) => isLive(_id) && last_at >= since);
      return found.map(({ _id: name, count, last_at }) => ({ name, count, last_at }));
    },
  };
}
