import { createInterface } from 'node:readline';
import { addAbortSignal, type Readable, Writable } from 'node:stream';
import { type Context, InterruptedPrompt, UsageError } from './command.ts';
import type { Sink } from './output/output.ts';

interface Terminal<Output> {
  input: NodeJS.ReadableStream;
  /** Shows the question. */
  output: Output;
  signal: AbortSignal;
}

/**
 * Prompts for a secret, without echo. Rejects with `InterruptedPrompt` on Ctrl-C and if the signal aborts, and with
 * `UsageError` if the input ends (Ctrl-D) before the line does.
 */
export function askHidden(question: string, terminal: Terminal<Sink>): Promise<string> {
  const response = readLine('', terminal, new Writable({ write: (_chunk, _encoding, done) => done() }));
  // The echo is off by now: the terminal itself would show what is typed before.
  terminal.output.write(question);
  return response;
}

/** Prompts with echo; otherwise like `askHidden`. */
export function askOpenly(question: string, terminal: Terminal<NodeJS.WritableStream>): Promise<string> {
  return readLine(question, terminal, terminal.output);
}

function readLine(prompt: string, { input, output, signal }: Terminal<Sink>, echo: NodeJS.WritableStream) {
  return new Promise<string>((resolve, reject) => {
    // With `terminal`, readline edits the line: it switches the terminal's echo off and writes its own to `echo`.
    const line = createInterface({ input, output: echo, prompt, terminal: true, historySize: 0, signal });
    let isTyped = false;
    let isInterrupted = false;
    line.once('line', (text) => {
      isTyped = true;
      resolve(text);
      line.close();
    });
    line.once('close', () => {
      // An echo already contains the line end.
      if (echo !== output || !isTyped) output.write('\n');
      // No effect if a line has already resolved the promise.
      reject(isInterrupted || signal.aborted ? new InterruptedPrompt() : new UsageError('Nothing was typed.'));
    });
    // While a prompt is open, Ctrl-C arrives as a key and not as a signal.
    line.on('SIGINT', () => {
      isInterrupted = true;
      line.close();
    });
    line.prompt();
  });
}

/** In characters; a file that was piped in by mistake is longer. */
const INPUT_MAX = 4096;

/**
 * Reads a short text from standard input. Throws `UsageError` if that is a terminal, which would echo the text, or too
 * long; rejects with an `AbortError` if the signal aborts.
 */
export async function readInput(input: Readable & { isTTY?: boolean }, signal: AbortSignal): Promise<string> {
  if (input.isTTY)
    throw new UsageError('Nothing is piped in: leave --password-stdin out to be asked for the password.');
  let text = '';
  for await (const chunk of addAbortSignal(signal, input).setEncoding('utf8')) {
    text += chunk;
    if (text.length > INPUT_MAX) throw new UsageError('Standard input is too long for a password.');
  }
  return text;
}

/**
 * Asks for consent to an irreversible action, unless `--yes` gives it. Throws `UsageError` at once if there is no
 * terminal to ask on.
 */
export function consentFrom(
  { confirm }: Pick<Context, 'confirm'>,
  yes = false,
): (question: string) => Promise<boolean> {
  if (yes) return async () => true;
  if (!confirm) throw new UsageError('This removes data, and there is no terminal to ask: confirm it with --yes.');
  return async (question) => /^(?:y|yes)$/i.test((await confirm(`${question} [y/N] `)).trim());
}

/** Parses the number of an option. Throws `UsageError` unless it is whole and from `min` to `max` inclusive. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`${option} takes a whole number from ${min} to ${max}, not "${text}".`);
}
