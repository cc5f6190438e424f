import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AdminRecipe } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { type ProgramKind, type RunningSite, startSite } from '@tdt/testing';
import { counted, type Proof } from '../proof.ts';
import { EDITOR_PASSWORD, openEditor, type RecipeEditor, versionOf, versionsIn } from './recipe-editor.ts';

/** When the server is killed: during the second upload, or after a share of the time that a write takes. */
const MOMENTS = ['upload', 0.5, 0.9, 0.2, 1.2] as const;
type Moment = (typeof MOMENTS)[number];

/** Saves ago that a former address is looked at: a recipe has its latest 50. */
const FORMER = 40;

const UPLOADS = join('media', 'recipe-images');
const TWO_DAYS_MS = 2 * 86_400_000;

interface Tally {
  unconfirmed: number;
  old: number;
  new: number;
  orphans: number;
}

/**
 * Kills the server, and every other time the engine too, in the middle of a save of the recipe editor: two uploads and
 * a write. After the restart, the recipe is either the old or the new one as a whole, the new one if that was
 * confirmed, with its files and its page; each state that it had is a version, with its files, and no state is missing
 * or listed twice. A sweep leaves no other file.
 */
export async function proveSaveCrashes(options: { rounds?: number; programs?: ProgramKind } = {}): Promise<Proof> {
  const { rounds = 20, programs = 'bundles' } = options;
  const site = await startSite({ programs, demo: false, env: { TDT_ADMIN_PASSWORD: EDITOR_PASSWORD } });
  const broken: string[] = [];
  const tally: Tally = { unconfirmed: 0, old: 0, new: 0, orphans: 0 };
  try {
    const editor = await openEditor(site);
    let recipe = await editor.create(versionOf(0, await bothPictures(editor)));
    const shown = new Set(recipe.images.map(({ url }) => url));
    const duration = await writeDuration(editor, recipe);
    for (let round = 0; round < rounds; round += 1) {
      recipe = await editor.read(recipe.id);
      const moment = MOMENTS[round % MOMENTS.length] ?? 'upload';
      const isConfirmed = await killDuring(site, { editor, recipe, moment, duration, withEngine: round % 2 === 1 });
      await ageFiles(site.dataDir);
      await site.restart();
      const found = await editor.read(recipe.id);
      for (const { url } of [...recipe.images, ...found.images]) shown.add(url);
      const faults = [
        ...mixtureOf(recipe, found, isConfirmed, tally),
        ...(await lossesOf(site.url, found)),
        ...missingStates(found, await editor.history(recipe.id)),
        ...(await leftoversOf(site, shown, tally)),
      ];
      broken.push(...faults.map((fault) => `round ${round} (${moment}): ${fault}`));
    }
  } finally {
    await site.stop();
  }
  const outcome = `${tally.unconfirmed} unconfirmed; ${tally.old} times the old recipe, ${tally.new} times the new one`;
  return {
    lines: [
      `server killed ${rounds} times in the middle of a save, ${outcome}; ${counted(tally.orphans, 'unused file')} swept`,
    ],
    broken,
  };
}

const bothPictures = async (editor: RecipeEditor) => [await editor.upload('cover'), await editor.upload('plat')];

/** Milliseconds that a write takes; it makes the next version. */
async function writeDuration(editor: RecipeEditor, recipe: AdminRecipe): Promise<number> {
  const input = versionOf(1, await bothPictures(editor));
  const began = performance.now();
  await editor.write(recipe, input);
  return performance.now() - began;
}

interface Save {
  editor: RecipeEditor;
  recipe: AdminRecipe;
  moment: Moment;
  duration: number;
  withEngine: boolean;
}

