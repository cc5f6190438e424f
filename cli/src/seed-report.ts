import type { SeedCount } from '@tdt/core';
import { type Result, STATUS, type Status } from './command.ts';

/** "countries: 208 created, 0 updated, 0 kept." */
export function countLine(noun: string, { created, updated, kept }: SeedCount, dryRun: boolean): string {
  const counts = dryRun
    ? `${created} would be created, ${updated} updated, ${kept} kept`
    : `${created} created, ${updated} updated, ${kept} kept`;
  return `${noun}: ${counts}.`;
}

/** Marks the report of a seed that Ctrl-C stopped: what is done stays, and the way on is to run it again. */
export function stopped(result: Result): Result {
  const status: Status = STATUS.failed;
  const lines = [...result.lines, 'Stopped before the end. What is done stays: run the same command again to go on.'];
  return { data: { ...result.data, finished: false }, lines, status };
}
