import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '@tdt/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { withText } from './edits.ts';
import { type Edit, rebuild } from './rebuild.ts';

const CATALOGUE = join(import.meta.dirname, '../../../../remotes/catalogue/dist');

async function rebuilt(edit: Edit): Promise<{ root: string; build: Build }> {
  const root = await mkdtemp(join(tmpdir(), 'rebuilt-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return { root, build: await rebuild(CATALOGUE, root, edit) };
}

it('seals an edited build under a version of its own', async () => {
  const original: Build = JSON.parse(await readFile(join(CATALOGUE, 'build.json'), 'utf8'));
  const { root, build } = await rebuilt(withText('À propos', 'De nous'));
  expect(build).toEqual({ ...original, version: build.version, files: build.files });
  expect(build.version).not.toBe(original.version);
  expect(build.files.map(({ path }) => path)).toEqual(original.files.map(({ path }) => path));
  const entry = await readFile(join(root, 'web/remoteEntry.js'), 'utf8');
  expect(entry).toContain(`/assets/catalogue/${build.version}/web/`);
  expect(entry).not.toContain(original.version);
  for (const path of [...build.js, build.server ?? '']) {
    expect(await readFile(join(root, path), 'utf8')).not.toContain('À propos');
  }
});

it('gives a build that was not edited the version it had', async () => {
  const { version }: Build = JSON.parse(await readFile(join(CATALOGUE, 'build.json'), 'utf8'));
  expect((await rebuilt((text) => text)).build.version).toBe(version);
});
