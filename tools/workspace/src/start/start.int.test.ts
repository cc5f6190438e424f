import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/environment.mjs';

async function start(parameters: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'tools/workspace/src/start.mjs'), ...parameters], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, status };
}

test('reports a busy port before anything is installed or built', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { stdout, stderr, status } = await start([], { PORT: String(port) });
  other.close();
  expect(stderr.trim()).toMatch(new RegExp(`^Port ${port} is in use by another program: [^\\n]+$`));
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('prints the settings on --help and starts nothing', async () => {
  const { stdout, status } = await start(['--help']);
  expect(stdout).toContain(await readFile(join(ROOT, '.env.example'), 'utf8'));
  expect(status).toBe(0);
});
