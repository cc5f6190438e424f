import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROGRAMS, PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { startS3StandIn } from '@tdt/testing/storage';
import { describe, expect, it, onTestFinished } from 'vitest';

const SERVER = PROGRAMS[PROGRAMS_UNDER_TEST].server;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
  return folder;
}

async function occupy(): Promise<Server & { port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
}

async function freePort(): Promise<number> {
  const server = await occupy();
  server.close();
  await once(server, 'close');
  return server.port;
}

/** Prints the arguments of Node when a server begins to listen. */
const PRINTS_LISTENING = encodeURIComponent(`
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('tracing:net.server.listen:asyncStart', ({ options }) => {
    console.log('listens with a backlog of ' + options.backlog);
  });
`);

/** Prints which packages of the AWS SDK were loaded in the end. */
const PRINTS_SDK = encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      if (/@aws-sdk|@smithy/.test(url)) loaded.add(url);
      return next(url, context);
    },
  });
  process.on('exit', () => console.log(loaded.size + ' modules of the SDK'));
`);

interface Program {
  child: ChildProcess;
  port: number;
  ended: Promise<{ status: number | null; stderr: string; stdout: string }>;
}

async function start(env: Record<string, string> = {}, { channel = false, dotenv = '' } = {}): Promise<Program> {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, '.env'), dotenv);
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const child = spawn(process.execPath, [SERVER], {
    cwd,
    env: { PATH: process.env.PATH, DATA_DIR: join(cwd, 'data'), PORT: String(port), WARM_PICTURES: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The program was started without pipes');
  const output = Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  const ended = output.then(([out, err, [status]]) => ({ status: status as number | null, stdout: out, stderr: err }));
  return { child, port, ended };
}

async function startReady(env: Record<string, string> = {}): Promise<Program> {
  const program = await start(env);
  const isReady = () =>
    fetch(`http://127.0.0.1:${program.port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 50_000, interval: 50 }).toBe(true);
  return program;
}

