import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Build } from '@tdt/contracts';
import { atFileEnd } from '@tdt/testing';

interface WrittenRemote {
  version: string;
  /** Version of the facade that the live shell has. */
  platform: string;
  /** Source of the server bundle; `null`: it has none. */
  server: string | null;
  /** Facts of its build that differ. */
  over?: Partial<Pick<Build, 'name' | 'container' | 'layout' | 'mounts'>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A remote named `probe`, mounted at /probe/:what, written by hand: the folder that its build would leave. */
export async function writtenRemote({ version, platform, server, over }: WrittenRemote): Promise<string> {
  const contents = {
    'web/remoteEntry.js': '/* container */',
    'web/js/remote.js': '/* module */',
    ...(server !== null && { 'node/remote.cjs': server }),
  };
  const build: Build = {
    name: 'probe',
    version,
    kind: 'remote',
    platform,
    layout: 'public',
    mounts: ['/probe/:what'],
    entry: 'web/remoteEntry.js',
    container: 'probe',
    js: ['web/js/remote.js'],
    css: [],
    pages: [],
    admin: null,
    preload: [],
    server: server === null ? null : 'node/remote.cjs',
    files: Object.entries(contents).map(([path, text]) => ({
      path,
      sha256: sha256(text),
      bytes: Buffer.byteLength(text),
    })),
    ...over,
  };
  const root = await mkdtemp(join(tmpdir(), 'probe-'));
  atFileEnd(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...contents, 'build.json': JSON.stringify(build) })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

/**
 * Server bundle whose page shows `text` and misbehaves as the path says: /probe/throw, /probe/bug, /probe/slow,
 * /probe/hang, /probe/exit, /probe/crash, /probe/reject, /probe/heap, /probe/buffers, /probe/leak, /probe/timer,
 * /probe/node, /probe/wordy, /probe/huge, /probe/prints; or responds with something else than 200: /probe/moved,
 * /probe/elsewhere, /probe/missing, /probe/teapot. A number at the end makes another page of it.
 */
export function probeBundle(text: string): string {
  return `
    const { jsx } = require('react/jsx-runtime');
    const { data, loadFrom, redirect, useLocation } = require('@tdt/platform');
    const leaked = [];
    const loaders = {
      reject: () => void Promise.reject(new Error('nobody caught this')),
      leak: () => { leaked.push(Buffer.alloc(250_000, 1)); return null; },
      slow: () => new Promise(() => {}),
      timer: () => void setTimeout(() => { throw new Error('nobody waits for this'); }, 5),
      node: () => require('node:worker_threads').parentPort.postMessage(null),
      wordy: () => { throw new Error('x'.repeat(5_000_000)); },
      prints: () => console.log('printed by a page'),
      crash: () => new Promise(() => process.nextTick(() => { throw new Error('crashed'); })),
      moved: () => redirect('/probe/ok', 301),
      elsewhere: () => redirect('/probe/ok', 302),
      missing: (args) => loadFrom(args, '/api/recipes/does-not-exist'),
      teapot: () => data({}, { status: 418 }),
      bug: () => { throw new Error('a secret of the inside'); },
    };
    function Page() {
      const what = useLocation().pathname.split('/').pop();
      if (what === 'hang') for (;;);
      if (what === 'exit') process.exit(1);
      if (what === 'heap') for (;;) leaked.push(Array.from({ length: 10_000 }, () => ({})));
      if (what === 'buffers') for (;;) { leaked.push(Buffer.alloc(1_000_000, 1)); for (let i = 0; i < 1e7; i++); }
      if (what === 'throw') throw new Error('a component threw');
      if (what === 'huge') return jsx('p', { children: 'x'.repeat(9_000_000) });
      return jsx('h1', { children: ${JSON.stringify(text)} });
    }
    exports.routes = [{
      path: '/probe/:what',
      Component: Page,
      loader: (args) => loaders[args.params.what.replace(/\\d+$/, '')]?.(args) ?? null,
    }];
  `;
}
