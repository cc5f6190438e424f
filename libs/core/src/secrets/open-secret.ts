import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { ConfigError } from '@tdt/config';
import type { Logger } from '../logger.ts';
import { SECRET_BYTES } from './secret-setting.ts';

interface Place {
  /** The one that is configured; `null`: one of its own. */
  secret: string | null;
  /** Where that one is kept, as the file `secret`. */
  dataDir: string;
  log: Logger;
  /** Gives a file a second name; fails with EEXIST where there is one of that name. */
  linkFile?: (from: string, to: string) => Promise<void>;
}

const NEW_BYTES = 48;
/** Where it can only be copied, one who looks meanwhile may see a part of it. */
const LOOKS = 10;
const PAUSE_MS = 50;
/** What file systems without hard links say. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EINVAL', 'EMLINK'];
/** The folder can be read and not written. */
const NO_PLACE = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'];

/**
 * The secret of this installation: what is configured, else one that is made once and kept. Where none can be kept, a warning
 * and one for this program only. Throws `ConfigError` when the file holds none.
 */
export async function openSecret(place: Place): Promise<Buffer> {
  const { secret, dataDir, log } = place;
  if (secret !== null) return Buffer.from(secret);
  const file = join(dataDir, 'secret');
  try {
    if ((await read(file)) === null) await make(file, place);
  } catch (error) {
    if (!isCode(error, NO_PLACE)) throw error;
    log.warn(
      { err: error },
      'No secret can be kept in DATA_DIR: links in mails and sessions hold until the next start. Set JWT_SECRET',
    );
    return randomBytes(NEW_BYTES);
  }
  return readWhole(file);
}

async function readWhole(file: string): Promise<Buffer> {
  for (let look = 0; look < LOOKS; look += 1) {
    const kept = await read(file);
    if (kept && kept.length >= SECRET_BYTES) return kept;
    await pass(PAUSE_MS);
  }
  throw new ConfigError([
    `The file ${file} holds no secret any more; with a new one (remove it), links that were sent are refused, and everybody signs in again.`,
  ]);
}

async function read(file: string): Promise<Buffer | null> {
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  } catch (error) {
    if (isCode(error, ['ENOENT'])) return null;
    throw error;
  }
}

/** Written whole under another name and then linked: of several programs that start at once, all end up with one secret. */
async function make(file: string, { dataDir, linkFile = link }: Place): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `secret.${randomUUID()}`);
  await write(draft, `${randomBytes(NEW_BYTES).toString('base64url')}\n`);
  try {
    await linkFile(draft, file).catch((error) => {
      if (!isCode(error, NO_LINKS)) throw error;
      return copyFile(draft, file, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if (!isCode(error, ['EEXIST'])) throw error;
  } finally {
    await unlink(draft);
  }
}

async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isCode = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes((error as { code?: string } | null)?.code ?? '');
