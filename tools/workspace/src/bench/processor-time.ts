import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks a second in /proc, as every Linux of today has it. */
const TICKS = 100;

/** Fields of /proc/<pid>/stat behind the name of the program, which may hold anything. */
const USER = 11;
const SYSTEM = 12;

/**
 * Milliseconds of processor time that a process has taken so far, all threads and the kernel's part of it included. On a
 * machine that others use too, it says more than the time on the clock. Null where there is no /proc.
 */
export function processorMilliseconds(pid: number): number | null {
  try {
    const fields = afterName(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1000) / TICKS;
  } catch {
    return null;
  }
}

/** Process id of the program that serves a data directory's database; null when none does or none can be found. */
export function enginePid(dataDir: string): number | null {
  try {
    const found = execFileSync('pgrep', ['-f', `engine.*${dataDir}`], { encoding: 'utf8' });
    return Number(found.split('\n')[0]) || null;
  } catch {
    return null;
  }
}

const afterName = (stat: string): string[] => stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
