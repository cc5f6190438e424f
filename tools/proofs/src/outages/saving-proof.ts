import { setTimeout as delay } from 'node:timers/promises';
import { API, PAGES } from '@tdt/contracts/plain';
import { type ProgramKind, startSite, until } from '@tdt/testing';
import { EDITOR_PASSWORD, openEditor, versionOf } from '../crashes/recipe-editor.ts';
import { duration, type Proof, percentile } from '../proof.ts';
import { createDatabaseSwitch } from './database-switch.ts';

/** What is promised of a write, with room for a machine that is shared. */
const REFUSED_MS = 3500;
/** A write that is on its way when the database hangs ends with the driver. */
const CAUGHT_MS = 15_000;
const READ_MS = 5000;
const PAUSE_MS = 50;

/**
 * The database hangs while an editor saves: each save gets 200, or 503 in time; pages that were requested
 * before come from memory, also those that a save has just made out of date; and what was acknowledged is there after
 * the return.
 */
export async function proveSaving(options: { rounds?: number; seconds?: number; programs?: ProgramKind } = {}) {
  const { rounds = 5, seconds = 10, programs = 'bundles' } = options;
  const proof: Proof = { lines: [], broken: [] };
  const database = await createDatabaseSwitch('hanging', programs);
  const site = await startSite({ programs, env: { ...database.env, TDT_ADMIN_PASSWORD: EDITOR_PASSWORD } });
  try {
    const editor = await openEditor(site);
    const pictures = [await editor.upload('cover'), await editor.upload('plat')];
    let recipe = await editor.create(versionOf(0, pictures));
    const paths = [PAGES.home, PAGES.recipes, API.recipes, API.home];
    const took: number[] = [];
    let [caught, acknowledged] = [0, recipe.revision];
    let longestCaught = 0;

    async function save(isHanging: boolean): Promise<void> {
      const from = performance.now();
      const status = await editor.write({ ...recipe, revision: acknowledged }, versionOf(acknowledged, pictures));
      const ms = performance.now() - from;
      if (status === 200) acknowledged += 1;
      else if (status !== 503) proof.broken.push(`a save got ${status}`);
      if (status === 503 && isHanging) took.push(ms);
      if (ms > REFUSED_MS && isHanging) proof.broken.push(`a save during the hang took ${duration(ms)}`);
      if (ms > REFUSED_MS && !isHanging) caught += 1;
      if (!isHanging) longestCaught = Math.max(longestCaught, ms);
      if (ms > CAUGHT_MS) proof.broken.push(`a save took ${duration(ms)}`);
    }

    async function readAll(): Promise<void> {
      await Promise.all(
        paths.map(async (path) => {
          const from = performance.now();
          const { status } = await fetch(`${site.url}${path}`);
          if (status !== 200) proof.broken.push(`${path} responded with ${status}`);
          if (performance.now() - from > READ_MS) proof.broken.push(`${path} took longer than ${duration(READ_MS)}`);
        }),
      );
    }

    for (let round = 0; round < rounds; round += 1) {
      await readAll();
      await save(false);
      const saving = save(false);
      await delay(Math.random() * PAUSE_MS);
      await database.disconnect(site);
      const endsAt = performance.now() + seconds * 1000;
      while (performance.now() < endsAt) {
        await Promise.all([readAll(), save(true)]);
        await delay(PAUSE_MS);
      }
      await saving;
      await database.reconnect();
      await until('the site is ready again', async () => (await fetch(`${site.url}${API.ready}`)).ok, 30);
      recipe = await editor.read(recipe.id);
      // A save without a response may have been done.
      if (recipe.revision < acknowledged || recipe.revision > acknowledged + 1)
        proof.broken.push(`revision ${acknowledged} was acknowledged, ${recipe.revision} is stored`);
      acknowledged = recipe.revision;
    }
    const longest = took.length > 0 ? duration(Math.max(...took)) : 'none';
    proof.lines.push(
      `${rounds} hangs of ${seconds} s: ${took.length} saves refused, p50 ${duration(percentile(took, 0.5))}, longest ${longest}; ${caught} were on their way to the database, longest ${duration(longestCaught)}`,
    );
    return proof;
  } finally {
    await site.stop();
    await database.close();
  }
}
