import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@tdt/config';
import { SECRET_BYTES } from './secret-setting.ts';

interface Place {
  /** The one that is configured; `null`: one of its own. */
  secret: string | null;
  /** Where that one is kept, as the file `secret`. */
  dataDir: string;
}

/**
 * The secret of this installation: what is configured, else one that is made once and kept. Throws `ConfigError` when the
 * file holds none.
 */
export async function openSecret({ secret, dataDir }: Place): Promise<Buffer> {
  if (secret !== null) return Buffer.from(secret);
  const file = join(dataDir, 'secret');
  const kept = (await read(file)) ?? (await make(file, dataDir));
  if (kept.length >= SECRET_BYTES) return kept;
  throw new ConfigError([
    `The file ${file} holds no secret any more; with a new one (remove it), links that were sent are refused.`,
  ]);
}

async function read(file: string): Promise<Buffer | null> {
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written whole under another name and then linked: of several programs that start at once, all end up with one secret. */
async function make(file: string, folder: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `secret.${randomUUID()}`);
  await write(draft, `${randomBytes(48).toString('base64url')}\n`);
  try {
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return (await read(file)) ?? Buffer.alloc(0);
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

const isCode = (error: unknown, code: string): boolean => (error as { code?: unknown } | null)?.code === code;
