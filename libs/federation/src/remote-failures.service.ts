import type { Logger } from '@tdt/config';
import type { RemoteFailuresRepository } from './remote-failures.repository.ts';
import type { RemoteFailures } from './remote-failures.ts';
import type { RemotesRegistry } from './remotes.ts';

const KEPT_MS = 7 * 86_400_000;

interface Dependencies {
  repository: RemoteFailuresRepository;
  remotes: Pick<RemotesRegistry, 'current'>;
  log: Logger;
  now?: () => Date;
}

export function createRemoteFailures(dependencies: Dependencies): RemoteFailures {
  const { repository, remotes, log, now = () => new Date() } = dependencies;
  const isLive = (name: string): boolean => remotes.current().remotes.some((remote) => remote.name === name);
  const aWeekAgo = () => new Date(now().getTime() - KEPT_MS);

  return {
    async count(name) {
      if (!isLive(name)) return;
      try {
        await repository.removeBefore(aWeekAgo());
        await repository.add(name, now());
      } catch (error) {
        log.warn({ err: error, remote: name }, 'A report of a failing remote could not be counted');
      }
    },

    async latest() {
      const since = aWeekAgo();
      const found = (await repository.all()).filter(({ _id, last_at }) => isLive(_id) && last_at >= since);
      return found.map(({ _id: name, count, last_at }) => ({ name, count, last_at }));
    },
  };
}
