import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounting a volume, and running a program as another user, need root on Linux. */
export const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

/** A volume of its own in memory. */
export interface Volume {
  path: string;
  unmount(): void;
}

export function mountVolume(megabytes: number): Volume {
  const at = mkdtempSync(join(tmpdir(), 'volume-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', at]);
  return {
    path: at,
    unmount() {
      // Lazily: an engine may still be ending.
      execFileSync('umount', ['--lazy', at]);
      rmSync(at, { recursive: true, force: true });
    },
  };
}
