import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';

/** Makes `folder` a disk of 16 kB; returns what undoes it, or `null` without the right to mount one. */
export async function mountSmallDisk(folder: string): Promise<(() => void) | null> {
  await mkdir(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return () => void execFileSync('umount', [folder]);
}
