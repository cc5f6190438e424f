import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type Build, BuildSchema } from '@tdt/contracts';

const NAME = /^[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * Reads the `build.json` of a folder that a build has left.
 * Throws `REMOTE_NOT_FOUND` when there is none, `VALIDATION_FAILED` when it is not a valid one.
 */
export async function readBuild(folder: string): Promise<Build> {
  const text = await readFile(join(folder, 'build.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new AppError('REMOTE_NOT_FOUND', { detail: `Aucun build dans ${folder}.` }, { cause: error });
  });
  const parsed = BuildSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    throw invalid('build.json ne décrit pas un build.', parsed.error);
  }
  const build = parsed.data;
  const listed = new Set(build.files.map((file) => file.path));
  const named = [build.entry, build.server, ...build.js, ...build.css, ...build.preload].filter(
    (path) => path !== null,
  );
  const missing = named.find((path) => !listed.has(path));
  if (missing !== undefined) throw invalid(`build.json nomme ${missing} sans en donner l'empreinte.`);
  if (build.kind === 'remote' && (!build.entry || !build.container)) throw invalid('Un module sans conteneur.');
  return build;
}

/**
 * One file of a build, checked against the hash in `build.json`.
 * Throws `VALIDATION_FAILED` when it is missing or another one.
 */
export async function readBuiltFile(folder: string, file: Build['files'][number]): Promise<Buffer> {
  if (!NAME.test(file.path) || file.path.split('/').includes('..')) throw invalid(`Chemin refusé : ${file.path}`);
  const bytes = await readFile(join(folder, file.path)).catch((error: unknown) => {
    throw invalid(`Le fichier ${file.path} manque.`, error);
  });
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256) {
    throw invalid(`Le fichier ${file.path} ne correspond pas à son empreinte.`);
  }
  return bytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalid(detail: string, cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', { detail }, { cause });
}
