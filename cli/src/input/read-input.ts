import { addAbortSignal, type Readable } from 'node:stream';
import { UsageError } from '../command.ts';

/** Characters; a file that was piped in by mistake is larger. */
const LONGEST = 4096;

/**
 * All of standard input, a short text. Throws `UsageError` for a terminal, which would show what is typed, and for a long
 * text; the signal's `AbortError` when that aborts.
 */
export async function readInput(input: Readable & { isTTY?: boolean }, signal: AbortSignal): Promise<string> {
  if (input.isTTY)
    throw new UsageError('Nothing is piped in: leave --password-stdin out to be asked for the password.');
  let text = '';
  for await (const chunk of addAbortSignal(signal, input).setEncoding('utf8')) {
    text += chunk;
    if (text.length > LONGEST) throw new UsageError('Standard input is too long for a password.');
  }
  return text;
}
