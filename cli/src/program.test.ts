import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { createProgram } from './program.ts';
import { runHere } from './testing/run-here.ts';

const FILE = import.meta.filename;

/** What each command does: one that destroys has a call that would, with a file that exists where it takes one. */
const COMMANDS: Record<string, 'reads' | 'writes' | { destroys: string }> = {
  'admin create': 'writes',
  'admin delete': { destroys: 'admin delete --email chef@exemple.fr' },
  'admin list': 'reads',
  'admin log': 'reads',
  'admin reset-password': 'writes',
  'admin set-role': 'writes',
  'admin sign-out': 'writes',
  'admin unlock': 'writes',
  backup: { destroys: `backup ${FILE}` },
  completion: 'reads',
  'countries seed': 'writes',
  'demo seed': 'writes',
  doctor: 'reads',
  'history prune': 'writes',
  'media sweep': { destroys: 'media sweep' },
  'newsletter erase': { destroys: 'newsletter erase --email chef@exemple.fr' },
  'newsletter export': { destroys: `newsletter export --out ${FILE}` },
  'newsletter sync': 'writes',
  'recipes export': { destroys: `recipes export --out ${FILE}` },
  'recipes import': 'writes',
  'remotes deploy': 'writes',
  'remotes list': 'reads',
  'remotes prune': { destroys: 'remotes prune' },
  'remotes rollback': 'writes',
  restore: { destroys: `restore ${FILE}` },
  'sitemap regenerate': 'writes',
};
const CALLS_THAT_DESTROY = Object.values(COMMANDS).flatMap((kind) => (typeof kind === 'object' ? [kind.destroys] : []));

function leaves(command: Command, names: readonly string[] = []): [name: string, command: Command][] {
  if (command.commands.length === 0) return [[names.join(' '), command]];
  return command.commands.flatMap((child) => leaves(child, [...names, child.name()]));
}
const ALL = leaves(createProgram(async () => {}, process));

it('has --dry-run for each command that writes, and --yes for each that destroys', () => {
  const optionsOf = (kind: unknown) =>
    kind === 'reads' ? [] : kind === 'writes' ? ['--dry-run'] : ['--dry-run', '--yes'];
  const shared = (command: Command) =>
    command.options.flatMap(({ long }) => (long === '--dry-run' || long === '--yes' ? [long] : []));
  expect(Object.fromEntries(ALL.map(([name, command]) => [name, shared(command).sort()]))).toEqual(
    Object.fromEntries(Object.entries(COMMANDS).map(([name, kind]) => [name, optionsOf(kind)])),
  );
});

it.each(CALLS_THAT_DESTROY)('refuses "tdt %s" without a terminal, and mentions --yes', async (call) => {
  const { status, stdout, stderr } = await runHere([...call.split(' '), '--json'], { DATA_DIR: '/nonexistent' });
  expect([2, 3]).toContain(status);
  expect(JSON.parse(stdout).error.message).toContain('--yes');
  expect(stderr).not.toContain('    at ');
});

it.each(ALL.map(([name]) => name))('has an example in the help of "tdt %s"', async (name) => {
  const { stdout } = await runHere([...name.split(' '), '--help'], {});
  expect(stdout).toContain(`Examples:\n  tdt ${name}`);
});

/** What the help of every command repeats: common options, settings, exit statuses. */
const REPEATED = /\nGlobal Options:\n(?: .*\n)+|\nSettings, from [\s\S]*/g;

async function sectionOf(name: string): Promise<string> {
  const { stdout } = await runHere([...name.split(' ').filter(Boolean), '--help'], {});
  const help = name === '' ? stdout : stdout.replace(REPEATED, '');
  return `\n## ${`tdt ${name}`.trim()}\n\n\`\`\`text\n${help.trim()}\n\`\`\`\n`;
}

it('is documented by a page that is made from the help: npx vitest run cli/src/program.test.ts -u', async () => {
  const sections = await Promise.all(['', ...ALL.map(([name]) => name).sort()].map(sectionOf));
  const beginning =
    '# Commands\n\nThe help of every command, as `--help` prints it. [Operating](operating.md) says when to use which.\n';
  await expect(beginning + sections.join('')).toMatchFileSnapshot('../../docs/commands.md');
});

it('has each command in the documents for operators', () => {
  const docs = join(import.meta.dirname, '../../docs');
  const pages = readdirSync(join(docs, 'operating')).map((page) => `operating/${page}`);
  const text = ['operating.md', ...pages].map((page) => readFileSync(join(docs, page), 'utf8')).join('\n');
  expect(ALL.map(([name]) => name).filter((name) => !text.includes(name))).toEqual([]);
});
