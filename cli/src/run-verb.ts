import type { Logger } from '@tdt/config';
import { printable } from '@tdt/domain/text';
import type { Progress } from '@tdt/federation';
import type { Reader } from '@tdt/site';
import type { Context, Result, Secrets, Status, Verb } from './command.ts';
import { InterruptedPrompt, STATUS, StoppedUnchanged } from './command.ts';
import { type CommandFailure, describeFailure } from './failure.ts';
import type { SiteAccess } from './open-site.ts';
import { createLineLogger, type Output, printJson, printLines } from './output/output.ts';
import { progressOn, silentProgress } from './output/progress.ts';

/** Options that every command takes. */
export interface CommonOptions {
  json?: boolean;
  quiet?: boolean;
  verbose?: boolean;
}

/** What the process provides to run a verb. */
export interface RunContext {
  output: Output;
  signal: AbortSignal;
  folder: string;
  operator: string;
  secrets: Secrets;
  confirm?: Context['confirm'];
  /** Throws `ConfigError`. */
  site(): Promise<Pick<SiteAccess, 'openReader' | 'openWriter' | 'examine'>>;
  /** Where the data is, without a password. */
  database(): string;
}

/**
 * Runs a verb, prints its result or failure and closes the application. Resolves with the exit status; never throws.
 */
export async function runVerb(verb: Verb, options: CommonOptions, run: RunContext): Promise<Status> {
  const { output, signal, folder, operator, secrets, confirm } = run;
  const log = createLineLogger(output.stderr, options.quiet ? 'error' : options.verbose ? 'debug' : 'warn');
  const progress = options.quiet ? silentProgress : progressOn(output.stderr);
  let lastProgress: Progress | undefined;
  const opened: Promise<Reader>[] = [];
  const closedAtEnd = <T extends Reader>(opening: Promise<T>): Promise<T> => {
    opened.push(opening);
    return opening;
  };
  let resultOutput = output;
  const context: Context = {
    log,
    signal,
    folder,
    operator,
    secrets,
    confirm,
    openReader: () => closedAtEnd(run.site().then((site) => site.openReader(log))),
    openWriter: (options) => closedAtEnd(run.site().then((site) => site.openWriter(log, options))),
    examine: async () => (await run.site()).examine(log),
    database: run.database,
    printNote: (line) => options.quiet || printLines(output.stderr, line),
    onProgress: (state) => {
      lastProgress = state;
      progress.update(state);
    },
    print: (text) => {
      resultOutput = { ...output, stdout: output.stderr };
      const shown = output.stdout.isTTY ? text.split('\n').map(printable).join('\n') : text;
      return new Promise((resolve) => output.stdout.write(shown, (error) => resolve(!error)));
    },
  };
  const failureOf = (error: unknown): CommandFailure => {
    if (error instanceof InterruptedPrompt) return INTERRUPTED_PROMPT;
    if (error instanceof StoppedUnchanged) return STOPPED_UNCHANGED;
    return signal.aborted ? interruption(lastProgress) : describeFailure(error, run.database());
  };
  try {
    const result = await verb(context);
    progress.end();
    printResult(result, options, resultOutput);
    return result.status ?? STATUS.done;
  } catch (error) {
    progress.end();
    const failure = failureOf(error);
    printFailure(failure, error, options, resultOutput);
    return failure.status;
  } finally {
    for (const opening of opened) await close(opening, log);
  }
}

/** A failure to open was the verb's failure and is already reported; a failure to close does not change the result. */
async function close(opening: Promise<Reader>, log: Logger): Promise<void> {
  const site = await opening.catch(() => undefined);
  await site?.close().catch((error) => log.warn({ error }, 'the database was not closed cleanly'));
}

/** With `--quiet` only the lines of a result that is not `done`: they say why. */
function printResult({ data, lines, status = STATUS.done }: Result, options: CommonOptions, output: Output): void {
  if (options.json) printJson(output.stdout, data);
  else if (!options.quiet || status !== STATUS.done)
    printLines(options.quiet ? output.stderr : output.stdout, ...lines);
}

function printFailure({ code, message }: CommandFailure, error: unknown, options: CommonOptions, output: Output): void {
  if (options.json) printJson(output.stdout, { error: { code, message } });
  printLines(output.stderr, ...message.split('\n'));
  if (options.verbose && error instanceof Error) printLines(output.stderr, ...(error.stack ?? '').split('\n'));
}

const INTERRUPTED_PROMPT: CommandFailure = {
  status: STATUS.interrupted,
  code: 'INTERRUPTED',
  message: 'Stopped: nothing was changed.',
};

const STOPPED_UNCHANGED: CommandFailure = { ...INTERRUPTED_PROMPT, status: STATUS.failed };

/** Ctrl-C stopped the verb before its result: the last progress is what was done. */
function interruption(last: Progress | undefined): CommandFailure {
  const done = last ? `${last.done} of ${last.total} ${last.step} were done` : 'nothing was changed';
  return {
    status: STATUS.failed,
    code: 'INTERRUPTED',
    message: `Stopped: ${done}. Run the same command again to continue.`,
  };
}
