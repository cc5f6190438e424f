import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Build } from '@tdt/contracts';
import { onTestFinished } from 'vitest';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A folder with a finished build of a remote, removed when the test ends. `more`: contents of further files by path.
 */
export async function builtRemote(over: Partial<Build> = {}, more: Record<string, string> = {}): Promise<string> {
  const { name = 'catalogue', version = '1' } = over;
  const contents: Record<string, string> = {
    'web/remoteEntry.js': `/* ${name} ${version} */`,
    'web/js/remote.js': `/* module of ${name} ${version} */`,
    'node/remote.cjs': `exports.routes = []; // ${name} ${version}`,
    ...more,
  };
  const build: Build = {
    name,
    version,
    kind: 'remote',
    platform: '1.0.0',
    layout: 'public',
    mounts: [`/${name}`],
    entry: 'web/remoteEntry.js',
    container: name.replaceAll('-', '_'),
    js: ['web/js/remote.js'],
    css: [],
    pages: [],
    admin: null,
    preload: [],
    server: 'node/remote.cjs',
    files: Object.entries(contents).map(([path, text]) => ({
      path,
      sha256: sha256(text),
      bytes: Buffer.byteLength(text),
    })),
    ...over,
  };
  return writeFolder({ ...contents, 'build.json': JSON.stringify(build) });
}

/** A folder with a finished build of the shell. */
export function builtShell(over: Partial<Build> = {}): Promise<string> {
  return builtRemote({ name: 'shell', kind: 'shell', mounts: [], entry: null, container: null, ...over });
}

async function writeFolder(contents: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}
