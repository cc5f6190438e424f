import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { InterruptedPrompt, UsageError } from './command.ts';
import { askHidden, askOpenly } from './input.ts';

/** Prompts on a terminal that types `keys`, and records what it shows and when its raw mode is switched. */
function ask(keys: string, interrupted = new AbortController()) {
  const seen = { shown: '', raw: [] as boolean[] };
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => void seen.raw.push(isRaw),
  });
  const response = askHidden('Password: ', {
    input,
    output: { write: (text: string) => (seen.shown += text) },
    signal: interrupted.signal,
  });
  input.write(keys);
  return { response, seen };
}

describe('askHidden', () => {
  it('resolves with the typed text and shows none of it', async () => {
    const { response, seen } = ask(' Pâte à 6\r');
    expect(await response).toBe(' Pâte à 6');
    expect(seen).toEqual({ shown: 'Password: \n', raw: [true, false] });
  });

  it('supports editing with backspace', async () => {
    expect(await ask('secrer\u007Ft\r').response).toBe('secret');
  });

  it('rejects on Ctrl-C and restores the echo', async () => {
    const { response, seen } = ask('secr\u0003');
    await expect(response).rejects.toBeInstanceOf(InterruptedPrompt);
    expect(seen.raw).toEqual([true, false]);
  });

  it('rejects alike when a signal interrupts it', async () => {
    const interrupted = new AbortController();
    const { response } = ask('secr', interrupted);
    interrupted.abort();
    await expect(response).rejects.toBeInstanceOf(InterruptedPrompt);
  });

  it('rejects at the end of the input', async () => {
    await expect(ask('\u0004').response).rejects.toBeInstanceOf(UsageError);
  });
});

it('askOpenly shows the typed text', async () => {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} }), new PassThrough()];
  const shown: string[] = [];
  output.setEncoding('utf8').on('data', (text) => shown.push(text));
  const { signal } = new AbortController();
  const response = askOpenly('Remove 2 builds? [y/N] ', { input, output, signal });
  input.write('yes\r');
  expect(await response).toBe('yes');
  expect(shown.join('')).toContain('Remove 2 builds? [y/N] ');
  expect(shown.join('')).toContain('yes');
});
