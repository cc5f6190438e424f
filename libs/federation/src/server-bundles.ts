import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@tdt/contracts';
import type { Storage } from '@tdt/files/storage';
import { buildFolder, hashOf } from './registry-view.ts';

/** A server bundle on the local disk. Check the hash before evaluating it. */
export interface ServerBundle {
  name: string;
  version: string;
  path: string;
  sha256: string;
}

const YOUNG_MS = 3_600_000;

export type ServerBundles = ReturnType<typeof createServerBundles>;

/** Server bundles of builds in the storage, copied to a local folder, because the storage may be on another machine. */
export function createServerBundles(storage: Storage, localFolder: string) {
  return {
    /** The server bundle of a build as a local file; `null` for a build without one. */
    async find(build: Build): Promise<ServerBundle | null> {
      if (!build.server) return null;
      const sha256 = hashOf(build, build.server);
      const path = join(localFolder, bundleFile(build.name, sha256));
      if (!(await isIntact(path, sha256))) {
        const stored = await storage.open(`${buildFolder(build)}/${build.server}`);
        if (!stored) throw new Error(`The storage has no server bundle of ${build.name} ${build.version}.`);
        await writeWhole(path, await stored.read(), localFolder);
      }
      return { name: build.name, version: build.version, path, sha256 };
    },

    /**
     * Removes local bundles of other builds. Files of the last hour stay, because another process may have written
     * them.
     */
    async sweep(builds: readonly Build[], now: number = Date.now()): Promise<void> {
      const used = new Set(
        builds.flatMap((build) => build.server && bundleFile(build.name, hashOf(build, build.server))),
      );
      const names = await readdir(localFolder).catch(() => []);
      for (const name of names.filter((one) => !used.has(one))) {
        const path = join(localFolder, name);
        const file = await stat(path).catch(() => null);
        if (file?.isFile() && now - file.mtimeMs > YOUNG_MS) await rm(path, { force: true });
      }
    },
  };
}

const bundleFile = (name: string, sha256: string): string => `${name}-${sha256.slice(0, 16)}.cjs`;

async function isIntact(path: string, sha256: string): Promise<boolean> {
  const bytes = await readFile(path).catch(() => null);
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256;
}

/** Another process may write the same file: each writes a file of its own, and the last rename wins. */
async function writeWhole(path: string, bytes: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = `${path}.${process.pid}`;
  await writeFile(own, bytes);
  await rename(own, path);
}
