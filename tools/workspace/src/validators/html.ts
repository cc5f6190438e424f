import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { NU } from './checkers.ts';
import type { ValidatorMessage } from './findings.ts';

/** React closes void elements so; parsers ignore it. */
const IGNORED = 'Trailing slash on void elements.*';

/** Warnings are of the type `info`. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

export const hasJava = async (): Promise<boolean> =>
  (await runProgram('java', ['-version'], { quiet: true })).status === 0;

/** What the Nu Html Checker (https://validator.github.io/validator) finds in documents, by their paths. */
export async function checkHtml(documents: ReadonlyMap<string, string>): Promise<ValidatorMessage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  try {
    const paths = new Map([...documents.keys()].map((path, index) => [join(folder, `${index}.html`), path]));
    for (const [file, path] of paths) await writeFile(file, documents.get(path) ?? '');
    const options = ['--format', 'json', '--exit-zero-always', '--stdout', '--filterpattern', IGNORED];
    const { output } = await runProgram('java', ['-jar', NU, ...options, ...paths.keys()], { quiet: true });
    const at = output.indexOf('{');
    if (at < 0) throw new Error(`The checker failed:\n${output}`);
    const { messages } = JSON.parse(output.slice(at)) as { messages: Message[] };
    return messages.map(({ type, url, message, extract = '' }) => ({
      isError: type !== 'info',
      path: paths.get(url.replace('file:', '')) ?? url,
      message,
      where: extract.replaceAll(/\s+/g, ' ').trim(),
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
