import { type Build, BuildSchema } from '@tdt/contracts';
import type { Storage } from '@tdt/files/storage';
import { BUILD_FILE, parseJson, readBuiltFile } from './built-folder.ts';
import { refused } from './registry.ts';
import { buildFolder } from './registry-view.ts';

/** The content of a folder `assets/{name}/{version}` of the storage, complete or not. */
export interface StoredBuild {
  name: string;
  version: string;
  files: { path: string; size: number }[];
  /** When the newest of its files was written. */
  newest: Date;
}

/** A number of files and their total size in bytes. */
export interface Amount {
  files: number;
  bytes: number;
}

/** How far a long piece of work is; `done` and `total` count the units of `step`. */
export interface Progress {
  step: string;
  done: number;
  total: number;
}

export interface KeepOptions {
  /** Stops between two files; what is stored stays. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

export type BuildStore = ReturnType<typeof createBuildStore>;

/**
 * Builds in the storage, each in an immutable folder. `build.json` is written last: a folder that has one is complete.
 */
export function createBuildStore(storage: Storage) {
  return {
    /**
     * What the storage lacks of a build. Reads a listing and `build.json` only: it checks presence and size, not
     * content. Throws `REMOTE_REFUSED` when another build of the same version is stored.
     */
    missing: async (build: Build): Promise<Amount> => amountOf((await findGap(storage, build)).files),

    /** Stores what is missing, `build.json` last. Throws `VALIDATION_FAILED` for a damaged file. */
    async keep(folder: string, build: Build, { signal, onProgress }: KeepOptions = {}): Promise<Amount> {
      const target = buildFolder(build);
      const { files, isUnsealed } = await findGap(storage, build);
      for (const [index, file] of files.entries()) {
        signal?.throwIfAborted();
        await storage.put(`${target}/${file.path}`, await readBuiltFile(folder, file));
        onProgress?.({ step: 'files', done: index + 1, total: files.length });
      }
      signal?.throwIfAborted();
      if (isUnsealed) await storage.put(`${target}/${BUILD_FILE}`, JSON.stringify(build));
      return amountOf(files);
    },

    /** All builds in the storage. */
    all: (): Promise<StoredBuild[]> => listBuilds(storage, 'assets'),
    /** The files of one build; `null` when there are none. */
    find: async (build: Pick<Build, 'name' | 'version'>): Promise<StoredBuild | null> =>
      (await listBuilds(storage, buildFolder(build)))[0] ?? null,

    /**
     * Removes a build's files, `build.json` first, so that an interrupted removal leaves no build that seems complete.
     */
    async remove({ files }: StoredBuild, signal: AbortSignal): Promise<void> {
      const rank = ({ path }: { path: string }) => (path.endsWith(`/${BUILD_FILE}`) ? 0 : 1);
      for (const { path } of files.toSorted((a, b) => rank(a) - rank(b))) {
        signal.throwIfAborted();
        await storage.remove(path);
      }
    },
  };
}

/** The files to store so that the storage has all of a build; `isUnsealed`: then `build.json`, too. */
interface Gap {
  files: Build['files'];
  isUnsealed: boolean;
}

async function findGap(storage: Storage, build: Build): Promise<Gap> {
  const sealed = await storedManifest(storage, build);
  // Without one, an upload was interrupted: the content of the files that are there is unknown.
  if (!sealed) return { files: build.files, isUnsealed: true };
  if (contentOf(sealed) !== contentOf(build)) {
    throw refused(
      `Another build of ${build.name} ${build.version} is stored: a version stands for one content for ever.`,
    );
  }
  const folder = buildFolder(build);
  const stored = await sizesIn(storage, folder);
  const lost = sealed.files.filter(({ path, bytes }) => stored.get(`${folder}/${path}`) !== bytes);
  if (lost.length === 0) return { files: [], isUnsealed: false };
  const isIdentical = hashesOf(sealed.files) === hashesOf(build.files);
  return isIdentical ? { files: lost, isUnsealed: false } : { files: build.files, isUnsealed: true };
}

async function storedManifest(storage: Storage, build: Build): Promise<Build | null> {
  const stored = await readIfStored(storage, `${buildFolder(build)}/${BUILD_FILE}`);
  const parsed = stored === null ? null : BuildSchema.safeParse(parseJson(stored));
  return parsed?.success ? parsed.data : null;
}

/** `null` also when a prune removes the file after it was found. */
async function readIfStored(storage: Storage, path: string): Promise<string | null> {
  const stored = await storage.open(path);
  if (!stored) return null;
  try {
    return String(await stored.read());
  } catch (error) {
    if (await storage.exists(path)) throw error;
    return null;
  }
}

/** What identifies a build. Compressed copies are left out: they differ between compressors, so between machines. */
const contentOf = ({ files }: Build): string => hashesOf(files.filter(({ path }) => !/\.(?:br|gz)$/.test(path)));

const hashesOf = (files: Build['files']): string =>
  files
    .map(({ path, sha256 }) => `${path} ${sha256}`)
    .sort()
    .join('\n');

async function sizesIn(storage: Storage, folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { path, size } of storage.list(folder)) sizes.set(path, size);
  return sizes;
}

async function listBuilds(storage: Storage, folder: string): Promise<StoredBuild[]> {
  const builds = new Map<string, StoredBuild>();
  for await (const { path, size, modifiedAt } of storage.list(folder)) {
    const [, name, version, ...rest] = path.split('/');
    // Other files were not stored as part of a build.
    if (name === undefined || version === undefined || rest.length === 0) continue;
    const known = builds.get(`${name}/${version}`) ?? { name, version, files: [], newest: modifiedAt };
    known.files.push({ path, size });
    if (modifiedAt > known.newest) known.newest = modifiedAt;
    builds.set(`${name}/${version}`, known);
  }
  return [...builds.values()];
}

const amountOf = (files: Build['files']): Amount => ({
  files: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});
