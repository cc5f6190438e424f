import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';
import { quoted } from './completion-tree.ts';
import type { Shell } from './print-completion.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tdt-completion-'));
  await writeFile(join(folder, 'my recipes.jsonl'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What follows `tdt`, the last word as far as it is typed, and what may complete it, in the order of the alphabet. */
const CASES: [words: string[], completions: string[]][] = [
  [['adm'], ['admin']],
  [
    ['admin', 'l'],
    ['list', 'log'],
  ],
  [['--json', 'admin', 'reset'], ['reset-password']],
  [['restore', '--d'], ['--dry-run']],
  [['restore', 'my'], ['my recipes.jsonl']],
  [['recipes', 'export', '--out', 'my'], ['my recipes.jsonl']],
  [['recipes', 'export', 'my'], []],
  [['admin', 'log', '--limit', ''], []],
  [
    ['completion', ''],
    ['bash', 'fish', 'zsh'],
  ],
];

const words = (list: readonly string[]): string => ['tdt', ...list].map(quoted).join(' ');

/** Per shell: its arguments before the script, what stands for its completion system, and one key press. */
const SHELLS: Record<Shell, { start: string[]; before: string; press(typed: readonly string[]): string }> = {
  bash: {
    start: ['--norc', '-c'],
    before: '',
    press: (typed) =>
      `COMP_WORDS=(${words(typed)}); COMP_CWORD=${typed.length}; _tdt; for one in "\${COMPREPLY[@]}"; do echo "$one"; done`,
  },
  zsh: {
    start: ['-f', '-c'],
    // The real ones need a terminal and the folder of zsh's functions.
    before: `compdef() { }; _message() { }; _files() { print -l -- $PREFIX*(N) }
_describe() { local entry; for entry in "\${(P@)2}"; do [[ $entry == $PREFIX* ]] && print -- "\${entry%%:*}"; done }`,
    press: (typed) =>
      `words=(${words(typed)}); CURRENT=${typed.length + 1}; PREFIX=${quoted(typed.at(-1) ?? '')}; _tdt`,
  },
  fish: {
    start: ['--no-config', '-c'],
    before: '',
    press: (typed) => `complete -C ${quoted(['tdt', ...typed].join(' '))}`,
  },
};

describe.each(Object.entries(SHELLS))('tdt completion %s', (shell, { start, before, press }) => {
  const isInstalled = spawnSync(shell, ['--version']).status === 0;

  it(`completes commands, options and files in ${shell}`, async ({ skip }) => {
    skip(!isInstalled, `${shell} is not installed`);
    const { status, stdout: script } = await runHere(['completion', shell], {});
    expect(status).toBe(0);
    const presses = CASES.map(([typed]) => `${press(typed)}\necho ---`);
    const text = [before, script, ...presses].join('\n');
    const env = { ...process.env, HOME: folder };
    const printed = execFileSync(shell, [...start, text], { cwd: folder, encoding: 'utf8', env });
    const found = printed.split('---\n').map((lines) => lines.split('\n').flatMap((line) => line.split('\t')[0] || []));
    expect(CASES.map(([typed], index) => [typed, found[index]?.sort()])).toEqual(CASES);
  });
});

it('refuses another shell, and lists those that it knows', async () => {
  const { status, stderr } = await runHere(['completion', 'csh'], {});
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('bash, zsh, fish') });
});
