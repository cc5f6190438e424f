import { describe, expect, it } from 'vitest';
import { type Secrets, UsageError } from '../../command.ts';
import { readPassword } from './read-credentials.ts';

/** Sources of a password: piped input, environment, lines typed at the prompts. */
const secrets = (from: { input?: string; typed?: string[]; password?: string }): Secrets => ({
  password: from.password,
  readInput: async () => from.input ?? '',
  ask: from.typed && (async () => from.typed?.shift() ?? ''),
});

describe('readPassword', () => {
  it.each([
    ['secret\n', 'secret'],
    ['secret\r\n', 'secret'],
    [' se cret ', ' se cret '],
  ])('reads %j from standard input as %j', async (input, password) => {
    expect(await readPassword(true, secrets({ input }))).toBe(password);
  });

  it('prefers standard input if requested, then the environment, then the prompt', async () => {
    const all = { input: 'piped in', password: 'from outside', typed: ['as typed', 'as typed'] };
    expect(await readPassword(true, secrets(all))).toBe('piped in');
    expect(await readPassword(false, secrets(all))).toBe('from outside');
    expect(await readPassword(false, secrets({ typed: all.typed }))).toBe('as typed');
  });

  it.each([
    [true, { input: 'secret\nsecret\n' }, 'more than one line'],
    [true, { input: '' }, 'Password must be at least 6 characters'],
    [true, { input: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [false, { password: 'short' }, 'Password must be at least 6 characters'],
    [false, { typed: ['secret', 'Secret'] }, 'Passwords do not match'],
    [false, {}, '--password-stdin'],
  ])('refuses %j %j: %s', async (fromInput, from, reason) => {
    const refusal = await readPassword(fromInput, secrets(from)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as Error).message).toContain(reason);
  });

  it('refuses a short password before it asks again', async () => {
    const typed = ['short', 'short'];
    await expect(readPassword(false, secrets({ typed }))).rejects.toThrow('at least 6');
    expect(typed).toEqual(['short']);
  });
});
