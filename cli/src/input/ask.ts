import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from '../command.ts';
import type { Sink } from '../output/output.ts';

interface Terminal<Output> {
  input: NodeJS.ReadableStream;
  /** Shows the question. */
  output: Output;
  signal: AbortSignal;
  /** Ctrl-C comes as a key while a question is open: the terminal sends no signal then. */
  onInterrupt(): void;
}

/**
 * Asks on a terminal for what nobody is to read over a shoulder. Rejects with the signal's reason when that aborts, and
 * with `UsageError` when the input ends (Ctrl-D) before the line does.
 */
export function askHidden(question: string, terminal: Terminal<Sink>): Promise<string> {
  terminal.output.write(question);
  return readLine('', terminal, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

/** The same, showing what is typed. */
export function ask(question: string, terminal: Terminal<NodeJS.WritableStream>): Promise<string> {
  return readLine(question, terminal, terminal.output);
}

function readLine(prompt: string, { input, output, signal, onInterrupt }: Terminal<Sink>, echo: NodeJS.WritableStream) {
  return new Promise<string>((resolve, reject) => {
    // `terminal` makes readline edit the line itself: it switches the terminal's echo off, and its own goes to `echo`.
    const line = createInterface({ input, output: echo, prompt, terminal: true, historySize: 0, signal });
    let isTyped = false;
    line.once('line', (text) => {
      isTyped = true;
      resolve(text);
      line.close();
    });
    line.once('close', () => {
      // An echo shows the end of the line itself.
      if (echo !== output || !isTyped) output.write('\n');
      // After a line this changes nothing any more.
      reject(signal.aborted ? signal.reason : new UsageError('Nothing was typed.'));
    });
    line.on('SIGINT', onInterrupt);
    line.prompt();
  });
}
