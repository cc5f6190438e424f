import { resolve } from 'node:path';
import { AppError } from '@tdt/contracts/plain';
import type { Deployment } from '@tdt/federation';
import { type Context, type Result, UsageError } from '../../command.ts';
import { amount } from '../../output/report.ts';

export interface DeployRemoteOptions {
  dryRun?: boolean;
}

/**
 * `tdt remotes deploy NAME DIR`: puts the build in a folder live. Throws `UsageError` if the folder has no valid one.
 */
export async function deployRemote(
  name: string,
  folder: string,
  { dryRun = false }: DeployRemoteOptions,
  context: Context,
): Promise<Result> {
  const { signal, onProgress } = context;
  const { remotes } = await (dryRun ? context.openReader() : context.openWriter({ creates: true }));
  const deployed = await remotes
    .deploy(name, resolve(context.folder, folder), { dryRun, signal, onProgress })
    .catch((error: unknown) => {
      throw isAboutFolder(error) ? new UsageError(error.message, { cause: error }) : error;
    });
  const switched = !dryRun && deployed.before !== deployed.version;
  return { data: { dry_run: dryRun, switched, ...deployed }, lines: report(deployed, dryRun) };
}

const isAboutFolder = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'VALIDATION_FAILED' || error.code === 'REMOTE_NOT_FOUND');

function report({ name, version, before, stored, resting }: Deployment, dryRun: boolean): string[] {
  if (before === version) return [repairLine({ name, version, stored }, dryRun)];
  const switchLine = dryRun
    ? `${name} ${version} would go live (now: ${before ?? 'nothing'}).`
    : `${name} ${version} is live (before: ${before ?? 'nothing'}).`;
  const files = stored.files === 0 ? 'nothing, all files are already there' : amount(stored);
  return [`${switchLine} ${dryRun ? 'To be stored' : 'Stored'}: ${files}.`, ...restingLine(resting)];
}

function repairLine(
  { name, version, stored }: Pick<Deployment, 'name' | 'version' | 'stored'>,
  dryRun: boolean,
): string {
  if (stored.files === 0) return `${name} ${version} is already live and complete: nothing to do.`;
  return `${name} ${version} is already live. Missing files ${dryRun ? 'to be restored' : 'restored'}: ${amount(stored)}.`;
}

/** Lists the remotes that a deployment or rollback leaves out of service, if there are any. */
export const restingLine = (resting: readonly string[]): string[] =>
  resting.length === 0
    ? []
    : [`Not served until rebuilt, since built for another platform than the live shell's: ${resting.join(', ')}.`];
