import { readFileSync } from 'node:fs';

/** Ticks per second in /proc, on every current Linux. */
const TICKS = 100;

/** Fields of /proc/<pid>/stat after the program's name, which may contain any character. */
const USER = 11;
const SYSTEM = 12;

/**
 * Milliseconds of processor time that a process has used so far, with all threads and the kernel's part. On a shared
 * machine it says more than elapsed time. Null on systems without /proc.
 */
export function processorMilliseconds(pid: number): number | null {
  try {
    const fields = afterName(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1000) / TICKS;
  } catch {
    return null;
  }
}

const afterName = (stat: string): string[] => stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
