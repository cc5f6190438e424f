import { resolve } from 'node:path';
import { AppError } from '@tdt/contracts/plain';
import type { Deployment } from '@tdt/core';
import { type Context, type Result, UsageError } from '../../command.ts';
import { amount } from '../../output/amount.ts';
import { restingLine } from './resting-line.ts';

export interface DeployRemoteOptions {
  dryRun?: boolean;
}

/** `tdt remotes deploy NAME DIR`: puts the build in a folder live. A folder that holds no sound one is wrong usage. */
export async function deployRemote(
  name: string,
  folder: string,
  { dryRun = false }: DeployRemoteOptions,
  context: Context,
): Promise<Result> {
  const { signal, onProgress } = context;
  const { remotes } = await context.open();
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
  const files = stored.files === 0 ? 'nothing, all files are there' : amount(stored);
  return [`${switchLine} ${dryRun ? 'To be stored' : 'Stored'}: ${files}.`, ...restingLine(resting)];
}

function repairLine(
  { name, version, stored }: Pick<Deployment, 'name' | 'version' | 'stored'>,
  dryRun: boolean,
): string {
  if (stored.files === 0) return `${name} ${version} is live already, and whole: nothing to do.`;
  return `${name} ${version} is live already. Lost from the storage, and ${dryRun ? 'to be put' : 'put'} back: ${amount(stored)}.`;
}
