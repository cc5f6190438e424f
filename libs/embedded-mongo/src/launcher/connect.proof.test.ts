import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, enginePid, keepAlive } from '../index.ts';
import { writeCollection } from '../storage/catalog.ts';
import { ID_INDEX_SPEC, indexFromSpec } from '../storage/collection.ts';
import { catalogKey } from '../storage/keys.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { enginePids, removeEngine, tempDir, until } from '../testing/temp-engine.ts';
import { socketPath } from './paths.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const directories: string[] = [];
function dataDirectory(): string {
  const directory = tempDir();
  directories.push(directory);
  return directory;
}
afterEach(async () => {
  for (const directory of directories.splice(0)) await removeEngine(directory);
});

const open = (uri: string) => mongoose.createConnection(uri, { serverSelectionTimeoutMS: 15_000 }).asPromise();

const spawnMain = (dataDir: string) =>
  spawn(process.execPath, [MAIN, '--data', dataDir, '--idle', '1'], { stdio: 'ignore' });

/** Runs the engine in the foreground; resolves with its exit code. */
const runMain = async (dataDir: string): Promise<number | null> => (await once(spawnMain(dataDir), 'exit'))[0];

describe('connect', () => {
  it('refuses a data file of 0 bytes in one sentence, and leaves it', async () => {
    const dataDir = dataDirectory();
    mkdirSync(dataDir, { recursive: true });
    const file = path.join(dataDir, 'data.sqlite');
    writeFileSync(file, '');
    await expect(connect(dataDir)).rejects.toMatchObject({
      code: 'EMPTY_DATA',
      message: expect.stringMatching(/data\.sqlite is empty \(0 bytes\).* restore it from a backup/),
    });
    expect(statSync(file).size).toBe(0);
  });

  it('returns the same URI to concurrent callers, and starts one engine', async () => {
    const dataDir = dataDirectory();
    const uris = await Promise.all(Array.from({ length: 4 }, () => connect(dataDir)));
    expect(new Set(uris).size).toBe(1);
    await until('the losers have ended', () => enginePids(dataDir).length === 1);
  });

  it('returns a URI with the database tourdetable, and of a private socket in a private directory', async () => {
    const dataDir = dataDirectory();
    const connection = await open(await connect(dataDir));
    expect(connection.db?.databaseName).toBe('tourdetable');
    await connection.close();
    const socket = socketPath(dataDir);
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(dataDir, 'data.sqlite')).mode & 0o777).toBe(0o600);
  });

  it.each(['x'.repeat(100), 'a%41'])('uses another path for the socket of a directory %s', async (name) => {
    const directory = path.join(dataDirectory(), name);
    directories.unshift(directory);
    const connection = await open(await connect(directory));
    expect(await connection.db?.command({ ping: 1 })).toMatchObject({ ok: 1 });
    await connection.close();
  });

  it('reports an unusable directory', async () => {
    const file = path.join(dataDirectory(), 'file');
    writeFileSync(file, '');
    await expect(connect(path.join(file, 'below'))).rejects.toMatchObject({
      name: 'EngineError',
      code: 'START_FAILED',
    });
  });

  it('mentions the log file if the engine does not start', async () => {
    const dataDir = dataDirectory();
    const entry = path.join(dataDir, 'broken.js');
    writeFileSync(entry, 'process.exit(3)');
    await expect(connect(dataDir, { entry })).rejects.toMatchObject({
      code: 'START_FAILED',
      message: expect.stringMatching(/exit code 3.*engine\.log/),
    });
  });
});

