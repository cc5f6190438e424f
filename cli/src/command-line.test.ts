import { describe, expect, it } from 'vitest';
import { runCommandLine } from './command-line.ts';
import type { CommonOptions } from './run-verb.ts';

/** Parses a command line without running its verb. */
async function parse(...words: string[]) {
  const seen = { stdout: '', stderr: '', ran: false, options: {} as CommonOptions };
  const output = {
    stdout: { write: (text: string) => (seen.stdout += text) },
    stderr: { write: (text: string) => (seen.stderr += text) },
  };
  const run = async (_verb: unknown, options: CommonOptions) => {
    seen.ran = true;
    seen.options = options;
    return 0 as const;
  };
  return { status: await runCommandLine(words, run, output), ...seen };
}

const CREATE = ['admin', 'create', '--email', 'chef@exemple.fr'];

describe('the command line', () => {
  it('accepts common options before and after the command', async () => {
    expect((await parse('demo', 'seed', '--json')).options).toMatchObject({ json: true });
    expect((await parse('--quiet', 'countries', 'seed', '--dry-run')).options).toMatchObject({ quiet: true });
  });

  it.each([
    [['countries', 'sed'], /^Unknown command 'sed' .*seed.*--help/],
    [['demo', 'seed', '--nope'], /^Unknown option '--nope'\. /],
    [['demo', 'seed', 'extra'], /^Too many arguments for 'seed'\. Expected 0 arguments but got 1\. /],
    [['countries', 'seed', '--file'], /^Option '--file <file>' argument missing\. /],
    [['admin', 'create'], /^Required option '--email <email>' not specified\. /],
    [[], /Name a command/],
  ])('refuses %j with 2 and a sentence, and runs nothing', async (words, sentence) => {
    const { status, ran, stdout, stderr } = await parse(...words);
    expect({ status, ran, stdout }).toEqual({ status: 2, ran: false, stdout: '' });
    expect(stderr).toMatch(sentence);
  });

  it('also tells a usage error as JSON with --json, wherever that stands', async () => {
    for (const words of [['demo', 'sed', '--json'], ['--json', 'admin', 'create'], ['--json']]) {
      const { status, stdout, stderr } = await parse(...words);
      expect(status).toBe(2);
      const { error } = JSON.parse(stdout);
      expect(error.code).toBe('USAGE');
      expect(stderr).toContain(error.message);
    }
  });

  it.each([
    [[...CREATE, '--password=hunter2']],
    [[...CREATE, '--password', 'hunter2']],
    [['admin', 'create', '--password=hunter2']],
    [['--password=hunter2', ...CREATE]],
    [[...CREATE, '--password-stdin=hunter2']],
    [[...CREATE, '-phunter2']],
    [['admin', 'reset-password', '--pasword=hunter2', '--json']],
    [['admin', '--password-stdin', 'hunter2']],
  ])('refuses the password in %j without repeating it, and points to --password-stdin', async (words) => {
    const { status, ran, stdout, stderr } = await parse(...words);
    expect({ status, ran }).toEqual({ status: 2, ran: false });
    expect(stderr).toContain('--password-stdin');
    expect(stdout + stderr).not.toContain('hunter2');
  });

  it.each(['--secret=hunter2', "--secret=hun'ter2", '-shunter2', '--secret=hun\nter2'])(
    'does not repeat the value of the unknown option %j',
    async (word) => {
      const { status, stderr } = await parse(...CREATE, word);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^Unknown option '--?s(?:ecret)?'\. [^\n]+\n$/);
    },
  );

  it.each([[[...CREATE, '--password-stdin', 'hunter2']], [['admin', 'list', 'hunter2', 'hunter2', '--json']]])(
    'does not repeat the words too many of %j, of which one may be a password',
    async (words) => {
      const { status, stdout, stderr } = await parse(...words);
      expect(status).toBe(2);
      expect(stdout + stderr).not.toContain('hunter2');
    },
  );

  it('repeats a word on one line, without its effect on the terminal', async () => {
    const { stdout, stderr } = await parse('countries', '\u001B[2J\u009B\u202E\nsed', '--json');
    expect(stderr).toMatch(/^Unknown command '\?\[2J\?\? ?sed'[^\p{Cc}]*\n$/u);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u);
  });

  it('prints the version', async () => {
    expect(await parse('--version')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it('shows options, examples, settings and exit statuses in the help of each command, and ends with 0', async () => {
    const { status, stdout } = await parse('countries', 'seed', '--help');
    expect(status).toBe(0);
    const common = ['--dry-run', '--json', '--quiet', '--verbose', 'MONGODB_URI', 'DATA_DIR', 'Exit status:', '  4  '];
    for (const text of ['--file', '--overwrite', ...common, 'Examples:\n  tdt countries seed ']) {
      expect(stdout).toContain(text);
    }
    for (const text of ['Examples:', 'TDT_ADMIN_PASSWORD', '130'])
      expect((await parse('--help')).stdout).toContain(text);
  });
});