describe('start', { timeout: 60_000 }, () => {
  it('reports every fault of the configuration together, and reads no .env of the current folder', async () => {
    const faults = { LOG_LEVEL: 'loud', TRUST_PROXY: 'everybody' };
    const { status, stderr } = await (await start(faults, { dotenv: 'CACHE_SECONDS=abc\n' })).ended;
    expect(status).toBe(2);
    expect(stderr).toContain('LOG_LEVEL must be one of');
    expect(stderr).toContain('TRUST_PROXY must list');
    expect(stderr).not.toContain('CACHE_SECONDS');
    expect(stderr).not.toContain('    at ');
  });

  it('says that the database does not respond, soon and without the password', async () => {
    const uri = `mongodb://me:hunter2@127.0.0.1:${await freePort()}/site`;
    const { status, stderr } = await (await start({ MONGODB_URI: uri })).ended;
    expect(stderr).toMatch(/^The database at 127\.0\.0\.1:\d+ does not respond: [^\n]+\n$/);
    expect(status).toBe(4);
  });

  it('says that the storage of files refuses its key, without printing the key', async () => {
    const service = await startS3StandIn();
    onTestFinished(() => service.close());
    const { status, stderr } = await (await start({ ...service.env, S3_SECRET_ACCESS_KEY: 'hunter2' })).ended;
    expect(stderr).toMatch(/^The file storage cannot be used \(bucket table at [^\n]+SignatureDoesNotMatch[^\n]+\n$/);
    expect(stderr).not.toMatch(/hunter2|AKID/);
    expect(status).toBe(5);
  });

  it('says that the port is taken, and has loaded the SDK only for a bucket', async () => {
    const service = await startS3StandIn();
    onTestFinished(() => service.close());
    const { port } = await occupy();
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${PRINTS_SDK}`, PORT: String(port) };
    const ends = [await start(env), await start({ ...env, ...service.env })].map(async ({ ended }) => ended);
    const [without, withBucket] = await Promise.all(ends);
    const stderr = `Port ${port} of 127.0.0.1 is taken: stop the program that uses it, or set PORT to another number.\n`;
    expect(without).toMatchObject({ status: 3, stderr, stdout: expect.stringMatching(/^0 modules of the SDK$/m) });
    expect(withBucket).toMatchObject({
      status: 3,
      stderr,
      stdout: expect.stringMatching(/^[1-9]\d* modules of the SDK$/m),
    });
  });

  it('says that the data directory cannot be used', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'data');
    await writeFile(file, 'a file, not a folder');
    const { status, stderr } = await (await start({ DATA_DIR: file })).ended;
    expect(stderr).toMatch(/^The data directory [^\n]* cannot be written to[^\n]*\n$/);
    expect(status).toBe(5);
  });
});

describe('a running server', { timeout: 60_000 }, () => {
  it('lets more connections wait than Node, and responds from memory before its router, with the same headers and one line in the log', async () => {
    const { child, port, ended } = await startReady({
      NODE_OPTIONS: `--import=data:text/javascript,${PRINTS_LISTENING}`,
    });
    const ask = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/api/site`);
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { body: await response.text(), headers };
    };
    expect(await ask()).toEqual(await ask());
    const tagged = await fetch(`http://127.0.0.1:${port}/api/site`, {
      headers: { 'if-none-match': (await ask()).headers.etag ?? '' },
    });
    expect(tagged.status).toBe(304);
    child.kill('SIGTERM');
    const { stdout } = await ended;
    expect(Number(/^listens with a backlog of (\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(511);
    const lines = stdout.split('\n').filter((line) => line.includes('"/api/site"'));
    expect(lines).toHaveLength(4);
    expect(lines.filter((line) => line.includes('"cached":true'))).toHaveLength(3);
  });

  it('finishes requests in progress, refuses new ones, and ends', async () => {
    const { child, port, ended } = await startReady();
    // A body that arrives in two halves keeps a request in flight across the signal.
    const body = JSON.stringify({ kind: 'error', message: 'x' });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const slow = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/client-errors', headers });
    slow.write(body.slice(0, 5));
    // An idle connection, as browsers keep them.
    await fetch(`http://127.0.0.1:${port}/api/health`);
    child.kill('SIGTERM');
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/api/health`).catch(() => 'refused')).toBe('refused');
    slow.end(body.slice(5));
    const [response] = await once(slow, 'response');
    expect(response.statusCode).toBe(204);
    expect(response.headers.connection).toBe('close');
    response.resume();
    expect((await ended).status).toBe(0);
  });

  it('still serves for a while, no longer ready, so that a balancer can react first', async () => {
    const { child, port, ended } = await startReady({ DRAIN_SECONDS: '5' });
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status;
    child.kill('SIGTERM');
    await expect.poll(() => statusOf('/api/ready'), { interval: 20 }).toBe(503);
    expect([await statusOf('/api/health'), await statusOf('/api/site')]).toEqual([200, 200]);
    expect((await ended).status).toBe(0);
  });

  it('reports to the program that started it whether there is a super admin, and ends when that closes its channel', async () => {
    const { child, ended } = await start({}, { channel: true });
    const [message] = await once(child, 'message');
    expect(message).toEqual({ hasSuperAdmin: false });
    child.disconnect();
    expect((await ended).status).toBe(0);
  });

  it('ends at once at the second signal', async () => {
    const { child, port, ended } = await startReady();
    const slow = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/client-errors' });
    slow.on('error', () => {});
    slow.setHeader('content-type', 'application/json').write('{');
    await fetch(`http://127.0.0.1:${port}/api/health`);
    child.kill('SIGINT');
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/api/health`).catch(() => 'refused')).toBe('refused');
    child.kill('SIGINT');
    expect((await ended).status).toBe(1);
  });
});
