import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SubscriberRecord } from '@tdt/newsletter';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type ExportSubscribersOptions, exportSubscribers } from './export-subscribers.ts';

const NAMES = [
  'Ana',
  'd\'Ana "la" Lima',
  'Zoé; 🍲',
  'two\nlines',
  'a,b|c\td',
  ' blanks ',
  'Élo\u0000ïse',
  '=HYPERLINK("http://x.example";"y")',
];

const named = (first_name: string, index = 0): SubscriberRecord => ({
  id: `id-${index}`,
  first_name,
  last_name: '-1+1',
  email: `s${index}@example.org`,
  birthdate: index % 2 === 0 ? '1990-02-03' : null,
  opted_in: index !== 1,
  status: 'active',
  sync: 'synced',
  created_at: new Date('2026-11-22T09:00:00Z'),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tdt-export-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Stored {
  subscribers?: Iterable<SubscriberRecord>;
  count?: number;
  signal?: AbortSignal;
  /** Number of pieces after which the reader of standard output closes the pipe. */
  taken?: number;
}

async function run(
  options: Partial<ExportSubscribersOptions>,
  { subscribers = NAMES.map(named), count = NAMES.length, ...stored }: Stored = {},
) {
  const printed: string[] = [];
  const newsletter = {
    outbox: async () => ({ counts: { synced: count, pending: 0, failed: 0, disabled: 0 } }),
    async *export() {
      yield* subscribers;
    },
  };
  const context: Partial<Context> = {
    ...opening({ newsletter }),
    signal: stored.signal ?? new AbortController().signal,
    folder,
    onProgress: () => {},
    print: async (text) => printed.push(text) <= (stored.taken ?? Number.POSITIVE_INFINITY),
  };
  const result = await exportSubscribers({ out: 'out.csv', ...options }, context as Context);
  return { result, printed: printed.join('') };
}

const read = (text: string, delimiter = ';'): string[][] => parse(text, { bom: true, delimiter });
const inFolder = (): Promise<string[]> => readdir(folder);

describe('a file', () => {
  it.each([
    [undefined, ';'],
    [',', ','],
    ['|', '|'],
    ['tab', '\t'],
  ])('parses to the stored values, separated by %j', async (separator, delimiter) => {
    const { result } = await run({ ...(separator !== undefined && { separator }) });
    const file = join(folder, 'out.csv');
    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [titles, ...rows] = read(text, delimiter);
    expect(titles?.slice(0, 3)).toEqual(['Prénom', 'Nom', 'Email']);
    expect(rows.map(([first]) => first)).toEqual([
      ...NAMES.slice(0, 6),
      // A control character, and a formula.
      'Élo\uFFFDïse',
      `'${NAMES[7]}`,
    ]);
    expect(rows[0]).toEqual([
      'Ana',
      "'-1+1",
      's0@example.org',
      '1990-02-03',
      'oui',
      'inscrit',
      'faite',
      '2026-11-22T09:00:00.000Z',
      'id-0',
    ]);
    expect(rows[1]?.slice(4, 7)).toEqual(['non', 'inscrit', 'sans objet']);
    expect(result).toEqual({
      data: { dry_run: false, subscribers: 8, file },
      lines: [`Written to ${file}: 8 subscribers.`],
    });
  });

  it('is readable only by its owner, also if it replaces a file that others could read', async () => {
    await writeFile(join(folder, 'out.csv'), 'old');
    await chmod(join(folder, 'out.csv'), 0o644);
    await run({ yes: true });
    expect((await stat(join(folder, 'out.csv'))).mode & 0o777).toBe(0o600);
    expect(await inFolder()).toEqual(['out.csv']);
  });

  it('stays unchanged if Ctrl-C interrupts the export, and leaves no partial file', async () => {
    await writeFile(join(folder, 'out.csv'), 'old');
    const interrupted = new AbortController();
    function* interrupting() {
      yield named('Ana');
      interrupted.abort();
      yield named('Bea');
    }
    const { result } = await run({ yes: true }, { subscribers: interrupting(), signal: interrupted.signal });
    expect(result).toMatchObject({ status: 1, lines: [expect.stringContaining('was not written')] });
    expect(await readFile(join(folder, 'out.csv'), 'utf8')).toBe('old');
    expect(await inFolder()).toEqual(['out.csv']);
  });

  it('does not exist if the database fails during the export', async () => {
    function* failing() {
      yield named('Ana');
      throw new Error('gone');
    }
    await expect(run({}, { subscribers: failing() })).rejects.toThrow('gone');
    expect(await inFolder()).toEqual([]);
  });

  it('is refused with a clear message if the file system refuses it', async () => {
    await expect(run({ out: '.', yes: true })).rejects.toThrow('is not a file');
    await writeFile(join(folder, 'file'), '');
    await expect(run({ out: 'file/out.csv' })).rejects.toThrow(/cannot be written \(E\w+\): name a file/);
    await expect(run({ out: 'missing/out.csv' })).rejects.toThrow('a folder that exists');
    expect(await inFolder()).toEqual(['file']);
  });

  it('is not written in a dry run', async () => {
    const { result } = await run({ dryRun: true });
    expect(result.lines).toEqual([expect.stringMatching(/^To be written to .*out\.csv: 8 subscribers\.$/)]);
    expect(await inFolder()).toEqual([]);
  });
});

describe('standard output', () => {
  it('receives the same bytes, without the result', async () => {
    await run({});
    const { result, printed } = await run({ out: '-' });
    expect(printed).toBe(await readFile(join(folder, 'out.csv'), 'utf8'));
    expect(result.lines).toEqual(['Written to standard output: 8 subscribers.']);
  });

  it('stops the export when its reader closes the pipe', async () => {
    let read = 0;
    function* endless() {
      for (read = 0; ; read += 1) yield named('Ana');
    }
    const { result } = await run({ out: '-' }, { subscribers: endless(), taken: 3 });
    expect(result.status).toBe(1);
    expect(read).toBeLessThan(5);
  });
});

it('refuses unknown separators', async () => {
  for (const separator of ['', '"', 'x', '\n', ';;'])
    await expect(run({ separator })).rejects.toThrow('--separator takes one of');
});
