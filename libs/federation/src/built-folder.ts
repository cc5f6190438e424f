import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Script } from 'node:vm';
import { AppError, type Build, BuildSchema } from '@tdt/contracts';
import { isStoragePath } from '@tdt/files/storage';
import { isAdminMount, isMount } from './mounts.ts';
import { buildFolder } from './registry-view.ts';

/** The file that describes a build. */
export const BUILD_FILE = 'build.json';

/** Segments that the storage accepts, too: none begins with a dot. */
const PATH = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const PATH_MAX = 200;

/** Far above what a real build needs, and below what could fill the storage or the registry's document by mistake. */
const FILES_MAX = 500;
const MOUNTS_MAX = 100;
export const FILE_BYTES_MAX = 32 * 1024 * 1024;
const BUILD_MAX_BYTES = 128 * 1024 * 1024;
const MANIFEST_MAX_BYTES = 1024 * 1024;

/**
 * Reads the `build.json` of a folder with a finished build. Throws `REMOTE_NOT_FOUND` when there is none,
 * `VALIDATION_FAILED` when it is invalid.
 */
export async function readBuild(folder: string): Promise<Build> {
  const parsed = BuildSchema.safeParse(parseJson(await readManifest(folder)));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
    const where = path.length === 0 ? '' : ` (${path.join('.')}: ${message})`;
    throw invalid(`${join(folder, BUILD_FILE)} does not describe a build${where}.`, parsed.error);
  }
  checkPaths(parsed.data);
  return parsed.data;
}

/**
 * Reads all files of a build and compares them with its `build.json`; its server bundle must parse as JavaScript and is
 * not run. Throws `VALIDATION_FAILED`.
 */
export async function checkFiles(folder: string, build: Build, signal?: AbortSignal): Promise<void> {
  for (const file of build.files) {
    signal?.throwIfAborted();
    const bytes = await readBuiltFile(folder, file);
    if (file.path === build.server) checkParses(file.path, bytes);
  }
}

/** One file of a build, checked against `build.json`. Throws `VALIDATION_FAILED` when it is missing or differs. */
export async function readBuiltFile(folder: string, file: Build['files'][number]): Promise<Buffer> {
  const path = join(folder, file.path);
  const real = await realpath(path).catch((error: unknown) => {
    throw invalid(`The file ${file.path} is missing.`, error);
  });
  if (!real.startsWith((await realpath(folder)) + sep))
    throw invalid(`The file ${file.path} lies outside of the build.`);
  const bytes = await readFile(real).catch((error: unknown) => {
    throw invalid(`The file ${file.path} cannot be read.`, error);
  });
  if (bytes.length !== file.bytes || createHash('sha256').update(bytes).digest('hex') !== file.sha256) {
    throw invalid(`The file ${file.path} is not the one that ${BUILD_FILE} describes: build it again.`);
  }
  return bytes;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readManifest(folder: string): Promise<string> {
  const path = join(folder, BUILD_FILE);
  try {
    if ((await stat(path)).size > MANIFEST_MAX_BYTES) throw invalid(`${path} is too large to describe a build.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    throw new AppError(
      'REMOTE_NOT_FOUND',
      { detail: `There is no build in ${folder}: no ${BUILD_FILE}.` },
      { cause: error },
    );
  }
}

function checkPaths(build: Build): void {
  const { files, layout, entry, container, server, js, css, pages, admin, preload, kind, mounts } = build;
  const listed = new Set(files.map(({ path }) => path));
  const isFit = (path: string) =>
    PATH.test(path) && path !== BUILD_FILE && isStoragePath(`${buildFolder(build)}/${path}`);
  const bad = [...listed].find((path) => path.length > PATH_MAX || !isFit(path));
  if (bad !== undefined) throw invalid(`The path ${JSON.stringify(bad)} is not one of a build's file.`);
  if (listed.size !== files.length) throw invalid(`${BUILD_FILE} lists a file twice.`);
  const ofPages = pages.flatMap((page) => [...page.js, ...page.css]);
  const ofAdmin = admin ? [...admin.js, ...admin.css] : [];
  const needed = [entry, server, ...js, ...css, ...ofPages, ...ofAdmin, ...preload].filter((path) => path !== null);
  const missing = needed.find((path) => !listed.has(path));
  if (missing !== undefined) throw invalid(`${BUILD_FILE} refers to ${missing} and does not list it.`);
  if (kind === 'remote' && (!entry || !container))
    throw invalid(`${BUILD_FILE} describes a remote without its container.`);
  const odd = mounts.find((mount) => !isMount(mount));
  if (odd !== undefined) throw invalid(`${JSON.stringify(odd.slice(0, PATH_MAX))} is no address for a remote's pages.`);
  const misplaced = mounts.find((mount) => isAdminMount(mount) !== (layout === 'admin'));
  if (misplaced !== undefined) {
    throw invalid(
      `A remote of layout "${layout}" is never asked for ${misplaced}: /admin is the back office, and nothing else.`,
    );
  }
  if (mounts.length > MOUNTS_MAX) throw invalid(`A remote of more than ${MOUNTS_MAX} addresses is not taken.`);
  checkSizes(files);
}

function checkSizes(files: Build['files']): void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = Math.max(0, ...files.map(({ bytes }) => bytes));
  if (files.length > FILES_MAX) throw invalid(`A build of more than ${FILES_MAX} files is not taken.`);
  if (largest > FILE_BYTES_MAX || total > BUILD_MAX_BYTES) {
    throw invalid(`A file of more than 32 MB, or a build of more than 128 MB, is not taken.`);
  }
}

/** Parses the code as it will be evaluated: wrapped into the function of a CommonJS module. */
function checkParses(path: string, bytes: Buffer): void {
  try {
    new Script(`(function (exports, require, module, __filename, __dirname) {${bytes}\n})`, { filename: path });
  } catch (error) {
    throw invalid(`The server bundle ${path} is no JavaScript: ${(error as Error).message}.`, error);
  }
}

/** The message is in English, for operators. */
export function invalid(detail: string, cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', { detail }, { cause });
}
