import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { ConfigError } from '../parse-env.ts';
import { SECRET_BYTES } from './secret-setting.ts';

interface Place {
  /** The configured secret; `null`: a generated one. */
  secret: string | null;
  /** Where a generated one is stored, in the file `secret`. */
  dataDir: string;
  log: Logger;
  /** `false`: a missing one is generated for this program only, which then must not sign anything with it. */
  isStored?: boolean;
  /** Gives a file a second name; fails with EEXIST if there is a file of that name. */
  linkFile?: (from: string, to: string) => Promise<void>;
}

const NEW_BYTES = 48;
/** Where the file can only be copied, a program that reads it meanwhile may see a part of it. */
const READ_ATTEMPTS = 10;
const PAUSE_MS = 50;
/** Errors of file systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EINVAL', 'EMLINK'];
/** The folder can be read and not written. */
const NOT_WRITABLE = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'];

const KEY_BYTES = 32;

/**
 * A key of 32 bytes for one purpose, derived from the site's secret: it does not verify what another purpose signed.
 */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `tour-de-table ${purpose}`, KEY_BYTES));

/**
 * The secret of this installation: the configured one, else one that is generated once and stored. Where none can be
 * stored, it warns and generates one for this program only. Throws `ConfigError` when the file contains none.
 */
export async function openSecret(place: Place): Promise<Buffer> {
  const { secret, dataDir, log, isStored = true } = place;
  if (secret !== null) return Buffer.from(secret);
  const file = join(dataDir, 'secret');
  try {
    if ((await read(file)) === null) {
      if (!isStored) return randomBytes(NEW_BYTES);
      await generate(file, place);
    }
  } catch (error) {
    if (!isCode(error, NOT_WRITABLE)) throw error;
    log.warn(
      { err: error },
      'DATA_DIR cannot keep a secret: links in mails and sessions are valid until the next start only. Set JWT_SECRET',
    );
    return randomBytes(NEW_BYTES);
  }
  return readWhole(file);
}

async function readWhole(file: string): Promise<Buffer> {
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    const secret = await read(file);
    if (secret && secret.length >= SECRET_BYTES) return secret;
    await pass(PAUSE_MS);
  }
  throw new ConfigError([
    `The file ${file} contains no secret any more. Remove it to get a new one: links that were sent are then refused, and everybody signs in again.`,
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

/** Written whole under another name and then linked: several programs that start at once all use one secret. */
async function generate(file: string, { dataDir, linkFile = link }: Place): Promise<void> {
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
