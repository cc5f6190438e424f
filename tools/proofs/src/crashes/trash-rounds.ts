import { setTimeout as delay } from 'node:timers/promises';
import type { AdminRecipe, HistoryList } from '@tdt/contracts';
import { ADMIN_API, PAGES } from '@tdt/contracts/plain';
import { type ProgramKind, type RunningSite, startSite } from '@tdt/testing';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import { type EditorSession, signIn } from '../instances/editor-session.ts';
import type { Proof } from '../proof.ts';

const EMAIL = 'editor@example.org';
const PASSWORD = 'tour de table 1';
/** When the server is killed: after these milliseconds of a move, which takes some fifty on a server that has just started. */
const MOMENTS_MS = [10, 20, 30, 45, 60, 150];

/**
 * Kills the server, and every other time the engine too, while a recipe is moved to the trash or out of it. After the
 * restart it is in one of both places as a whole, where a confirmed move has put it: with its versions, its picture and
 * its address, which visitors get as a page or as gone.
 */
export async function proveTrashCrashes(options: { rounds?: number; programs?: ProgramKind } = {}): Promise<Proof> {
  const { rounds = 50, programs = 'bundles' } = options;
  const site = await startSite({ programs, demo: false, env: { TDT_ADMIN_PASSWORD: PASSWORD } });
  const broken: string[] = [];
  const tally = { confirmed: 0, moved: 0 };
  try {
    await site.cli('admin', 'create', '--email', EMAIL);
    const session = await signIn(site.url, site.url, EMAIL, PASSWORD);
    let recipe = await aRecipe(site, session);
    for (let round = 0; round < rounds; round += 1) {
      const wasDeleted = recipe.deleted !== undefined;
      const isConfirmed = await killDuring(site, session, recipe, round);
      await site.restart();
      const found = await session.call<AdminRecipe>(site.url, 'GET', ADMIN_API.recipe(recipe.id));
      const isMoved = (found.deleted !== undefined) !== wasDeleted;
      if (isConfirmed) tally.confirmed += 1;
      if (isMoved) tally.moved += 1;
      const faults = [
        ...(isConfirmed && !isMoved ? ['a confirmed move is lost'] : []),
        ...(await lossesOf(site, session, recipe, found)),
      ];
      broken.push(...faults.map((fault) => `round ${round}: ${fault}`));
      recipe = found;
    }
  } finally {
    await site.stop();
  }
  return {
    lines: [
      `server killed ${rounds} times in the middle of a move to the trash or back: ${tally.confirmed} confirmed, ${tally.moved} made`,
    ],
    broken,
  };
}

/** A recipe with a picture and a version. */
async function aRecipe({ url }: RunningSite, session: EditorSession): Promise<AdminRecipe> {
  const { url: address, width, height, placeholder } = await session.upload(url);
  const cover = { url: address, width, height, placeholder, alt: 'Aligot', focal: null, image_type: 'cover' as const };
  const made = await session.create(url, aRecipeInput({ title: 'Aligot doux', images: [cover] }));
  return session.call(url, 'PUT', ADMIN_API.recipe(made.id), editedRecipe(made, { title: 'Aligot' }));
}

/** @returns whether the move was confirmed */
async function killDuring(site: RunningSite, session: EditorSession, recipe: AdminRecipe, round: number) {
  const engine = await site.enginePid();
  const one = ADMIN_API.recipe(recipe.id);
  const move = recipe.deleted
    ? session.call(site.url, 'POST', ADMIN_API.restoration(one), {})
    : session.call(site.url, 'DELETE', one);
  const outcome = move.then(
    () => true,
    () => false,
  );
  await delay(MOMENTS_MS[round % MOMENTS_MS.length]);
  if (round % 2 === 1) process.kill(engine, 'SIGKILL');
  await site.kill();
  return outcome;
}

async function lossesOf({ url }: RunningSite, session: EditorSession, before: AdminRecipe, found: AdminRecipe) {
  const { total } = await session.call<HistoryList>(url, 'GET', ADMIN_API.history('recipe', found.id));
  const page = await fetch(`${url}${PAGES.recipe(found.slug)}`, { redirect: 'manual' });
  const picture = await fetch(`${url}${found.images[0]?.url}`);
  return [
    ...(contentOf(found) === contentOf(before) ? [] : [`it differs: ${JSON.stringify(found)}`]),
    ...(total === 2 ? [] : [`its history lists ${total} states`]),
    ...(page.status === (found.deleted ? 410 : 200) ? [] : [`its page responds with ${page.status}`]),
    ...(picture.status === 200 ? [] : [`its picture responds with ${picture.status}`]),
  ];
}

/** All but what a move changes. */
const contentOf = (recipe: AdminRecipe): string =>
  JSON.stringify({ ...recipe, deleted: undefined, revision: undefined, updated_at: undefined });
