import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromInstallation, installationAbove, loadEnvironmentFile } from './installation.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installation-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('the installation is the folder with the workspaces, for sources and for bundles', async () => {
  await mkdir(join(folder, 'bff/dist'), { recursive: true });
  await mkdir(join(folder, 'libs/config/src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "workspaces": [] }');
  await writeFile(join(folder, 'libs/config/package.json'), '{ "name": "config" }');
  expect(installationAbove(join(folder, 'bff/dist'))).toBe(folder);
  expect(installationAbove(join(folder, 'libs/config/src'))).toBe(folder);
});

test('paths in settings are relative to the installation, whatever the current folder', () => {
  expect(fromInstallation('./data')).toBe(resolve(import.meta.dirname, '../../../data'));
  expect(fromInstallation('/srv/data')).toBe('/srv/data');
});

test('variables of the environment win over those of .env', async () => {
  await writeFile(join(folder, '.env'), 'INSTALLATION_A=file\nINSTALLATION_B=file\n');
  vi.stubEnv('INSTALLATION_A', undefined);
  vi.stubEnv('INSTALLATION_B', 'environment');
  loadEnvironmentFile(folder);
  expect([process.env.INSTALLATION_A, process.env.INSTALLATION_B]).toEqual(['file', 'environment']);
});
