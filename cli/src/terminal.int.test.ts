import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CliResult, PROGRAMS, PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CTRL_C, ENTER, HAS_TERMINALS, inTerminal } from './testing/in-terminal.ts';
import { runHere } from './testing/run-here.ts';

const CHEF = 'chef@exemple.fr';

/** All tests share a site, and each leaves it to the next. */
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tdt-terminal-'));
  await tdt('countries seed --quiet');
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

/** Blank variables count as unset, and override a developer's `.env`. */
const environment = () => ({ DATA_DIR: dataDir, MONGODB_URI: '', SEED_DEMO: '', TDT_ADMIN_PASSWORD: '' });
const wordsOf = (command: string): string[] => command.split(' ');
const tdt = (command: string): Promise<CliResult> => runHere(wordsOf(command), environment());
const terminal = (command: string) => inTerminal(wordsOf(command), environment());
/** Runs the command line with another standard output: a file, or a pipe that the test reads. */
const program = (command: string, stdout: number | 'pipe') =>
  spawn(process.execPath, [PROGRAMS[PROGRAMS_UNDER_TEST].cli, ...wordsOf(command)], {
    env: { ...process.env, ...environment() },
    stdio: ['ignore', stdout, 'pipe'],
  });

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}

const ESCAPE = '\u001b';
/** Colours and other styles of characters; moving the cursor is none. */
const LOOKS = new RegExp(`${ESCAPE}\\[[\\d;]*m`);

describe.skipIf(!HAS_TERMINALS)('on a terminal', () => {
  it('asks for a password twice, without echo', async () => {
    const { sees, type, ended, shown } = terminal(`admin create --email ${CHEF}`);
    await sees(/Password: $/);
    type(`tajine-42${ENTER}`);
    await sees(/Password again: $/);
    type(`tajine-42${ENTER}`);
    expect(await ended).toBe(0);
    expect(shown()).toContain(`${CHEF} created.`);
    expect(shown()).not.toContain('tajine');
    expect(shown()).not.toMatch(LOOKS);
  });

  it('changes nothing after Ctrl-C at a question, says so, and ends with 130', async () => {
    const { sees, type, ended, shown } = terminal(`admin delete --email ${CHEF}`);
    await sees(/\[y\/N\]/);
    type(CTRL_C);
    expect(await ended).toBe(130);
    expect(shown()).toContain('Stopped: nothing was changed.');
    expect((await tdt('admin list')).stdout).toContain(CHEF);
  });

  it('shows nothing with --quiet', async () => {
    const { ended, shown } = terminal('countries seed --quiet');
    expect(await ended).toBe(0);
    expect(shown()).toBe('');
  });

  it('stops long work at a safe point on Ctrl-C, says what is done, and continues when run again', async () => {
    const { sees, type, ended, shown } = terminal('demo seed --recipes 4000');
    await sees(/recipes +█+░+ [1-9]\d*\/4000/);
    type(CTRL_C);
    expect(await ended).toBe(1);
    expect(shown()).toContain('Stopping at the next safe point');
    const [, done] = /Recipes: (\d+) created/.exec(shown()) ?? [];
    expect(shown()).toContain('Stopped before the end. What is done stays');
    const again = await tdt('demo seed --recipes 4000 --json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      finished: true,
      recipes: { created: 4000 - Number(done), kept: Number(done) },
    });
    expect(again.stderr).toMatch(/^recipes: 4000\/4000$/m);
    for (const sign of ['█', ESCAPE]) expect(again.stderr).not.toContain(sign);
  });
});

it('ends without a stack when the reader of its output goes away', async () => {
  await tdt('demo seed --quiet');
  const child = program('recipes export', 'pipe');
  child.stdout?.once('data', () => child.stdout?.destroy());
  const [stderr, [status]] = await Promise.all([textOf(child.stderr), once(child, 'close')]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Stopped before the end[^\n]*\n$/);
  expect(stderr).not.toContain('EPIPE');
});

it.skipIf(!existsSync('/dev/full'))('fails, and says so, when its output finds no space', async () => {
  const child = program('admin list', openSync('/dev/full', 'w'));
  const [stderr, [status]] = await Promise.all([textOf(child.stderr), once(child, 'close')]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('(ENOSPC): free some space') });
});
