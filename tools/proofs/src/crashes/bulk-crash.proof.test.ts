import type { AdminRecipe, AdminRecipeList, BulkRun } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import { importRecipes, PROGRAMS_UNDER_TEST, type RunningSite, startSite, until } from '@tdt/testing';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { aRecipe } from '@tdt/testing/seeds';
import { expect, onTestFinished, test } from 'vitest';
import { type EditorSession, signIn } from '../instances/editor-session.ts';

const PASSWORD = 'tour de table 1';
const EMAIL = 'editor@example.org';
const COUNT = 1000;
const PAGE = 100;
/** As many as a server has connections to the database: more wait for one, two seconds at most. */
const AT_ONCE = 20;
const LIMIT_S = 240;

async function aSite() {
  const site = await startSite({ programs: PROGRAMS_UNDER_TEST, demo: false, env: { TDT_ADMIN_PASSWORD: PASSWORD } });
  onTestFinished(site.stop);
  const seeds = Array.from({ length: COUNT }, (_, index) => aRecipe({ title: `Ragoût ${index + 1}`, country: null }));
  await importRecipes(site, seeds);
  await site.cli('admin', 'create', '--email', EMAIL);
  const session = await signIn(site.url, site.url, EMAIL, PASSWORD);
  /** Connections of before a kill fail once. */
  const call = async <Result>(...request: Parameters<EditorSession['call']>): Promise<Result> => {
    try {
      return await session.call<Result>(...request);
    } catch (error) {
      if (error instanceof TypeError) return call(...request);
      throw error;
    }
  };
  return { site, session: { call } };
}
type Session = Pick<EditorSession, 'call'>;

/** All recipes, as they are stored. */
async function all({ url }: RunningSite, session: Session): Promise<AdminRecipe[]> {
  const found: AdminRecipe[] = [];
  for (let page = 1; page <= COUNT / PAGE; page += 1) {
    const path = `${ADMIN_API.recipes}?page_size=${PAGE}&page=${page}&sort=created_at`;
    const { items } = await session.call<AdminRecipeList>(url, 'GET', path);
    found.push(...(await stored(url, session, items)));
  }
  return found;
}

/** These recipes as they are stored, some at a time. */
async function stored(url: string, session: Session, recipes: readonly { id: string }[]): Promise<AdminRecipe[]> {
  const found: AdminRecipe[] = [];
  for (let start = 0; start < recipes.length; start += AT_ONCE) {
    const some = recipes.slice(start, start + AT_ONCE);
    found.push(
      ...(await Promise.all(some.map(({ id }) => session.call<AdminRecipe>(url, 'GET', ADMIN_API.recipe(id))))),
    );
  }
  return found;
}

/** Sends a request twice, kills the server whenever some hundred more recipes are dealt with, and waits for the end. */
async function carriedOut(site: RunningSite, session: Session, path: string, run: string, state: BulkRun['state']) {
  const read = () => session.call<BulkRun>(site.url, 'GET', ADMIN_API.bulkRun(run));
  await Promise.all([path, path].map((each) => session.call(site.url, 'POST', each, {})));
  let kills = 0;
  for (const position of [150, 450, 700]) {
    await until(`${position} are dealt with`, async () => (await read()).position >= position, LIMIT_S);
    if ((await read()).state === state) break;
    await site.kill();
    await site.restart();
    kills += 1;
  }
  await until(`the run is ${state}`, async () => (await read()).state === state, LIMIT_S);
  return { run: await read(), kills };
}

/** What a run must restore: all but what every save writes. */
const content = ({ revision: _, edited_at: __, edited_by: ___, updated_at: ____, ...fields }: AdminRecipe) => fields;

test(
  'a change of 1,000 recipes and its undoing, each killed three times, do each recipe once',
  async () => {
    const { site, session } = await aSite();
    const before = await all(site, session);
    const action = { kind: 'difficulty', difficulty: 'difficile' };
    const { id, expected } = await session.call<BulkRun>(site.url, 'POST', ADMIN_API.bulk, { query: {}, action });
    expect(expected).toMatchObject({ changed: COUNT, skipped: [] });
    const [edited, deleted] = [before.slice(490, 502), before.slice(700, 703)];
    for (const recipe of edited)
      await session.call(site.url, 'PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, { servings: 9 }));
    for (const recipe of deleted) await session.call(site.url, 'DELETE', ADMIN_API.recipe(recipe.id));

    const done = await carriedOut(site, session, ADMIN_API.bulkStart(id), id, 'done');
    expect(done.kills).toBe(3);
    const left = new Set([...edited, ...deleted].map((recipe) => recipe.id));
    expect(done.run.result).toMatchObject({ changed: COUNT - 15, same: 0 });
    expect(new Set(done.run.result?.items.map((item) => item.id))).toEqual(left);
    const changed = before.filter((recipe) => !left.has(recipe.id));
    const during = await stored(site.url, session, changed);
    expect(new Set(during.map(({ revision, difficulty }) => `${revision} ${difficulty}`))).toEqual(
      new Set(['2 difficile']),
    );

    const undone = await carriedOut(site, session, ADMIN_API.bulkUndo(id), id, 'undone');
    expect(undone.kills).toBe(3);
    expect(undone.run.undo).toMatchObject({ changed: COUNT - 15, skipped: [] });
    const after = await stored(site.url, session, changed);
    expect(new Set(after.map(({ revision }) => revision))).toEqual(new Set([3]));
    expect(after.map(content)).toEqual(changed.map(content));
  },
  3 * LIMIT_S * 1000,
);
