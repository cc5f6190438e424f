import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBundle } from '@tdt/federation';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { RENDER_LIMITS } from './limits.ts';
import { WorkerHandle, type WorkerOptions } from './worker-handle.ts';

async function bundle(code: string): Promise<ServerBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'server.cjs');
  await writeFile(path, code);
  return { name: 'shell', version: 'v1', path, sha256: createHash('sha256').update(code).digest('hex') };
}

const noResponse = async () => ({ status: 404, body: 'null', store: false });

function aWorker(shell: ServerBundle, api: WorkerOptions['api'] = noResponse): WorkerHandle {
  return new WorkerHandle({
    data: { facts: {} as never, admin: null, shell, remotes: [] },
    api,
    log: pino({ level: 'silent' }),
    limits: { ...RENDER_LIMITS, startMs: 60_000 },
    onGrown() {},
    onEnd() {},
  });
}

it('can be ended while it is still starting', async () => {
  const worker = aWorker(await bundle('for (;;);'));
  const started = expect(worker.start([])).rejects.toThrow('The render worker is not needed any more.');
  await worker.terminate();
  await started;
});

it('says why it does not start', async () => {
  const worker = aWorker(await bundle('exports.renderEmpty = async () => { throw new Error("no document"); }'));
  await expect(worker.start([])).rejects.toThrow('no document');
});

it('shows no bundle the environment of the program', async () => {
  const shell = await bundle('exports.renderEmpty = async () => { throw new Error(JSON.stringify(process.env)); }');
  await expect(aWorker(shell).start([])).rejects.toThrow('{"NODE_ENV":"production"}');
});

it('evaluates no bundle whose content is not what was registered', async () => {
  const shell = { ...(await bundle('exports.renderEmpty = async () => new Uint8Array()')), sha256: 'another' };
  await expect(aWorker(shell).start([])).rejects.toThrow('is not the one that was registered');
});

it('asks to try again later for a page whose data the ending server refuses', async () => {
  const shell = await bundle(`
    exports.remoteOf = () => null;
    exports.renderEmpty = async () => new Uint8Array();
    exports.render = async ({ api, signal }) =>
      ({ kind: 'page', status: (await api('/api/home', signal)).status, html: new Uint8Array() });
  `);
  const worker = aWorker(shell, () => Promise.reject(new Error('The server has been closed.')));
  onTestFinished(() => worker.terminate());
  await worker.start([]);
  expect(await worker.render('https://site.example/', [])).toMatchObject({ kind: 'page', status: 503 });
});
