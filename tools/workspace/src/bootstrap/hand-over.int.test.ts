import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const HAND_OVER = new URL('./hand-over.mjs', import.meta.url).href;
const PROGRAM = 'tools/workspace/src/bootstrap/fixtures/wait.ts';

interface Running {
  first: ChildProcess;
  second: { pid: number; node: string; parameters: string[] };
  /** The next line that either process prints; undefined after the last. */
  line(): Promise<string | undefined>;
}

async function start(...parameters: string[]): Promise<Running> {
  const source = `const { handOver } = await import('${HAND_OVER}'); await handOver('${PROGRAM}');`;
  const first = spawn(process.execPath, ['--input-type=module', '--eval', source, '--', ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: first.stdout })[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value as string | undefined;
  return { first, second: JSON.parse((await line()) ?? ''), line };
}

test('continues on Node 24 with the parameters and returns the exit status', async () => {
  const { first, second, line } = await start();
  expect(Number(second.node.split('.')[0])).toBeGreaterThanOrEqual(24);
  const exit = once(first, 'exit');
  process.kill(second.pid, 'SIGTERM');
  expect(await line()).toBe('stopped');
  expect(await exit).toEqual([7, null]);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s to the first process stops the second gracefully', async (signal) => {
  const { first, line } = await start();
  const exit = once(first, 'exit');
  first.kill(signal);
  expect(await line()).toBe('stopped');
  expect(await exit).toEqual([7, null]);
});

test('leaves nothing running after kill -9 of the first process', async () => {
  const { first, line } = await start();
  first.kill('SIGKILL');
  expect(await line()).toBe('stopped');
  // The output ends when no process is left that could write to it.
  expect(await line()).toBeUndefined();
});
