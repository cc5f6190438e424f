import { CommanderError } from 'commander';
import { STATUS, type Status, type Verb } from './command.ts';
import { type Output, printJson, printLines } from './output/output.ts';
import { createProgram } from './program.ts';
import type { CommonOptions } from './run-verb.ts';

/** Runs a verb and resolves with its exit status. */
export type RunVerb = (verb: Verb, options: CommonOptions) => Promise<Status>;

/**
 * Parses the words after the program name and runs the requested verb. Resolves with the exit status. A usage error is
 * one sentence on standard error, and with `--json` also JSON on standard output.
 */
export async function runCommandLine(words: readonly string[], run: RunVerb, output: Output): Promise<Status> {
  let status: Status = STATUS.done;
  const program = createProgram(async (verb, options) => {
    status = await run(verb, options);
  }, output);
  try {
    await program.parseAsync(words, { from: 'user' });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help and the version are no errors.
    if (error.exitCode === 0) return STATUS.done;
    report(words.some(isPassword) ? PASSWORD : usageSentence(error), words, output);
    return STATUS.wrongUsage;
  }
}

function report(message: string, words: readonly string[], { stdout, stderr }: Output): void {
  if (words.includes('--json')) printJson(stdout, { error: { code: 'USAGE', message } });
  printLines(stderr, message);
}

const PASSWORD =
  'A password is never an argument, which every user of this machine could read: leave it out to be asked for it, or pipe it in with --password-stdin.';

/** `--password=x`, `--pass`, `--pwd x`, `-px`: no command has such an option. */
const isPassword = (word: string): boolean => /^(?:-p|--p(?:as|w))/i.test(word) && word !== '--password-stdin';

/** Commander's reason as a sentence, without values of options and words too many: one may be a secret. */
function usageSentence({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'Name a command: the list is above.';
  const reason = message
    .replace(/^error: /, '')
    .replace(/('--[^'=]*)=.*'/s, "$1'")
    .replace(/('-[^-'])[^'\n]+'/, "$1'")
    // A word too many may be the password that was to be piped in.
    .replace(/( but got \d+): .*/s, '$1')
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. The same command with --help shows how to call it.`;
}
