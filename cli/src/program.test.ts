import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from './program.ts';
import type { CommonOptions } from './run-verb.ts';

/** Parses a command line without running its verb. */
async function parse(...words: string[]) {
  const seen = { text: '', ran: false, options: {} as CommonOptions };
  const sink = { write: (text: string) => (seen.text += text) };
  const run = async (_verb: unknown, options: CommonOptions) => {
    seen.ran = true;
    seen.options = options;
  };
  const error = await createProgram(run, { stdout: sink, stderr: sink })
    .parseAsync(words, { from: 'user' })
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  return { ...seen, error: error as CommanderError | null };
}

describe('the command line', () => {
  it('accepts common options before and after the command', async () => {
    expect((await parse('demo', 'seed', '--json')).options).toMatchObject({ json: true });
    expect((await parse('--quiet', 'countries', 'seed', '--dry-run')).options).toMatchObject({ quiet: true });
  });

  it.each([
    [['countries', 'sed']],
    [['demo', 'seed', '--nope']],
    [['demo', 'seed', 'extra']],
    [['countries', 'seed', '--file']],
    [[]],
  ])('refuses %j and runs nothing', async (words) => {
    const { error, ran, text } = await parse(...words);
    expect(error).toBeInstanceOf(CommanderError);
    expect(error?.exitCode).not.toBe(0);
    expect(ran).toBe(false);
    expect(text).not.toBe('');
  });

  it('shows common options in the help of each command, and ends help without an error', async () => {
    const { error, text } = await parse('countries', 'seed', '--help');
    expect(error?.exitCode).toBe(0);
    for (const option of ['--file', '--overwrite', '--dry-run', '--json', '--quiet', '--verbose']) {
      expect(text).toContain(option);
    }
  });
});
