import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, symlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { API } from '@tdt/contracts/plain';
import { type ProgramKind, type RunningSite, type SiteOptions, startSite, until } from '@tdt/testing';
import { EDITOR_PASSWORD, openEditor } from '../crashes/recipe-editor.ts';
import type { Proof } from '../proof.ts';
import { responsesOf, type SiteResponses } from './site-responses.ts';
import { isRootOnLinux, mountVolume } from './volumes.ts';

export type DiskFault = 'full' | 'foreign' | 'own';

interface Part {
  site: RunningSite;
  responses: SiteResponses;
}

interface Scene {
  /** Prepares the disk; returns where the data shall be, and what to do at the end. */
  prepare(): SiteOptions & { dataDir: string; close(): void };
  play(part: Part): Promise<void>;
}

const VOLUME_MB = 200;
/** `nobody`. */
const UID = 65_534;

const SCENES: Record<DiskFault, Scene> = {
  /** The volume of the data fills up; the site is killed and started again meanwhile. */
  full: {
    prepare() {
      const volume = mountVolume(VOLUME_MB);
      return { dataDir: join(volume.path, 'data'), close: volume.unmount };
    },
    async play({ site, responses }) {
      const ballast = join(site.dataDir, '..', 'ballast');
      await responses.uploadWith('before', 201);
      fill(ballast);
      await responses.uploadWith('on a full volume', 507);
      await responses.readsWith('on a full volume', false);
      process.kill(await site.enginePid(), 'SIGKILL');
      await site.kill();
      fill(ballast);
      await site.restart({}, API.health);
      await until('the database responds', () => hasDatabase(site), 30);
      await responses.readsWith('started again on the full volume', false);
      await responses.uploadWith('started again on the full volume', 507);
      rmSync(ballast);
      await responses.readsWith('with room again', true);
      await responses.uploadWith('with room again', 201);
    },
  },

  /** The folder of the pictures belongs to another user than the site runs as. */
  foreign: {
    prepare() {
      const dataDir = mkdtempSync(join(tmpdir(), 'foreign-'));
      chownSync(dataDir, UID, UID);
      return { dataDir, uid: UID, close() {} };
    },
    async play({ site, responses }) {
      await responses.uploadWith('before', 201);
      const media = join(site.dataDir, 'media');
      execFileSync('chown', ['-R', '0:0', media]);
      await responses.uploadWith('with a foreign folder', 503);
      await delay(VALID_MS);
      await responses.readsWith('with a foreign folder', false);
      const { stdout } = await site.cli('doctor');
      const isNamed = stdout.includes('PROBLEM  storage') && stdout.includes(`${media} (EACCES; it belongs to user 0`);
      responses.expect('doctor reports the folder and its owner', isNamed);
      responses.expect('doctor reports the repair', stdout.includes(`chown -R nobody ${media}`));
      await site.kill('SIGTERM');
      await site.restart({}, API.health);
      await responses.readsWith('started again with a foreign folder', false);
      execFileSync('chown', ['-R', `${UID}:${UID}`, media]);
      await delay(VALID_MS);
      await responses.readsWith('after the repair', true);
      await responses.uploadWith('after the repair', 201);
    },
  },

  /** `media` is a volume of its own. */
  own: {
    prepare() {
      const dataDir = mkdtempSync(join(tmpdir(), 'own-'));
      const volume = mountVolume(VOLUME_MB);
      symlinkSync(volume.path, join(dataDir, 'media'));
      return { dataDir, close: volume.unmount };
    },
    async play({ site, responses }) {
      await responses.uploadWith('with a volume for media', 201);
      await responses.readsWith('with a volume for media', true);
      const { stdout } = await site.cli('doctor');
      responses.expect('doctor finds the storage well', /^ok\s+storage/m.test(stdout));
    },
  },
};

/** How long the site remembers what it found. */
const VALID_MS = 1100;

/** A failure of the disk under a running site, which says what fails and resumes when it is mended. */
export async function proveDisk(fault: DiskFault, programs: ProgramKind = 'bundles'): Promise<Proof> {
  const proof: Proof = { lines: [], broken: [] };
  if (!isRootOnLinux) return { lines: ['SKIPPED: this needs root on Linux'], broken: [] };
  const { prepare, play } = SCENES[fault];
  const { close, ...options } = prepare();
  try {
    const site = await startSite({ programs, ...options, env: { TDT_ADMIN_PASSWORD: EDITOR_PASSWORD } });
    try {
      await play({ site, responses: responsesOf(site, await openEditor(site), proof) });
    } finally {
      await site.stop();
    }
  } finally {
    close();
  }
  return proof;
}

const hasDatabase = async (site: RunningSite): Promise<boolean> => {
  const { checks } = (await (await fetch(`${site.url}${API.ready}`)).json()) as { checks: { database: boolean } };
  return checks.database;
};

/** Writes until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  for (const size of [1_000_000, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}