/** Saves the next version and kills meanwhile. @returns whether the write was confirmed */
async function killDuring(site: RunningSite, { editor, recipe, moment, duration, withEngine }: Save): Promise<boolean> {
  const engine = await site.enginePid();
  const kill = async () => {
    if (withEngine) process.kill(engine, 'SIGKILL');
    await site.kill();
  };
  const next = recipe.revision;
  if (moment === 'upload') {
    await editor.upload('cover');
    const cut = editor.upload('plat').catch(() => null);
    await kill();
    await cut;
    return false;
  }
  const status = editor.write(recipe, versionOf(next, await bothPictures(editor))).catch(() => null);
  await delay(duration * moment);
  await kill();
  return (await status) === 200;
}

/** Makes all files older than a day: a sweep leaves younger ones to forms that are not saved yet. */
async function ageFiles(dataDir: string): Promise<void> {
  const time = new Date(Date.now() - TWO_DAYS_MS);
  for (const path of await filesIn(join(dataDir, UPLOADS))) await utimes(path, time, time);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

function mixtureOf(before: AdminRecipe, found: AdminRecipe, isConfirmed: boolean, tally: Tally): string[] {
  const isNew = found.revision === before.revision + 1;
  const [version, ...others] = versionsIn(found);
  if (!isConfirmed) tally.unconfirmed += 1;
  tally[isNew ? 'new' : 'old'] += 1;
  return [
    ...(isNew || found.revision === before.revision ? [] : [`revision ${before.revision} became ${found.revision}`]),
    ...(isConfirmed && !isNew ? ['a confirmed save is lost'] : []),
    ...(version === found.revision - 1 && others.length === 0 ? [] : [`a mixture: ${JSON.stringify(found)}`]),
  ];
}

/** Files of the recipe that are gone, and addresses that do not lead to it. */
async function lossesOf(url: string, { images, slug, revision }: AdminRecipe): Promise<string[]> {
  const losses: string[] = [];
  for (const { url: path } of images) {
    const { status } = await fetch(`${url}${path}`);
    if (status !== 200) losses.push(`${path} responds with ${status}`);
  }
  const formerPage = PAGES.recipe(slug.replace(/\d+$/, String(Math.max(0, revision - FORMER))));
  const { status, headers } = await fetch(`${url}${formerPage}`, { redirect: 'manual' });
  const location = headers.get('location');
  if (status !== 301 || location !== PAGES.recipe(slug))
    losses.push(`${formerPage} redirects with ${status} to ${location}`);
  const page = await fetch(`${url}${PAGES.recipe(slug)}`);
  if (page.status !== 200) losses.push(`${PAGES.recipe(slug)} responds with ${page.status}`);
  return losses;
}

/** What the history lacks of the states that the recipe has had, each of which contains the number before its revision. */
function missingStates({ revision }: AdminRecipe, { latest, total }: Awaited<ReturnType<RecipeEditor['history']>>) {
  const expected = latest.map((_, index) => revision - index);
  const isWhole = latest.every((state, index) => {
    const [version, ...others] = versionsIn(state);
    return state.revision === expected[index] && version === state.revision - 1 && others.length === 0;
  });
  return isWhole && total === revision
    ? []
    : [`of ${revision} states the history lists ${total}, the latest ${latest.map((state) => state.revision)}`];
}

/** Files that a sweep leaves although no state of the recipe shows them, and missing ones. */
async function leftoversOf(site: RunningSite, images: ReadonlySet<string>, tally: Tally): Promise<string[]> {
  const { status, stdout, stderr } = await site.cli('media', 'sweep', '--yes', '--json');
  if (status !== 0) return [`the sweep ended with ${status}: ${stderr}`];
  const { unused, missing } = JSON.parse(stdout) as { unused: string[]; missing: string[] };
  tally.orphans += unused.length;
  const shown = [...images].map((url) => url.slice(0, -'.webp'.length));
  const isShown = (path: string) => shown.some((beginning) => path.startsWith(join(site.dataDir, beginning)));
  const folders = ['cover', 'plat'].map((folder) => join(site.dataDir, UPLOADS, folder));
  const files = (await Promise.all(folders.map(filesIn))).flat();
  return [
    ...files.filter((path) => !isShown(path)).map((path) => `${path} is left`),
    ...missing.filter((path) => images.has(path)).map((path) => `${path} is missing`),
  ];
}
