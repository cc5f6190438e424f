import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { untilStopped, whenReady } from './serve.ts';

const never = new AbortController().signal;
const children: ChildProcess[] = [];

/** A server process that never responds. */
function sleeper(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(child);
  return child;
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

test('finds a server on an IPv6 address', async () => {
  const site = createServer((_request, response) => response.end()).listen(0, '::1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  vi.stubEnv('HOST', '::1');
  vi.stubEnv('PORT', String(port));
  expect(await whenReady(sleeper(), never)).toBe(`http://[::1]:${port}`);
  site.close();
});

test('ends with an error message if the server never responds', async () => {
  vi.stubEnv('HOST', '127.0.0.1');
  // Browsers, and fetch with them, refuse this port.
  vi.stubEnv('PORT', '6000');
  await expect(whenReady(sleeper(), never, 0)).rejects.toThrow('did not respond at http://127.0.0.1:6000');
});

test('reports a server that a signal ended before it was ready as stopped', async () => {
  const server = sleeper();
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(await whenReady(server, never)).toBeNull();
  expect(await untilStopped(server, never)).toBe(137);
});
