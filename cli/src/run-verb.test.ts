import { AppError } from '@tdt/contracts/plain';
import type { Writer } from '@tdt/site';
import { describe, expect, it } from 'vitest';
import { type Context, InterruptedPrompt, type Result, type Verb } from './command.ts';
import { type CommonOptions, runVerb } from './run-verb.ts';

/** Text for which the reader has closed the pipe. */
const GONE = 'gone';
const done: Result = { data: { created: 2 }, lines: ['2 created.'] };

/** Runs a verb with an application that can only be opened and closed, or whose opening fails with `openFailure`. */
async function run(
  verb: Verb,
  options: CommonOptions = {},
  signal = new AbortController().signal,
  openFailure?: Error,
) {
  const seen = { stdout: '', stderr: '', opened: 0, closed: 0, creates: undefined as boolean | undefined };
  const close = async () => {
    seen.closed += 1;
  };
  async function open(creates?: boolean) {
    if (openFailure) throw openFailure;
    seen.opened += 1;
    seen.creates = creates;
    return { close } as Writer;
  }
  const status = await runVerb(verb, options, {
    output: {
      stdout: {
        write(text: string, taken?: (error?: Error) => void) {
          if (text !== GONE) seen.stdout += text;
          taken?.(text === GONE ? new Error('EPIPE') : undefined);
        },
      },
      stderr: { write: (text: string) => (seen.stderr += text) },
    },
    signal,
    folder: '/',
    operator: 'root',
    secrets: { readInput: async () => '' },
    site: async () => ({
      openReader: () => open(),
      openWriter: (_log, { creates } = {}) => open(creates),
      examine: async () => [],
    }),
    database: () => './data',
  });
  return { ...seen, status };
}

const failing = (error: Error): Verb => {
  return async ({ openWriter }: Context) => {
    await openWriter();
    throw error;
  };
};

describe('runVerb', () => {
  it('prints the lines of the result and ends with 0', async () => {
    expect(await run(async () => done)).toMatchObject({ stdout: '2 created.\n', stderr: '', status: 0 });
  });

  it.each([{}, { json: true }])(
    'prints the result on standard error if the verb streams to standard output (%j)',
    async (options) => {
      const printing: Verb = async ({ print }) => {
        expect(await print('a;b')).toBe(true);
        return done;
      };
      const { stdout, stderr } = await run(printing, options);
      expect(stdout).toBe('a;b');
      expect(stderr).toContain('created');
    },
  );

  it('lets a verb know that the reader has closed the pipe', async () => {
    const verb: Verb = async ({ print }) => ({ data: { isRead: await print(GONE) }, lines: [] });
    expect(JSON.parse((await run(verb, { json: true })).stderr)).toEqual({ isRead: false });
  });

  it('prints JSON and nothing else on standard output with --json', async () => {
    const verb: Verb = async ({ log, onProgress }) => {
      log.warn({}, 'slow disk');
      onProgress({ step: 'recipes', done: 1, total: 1 });
      return done;
    };
    const { stdout, stderr } = await run(verb, { json: true });
    expect(JSON.parse(stdout)).toEqual({ created: 2 });
    expect(stderr).toBe('warn: slow disk\nrecipes: 1/1\n');
  });

  it('shows titles and names of others on their line, without their effect on the terminal', async () => {
    const text = 'Tarte\u001B[2J\u007F\u009B1A\u202E\nDone.';
    const verb: Verb = async ({ printNote, log }) => {
      printNote(text);
      log.warn({ [text]: text }, text);
      return { data: { text }, lines: [text] };
    };
    const failed = failing(new AppError('REMOTE_REFUSED', { detail: text }));
    for (const options of [{}, { json: true }, { verbose: true }]) {
      const runs = [await run(verb, options), await run(failed, options)];
      for (const { stdout, stderr } of runs) expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u);
    }
    expect((await run(verb)).stdout).toBe('Tarte?[2J??1A??Done.\n');
    expect(JSON.parse((await run(verb, { json: true })).stdout)).toEqual({ text });
  });

  it('prints nothing but errors with --quiet', async () => {
    const verb: Verb = async ({ log, onProgress }) => {
      log.warn({}, 'slow disk');
      onProgress({ step: 'recipes', done: 1, total: 1 });
      return done;
    };
    expect(await run(verb, { quiet: true })).toMatchObject({ stdout: '', stderr: '', status: 0 });
    const failed = await run(failing(new AppError('STORAGE_FULL')), { quiet: true });
    expect(failed.stderr).toContain('The disk is full.');
    const refused = await run(async () => ({ ...done, lines: ['It exists.'], status: 3 }), { quiet: true });
    expect(refused).toMatchObject({ stdout: '', stderr: 'It exists.\n' });
  });

  it("ends with the result's own status if it has one", async () => {
    expect((await run(async () => ({ ...done, status: 3 }))).status).toBe(3);
  });

  it('closes what a verb has opened', async () => {
    const verb: Verb = async ({ openReader }) => openReader().then(() => done);
    expect(await run(verb)).toMatchObject({ opened: 1, closed: 1 });
    expect(await run(async () => done)).toMatchObject({ opened: 0, closed: 0 });
  });

  it('makes no site unless the verb asks for it', async () => {
    expect((await run(async ({ openWriter }) => openWriter().then(() => done))).creates).toBeUndefined();
    const maker: Verb = async ({ openWriter }) => openWriter({ creates: true }).then(() => done);
    expect((await run(maker)).creates).toBe(true);
  });

  it('prints a note beside the result, and not with --quiet', async () => {
    const verb: Verb = async ({ printNote, database }) => {
      printNote(`Database: ${database()}`);
      return done;
    };
    expect(await run(verb, { json: true })).toMatchObject({ stderr: 'Database: ./data\n' });
    expect(await run(verb, { quiet: true })).toMatchObject({ stderr: '' });
  });

  it('reports a failure to open the application once', async () => {
    const error = new AppError('NOT_READY');
    const { stderr, status } = await run(async ({ openReader }) => openReader().then(() => done), {}, undefined, error);
    expect(status).toBe(4);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('reports a failure on standard error, closes what is open, and shows a stack under --verbose only', async () => {
    const error = new AppError('NOT_READY');
    const plain = await run(failing(error));
    expect(plain).toMatchObject({ stdout: '', status: 4, closed: 1 });
    expect(plain.stderr.trim().split('\n')).toHaveLength(1);
    const verbose = await run(failing(error), { verbose: true });
    expect(verbose.stderr).toContain('run-verb.test.ts');
  });

  it('also reports a failure as JSON with --json', async () => {
    const { stdout } = await run(failing(new AppError('NOT_READY')), { json: true });
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'NOT_READY' } });
  });

  it('ends with 130 if a question was interrupted', async () => {
    const { stderr, stdout, status } = await run(failing(new InterruptedPrompt()), { json: true });
    expect({ stderr, status }).toEqual({ stderr: 'Stopped: nothing was changed.\n', status: 130 });
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'INTERRUPTED' } });
  });

  it('reports what was done when Ctrl-C stops a verb', async () => {
    const interrupted = new AbortController();
    const verb: Verb = async ({ onProgress, signal }) => {
      onProgress({ step: 'recipes', done: 40, total: 72 });
      interrupted.abort();
      signal.throwIfAborted();
      return done;
    };
    const { stderr, status } = await run(verb, {}, interrupted.signal);
    expect(status).toBe(1);
    expect(stderr).toContain('40 of 72 recipes were done');
  });
});
