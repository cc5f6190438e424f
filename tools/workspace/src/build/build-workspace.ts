import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/environment.mjs';
import { runProgram } from '../processes/run-program.ts';
import { sourcesFingerprint } from './sources.ts';

const STAMP = join(ROOT, 'node_modules/.built');

/** Whether the bundles that are there are those of the sources that are there. */
export function isBuilt(): boolean {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourcesFingerprint()) return false;
  return outputs().every((path) => existsSync(join(ROOT, path)));
}

/** Builds every project that has changed; false when one cannot be built. With `quiet`, output is shown only then. */
export async function buildWorkspace({ quiet }: { quiet: boolean }): Promise<boolean> {
  const fingerprint = sourcesFingerprint();
  const { status, output } = await runProgram('nx', ['run-many', '-t', 'build'], { quiet, timeoutSeconds: 900 });
  if (status !== 0) {
    if (quiet) process.stderr.write(output);
    return false;
  }
  writeFileSync(STAMP, fingerprint);
  return true;
}

/** Folder of each project that has a build. */
function outputs(): string[] {
  const groups = ['hosts', 'remotes'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
  );
  return [...groups, 'bff', 'cli'].map((project) => `${project}/dist`);
}
