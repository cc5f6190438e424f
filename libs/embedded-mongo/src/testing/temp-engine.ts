import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { type ConnectOptions, connect, stop } from '../index.ts';

/** An engine with a temporary data directory, and an unmodified mongoose connected to it. */
export interface TempEngine {
  readonly dataDir: string;
  readonly uri: string;
  readonly connection: Connection;
  close(): Promise<void>;
}

export function tempDir(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'engine-test-'));
}

/** Starts an engine in a new directory; `close` stops it and removes the directory. */
export async function startTempEngine(options: ConnectOptions = {}): Promise<TempEngine> {
  const dataDir = tempDir();
  const uri = await connect(dataDir, options);
  const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 10_000 }).asPromise();
  const close = async () => {
    await connection.close();
    await removeEngine(dataDir);
  };
  return { dataDir, uri, connection, close };
}

/** Stops the engine of a directory and removes the directory. */
export async function removeEngine(dataDir: string): Promise<void> {
  await stop(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Polls until `condition` returns a truthy value; throws after `deadlineMs`. */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  deadlineMs = 15_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const result = await condition();
    if (result) return result as NonNullable<T>;
    if (Date.now() > deadline) throw new Error(`timed out waiting until ${what}`);
    await delay(20);
  }
}

/** Ids of the engine processes of a directory, by their command lines (Linux). */
export function enginePids(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => commandLine(pid).includes(`\0--data\0${dataDir}\0`))
    .map(Number);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
