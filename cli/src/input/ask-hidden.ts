import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from '../command.ts';
import type { Sink } from '../output/output.ts';

interface Terminal {
  input: NodeJS.ReadableStream;
  /** Shows the question, and nothing that is typed. */
  output: Sink;
  signal: AbortSignal;
  /** Ctrl-C comes as a key while a question is open: the terminal sends no signal then. */
  onInterrupt(): void;
}

/**
 * Asks on a terminal for what nobody is to read over a shoulder. Rejects with the signal's reason when that aborts, and
 * with `UsageError` when the input ends (Ctrl-D) before the line does.
 */
export function askHidden(question: string, { input, output, signal, onInterrupt }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return new Promise((resolve, reject) => {
    // `terminal` makes readline edit the line itself: it switches the terminal's echo off, and its own goes nowhere.
    const line = createInterface({ input, output: nowhere, terminal: true, historySize: 0, signal });
    line.once('line', (text) => {
      resolve(text);
      line.close();
    });
    line.once('close', () => {
      output.write('\n');
      // After a line this changes nothing any more.
      reject(signal.aborted ? signal.reason : new UsageError('Nothing was typed.'));
    });
    line.on('SIGINT', onInterrupt);
    output.write(question);
  });
}
