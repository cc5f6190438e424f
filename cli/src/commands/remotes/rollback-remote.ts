import type { Context, Result } from '../../command.ts';
import { restingLine } from './deploy-remote.ts';

export interface RollbackRemoteOptions {
  to?: string;
  dryRun?: boolean;
}

/** `tdt remotes rollback NAME`: puts the previous version live, or the one of `--to`. */
export async function rollbackRemote(
  name: string,
  { to, dryRun = false }: RollbackRemoteOptions,
  context: Context,
): Promise<Result> {
  const { remotes } = await (dryRun ? context.openReader() : context.openWriter());
  context.signal.throwIfAborted();
  const back = await remotes.rollBack(name, { to, dryRun });
  const { version, before, resting } = back;
  const switched = !dryRun && before !== version;
  const lines = dryRun
    ? [`${name} would go back to ${version} (now: ${before}).`]
    : [
        `${name} is back at ${version} (before: ${before}; it is live again with remotes rollback ${name} --to ${before}).`,
      ];
  if (before === version) lines.splice(0, 1, `${name} ${version} is already live: nothing to do.`);
  return { data: { dry_run: dryRun, switched, ...back }, lines: [...lines, ...restingLine(resting)] };
}
