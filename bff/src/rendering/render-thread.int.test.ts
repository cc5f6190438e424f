import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBundle } from '@tdt/core';
import { expect, it, onTestFinished } from 'vitest';
import { startRenderThread } from './render-thread.ts';

async function bundle(code: string): Promise<ServerBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'thread-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'server.cjs');
  await writeFile(path, code);
  return { name: 'shell', version: 'v1', path, sha256: createHash('sha256').update(code).digest('hex') };
}

it('gives up a thread that is still starting as soon as it is told to', async () => {
  const shell = await bundle('for (;;);');
  const closing = new AbortController();
  const starting = startRenderThread({
    settings: { facts: {} as never, admin: null, shell, remotes: [] },
    api: async () => ({ status: 404, body: 'null' }),
    onReport: () => {},
    onOutput: () => {},
    signal: closing.signal,
    limits: { startMs: 60_000 },
  });
  closing.abort();
  await expect(starting).rejects.toThrow('The render worker is not needed any more.');
});
