import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@tdt/testing';
import { expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from './migrations.ts';
import type { MigratingProgram } from './testing/migrating-program.ts';
import { openConnection, temporaryPlace } from './testing/temporary-database.ts';

const PROGRAM = new URL('testing/migrating-program.ts', import.meta.url).pathname;
const RECIPES = ['a', 'b', 'c', 'd', 'e'];
const WAITING = 'Waiting for another process to end its work: migrations';

interface Started {
  child: ChildProcess;
  lines(): string[];
  /** Recipes that it has changed. */
  changed(): string[];
}

function start(program: MigratingProgram): Started {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(program)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const lines = () => printed.split('\n').filter(Boolean);
  return { child, lines, changed: () => lines().filter((line) => RECIPES.includes(line)) };
}

const isReady = ({ lines }: Started): boolean => lines().includes('ready');

it('a start completes the migration of a killed one, and others wait for it and change nothing', async () => {
  const settings = await temporaryPlace();
  const connection = await openConnection(settings);
  const recipes = connection.collection<{ _id: string; slug: string; revision: number }>('recipes');
  await recipes.insertMany(RECIPES.map((_id) => ({ _id, slug: _id, revision: 1, images: [] })));
  const stored = () => recipes.find({}, { sort: { _id: 1 } }).toArray();
  const program = { uri: settings.mongodbUri, stopsAfter: null };

  const killed = start({ ...program, stopsAfter: 2 });
  await until('it is half-way', () => killed.changed().length === 2);
  const waiting = [start(program), start(program)];
  await until('both others wait', () => waiting.every(({ lines }) => lines().includes(WAITING)));
  expect(waiting.flatMap(({ changed }) => changed())).toEqual([]);
  const exit = once(killed.child, 'exit');
  killed.child.kill('SIGKILL');
  await exit;

  await until('both others are ready', () => waiting.every(isReady));
  expect(waiting.map(({ changed }) => changed().length).toSorted()).toEqual([0, 3]);
  expect(await stored()).toEqual(RECIPES.map((_id) => expect.objectContaining({ _id, season: 'hiver', revision: 2 })));
  expect(await connection.collection('leases').countDocuments({ _id: 'migrations' as never })).toBe(0);
  expect(await connection.collection('migrations').countDocuments()).toBe(MIGRATIONS.length + 1);
});
