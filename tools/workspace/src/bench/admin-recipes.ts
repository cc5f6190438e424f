import type { AdminRecipe, AdminRecipeList } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';
import { createAccount, signIn } from './account.ts';
import { timeEach } from './http-load.ts';
import type { Measurement } from './measurement.ts';
import { median } from './side-by-side.ts';

const SAVES = 30;
/** Of the lists: enough that the second after the sign-in, in which the server is still busy, is not the median. */
const ROUNDS = 60;
/** What editors ask of the list; the page changes with the round. */
const LISTS: Record<string, string> = {
  'newest first': 'sort=-created_at',
  'by title': 'sort=title',
  'part of a title': 'q=poul&sort=-created_at',
  'what lacks something': 'gap=any&sort=-updated_at',
};
const RESPONSE_MS = 50;

/** Times the responses of the editors' list of recipes, one after another over HTTP, after a round to warm up. */
export async function measureAdminLists(site: RunningSite): Promise<Measurement[]> {
  await createAccount(site);
  const headers = await signIn(site.url);
  const measured: Measurement[] = [];
  for (const [name, query] of Object.entries(LISTS)) {
    const urls = Array.from({ length: ROUNDS }, (_, at) => `${site.url}${ADMIN_API.recipes}?${query}&page=${1 + at}`);
    await timeEach(urls.slice(0, 3), { headers });
    const value = median(await timeEach(urls, { headers }));
    measured.push({ what: `editors' list, ${name}: p50`, value, unit: 'ms', budget: { atMost: RESPONSE_MS } });
  }
  return measured;
}

/** Times saves of a recipe with changed texts, one after another. */
export async function recipeSaves({ url }: RunningSite): Promise<Measurement[]> {
  const headers = { ...(await signIn(url)), 'content-type': 'application/json' };
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(url + path, { headers, ...init });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return (await response.json()) as T;
  };
  const { items } = await ask<AdminRecipeList>(ADMIN_API.recipes);
  const path = ADMIN_API.recipe(items[0]?.id ?? '');
  const {
    id: _,
    slug: __,
    edited_at: _at,
    edited_by: _by,
    created_at: ___,
    updated_at: ____,
    ...recipe
  } = await ask<AdminRecipe>(path);
  // The order of steps is that of the list.
  const steps = recipe.steps.map(({ step_order: _, ...step }) => step);
  let { revision } = recipe;
  const times: number[] = [];
  for (let count = 0; count < SAVES; count += 1) {
    const body = JSON.stringify({ ...recipe, steps, description: `${recipe.description} ${count}`, revision });
    const before = performance.now();
    ({ revision } = await ask<AdminRecipe>(path, { method: 'PUT', body }));
    times.push(performance.now() - before);
  }
  return [{ what: 'save of a recipe: p50', value: median(times), unit: 'ms', budget: { atMost: RESPONSE_MS } }];
}