describe('the engine', () => {
  it('ends after its last connection, and leaves the data', async () => {
    const dataDir = dataDirectory();
    const first = await open(await connect(dataDir, { idleSeconds: 0.2 }));
    const second = await open(await connect(dataDir, { idleSeconds: 0.2 }));
    await first.collection('things').insertOne({ a: 1 });
    await first.close();
    expect(await enginePid(dataDir)).toBeDefined();
    await second.close();
    await until('the engine has ended', () => enginePids(dataDir).length === 0);
    expect(existsSync(socketPath(dataDir))).toBe(false);
    expect(await enginePid(dataDir)).toBeUndefined();
    const third = await open(await connect(dataDir));
    expect(await third.collection('things').countDocuments()).toBe(1);
    await third.close();
  });

  it('waits for an announced client, however short its idle time, also while an older one is there', async () => {
    const dataDir = dataDirectory();
    const older = await open(await connect(dataDir, { idleSeconds: 0 }));
    const uri = await connect(dataDir, { idleSeconds: 0 });
    await older.db?.command({ hello: 1 });
    await older.close();
    await (await open(uri)).close();
    await until('the engine has ended', () => enginePids(dataDir).length === 0);
    expect(await connect(dataDir, { idleSeconds: 0 })).toBe(uri);
  });

  it('never opens the directory of another engine', async () => {
    const dataDir = dataDirectory();
    const connection = await open(await connect(dataDir));
    const pid = await enginePid(dataDir);
    expect(await runMain(dataDir)).toBe(10);
    expect(await enginePid(dataDir)).toBe(pid);
    expect(await connection.db?.command({ ping: 1 })).toMatchObject({ ok: 1 });
    await connection.close();
  });

  it.each([1, 2, 3, 4, 6, 8])(
    'starts where its first start was killed when a file changed for the %ith time',
    async (nth) => {
      const dataDir = dataDirectory();
      const child = spawnMain(dataDir);
      let changes = 0;
      const watcher = watch(dataDir, () => {
        if (++changes >= nth) child.kill('SIGKILL');
      });
      await Promise.race([once(child, 'exit'), until('it listens', () => enginePid(dataDir))]);
      watcher.close();
      child.kill('SIGKILL');
      const connection = await open(await connect(dataDir));
      await connection.collection('things').insertOne({ a: 1 });
      await connection.close();
      expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([]);
    },
  );

  it('runs commands that come before it has read what collections there are', async () => {
    const dataDir = dataDirectory();
    const store = openSqliteStore(dataDir);
    const indexes = [indexFromSpec(1, ID_INDEX_SPEC)];
    store.begin();
    for (let id = 100; id < 20_000; id++)
      store.put(catalogKey(`db.c${id}`), writeCollection({ namespace: `db.c${id}`, id, indexes }));
    store.commit();
    store.close();
    const connection = await open(await connect(dataDir));
    expect(await connection.db?.command({ ping: 1 }, { timeoutMS: 20_000 })).toMatchObject({ ok: 1 });
    await connection.close();
  });

  it('takes over from a killed engine despite its leftover files', async () => {
    const dataDir = dataDirectory();
    mkdirSync(path.join(dataDir, 'run'), { recursive: true });
    writeFileSync(socketPath(dataDir), '');
    const uri = await connect(dataDir);
    process.kill((await enginePid(dataDir)) as number, 'SIGKILL');
    await until('the engine is gone', () => enginePids(dataDir).length === 0);
    expect(await connect(dataDir)).toBe(uri);
    const connection = await open(uri);
    expect(await connection.db?.command({ ping: 1 })).toMatchObject({ ok: 1 });
    await connection.close();
  });
});

describe('keepAlive', () => {
  it('restarts a killed engine for a connected driver', async () => {
    const dataDir = dataDirectory();
    const engine = await keepAlive(dataDir, { idleSeconds: 0.2 });
    const connection = await open(engine.uri);
    await connection.collection('things').insertOne({ a: 1 });
    const pid = (await enginePid(dataDir)) as number;
    process.kill(pid, 'SIGKILL');
    // Not at once: what the driver writes before it has seen that its socket is closed fails, and it does not retry.
    await until('the engine runs again', async () => ![undefined, pid].includes(await enginePid(dataDir)));
    expect(await connection.collection('things').countDocuments()).toBe(1);
    await connection.collection('things').insertOne({ a: 2 });
    expect(await connection.collection('things').countDocuments()).toBe(2);
    await connection.close();
    engine.close();
    await until('the engine has ended', () => enginePids(dataDir).length === 0);
  });

  it('keeps the engine running without other connections', async () => {
    const dataDir = dataDirectory();
    const engine = await keepAlive(dataDir, { idleSeconds: 0 });
    const connection = await open(engine.uri);
    await connection.close();
    const pid = await enginePid(dataDir);
    expect(await enginePid(dataDir)).toBe(pid);
    engine.close();
  });
});
