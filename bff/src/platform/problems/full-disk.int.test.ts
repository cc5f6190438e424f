import { ADMIN_API, NEWSLETTER_API, type Problem } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fillDisk, until } from '@tdt/testing';
import { editedRecipe } from '@tdt/testing/recipe-input';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf, logIn, PASSWORD } from '../../testing/accounts.ts';
import { anEditor } from '../../testing/editor.ts';
import { appFor, EMBEDDED, type Fixture, openSeeded } from '../../testing/test-app.ts';

/** All that application and server write to the log. */
const lines: Record<string, unknown>[] = [];
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded(EMBEDDED, lines);
});

it('refuses writes with 507 while the disk is full, and still serves reads', async () => {
  const app = await appFor(fixture, {}, lines);
  const boss = await anAccount(fixture.application, { isSuper: true });
  const cookie = await cookieOf(app, boss);
  const editor = await anEditor(app, fixture);
  const recipe = await editor.recipe({ title: 'Flan' });
  await fillDisk(fixture.dataDir);
  await until('the engine runs again', async () => (await fixture.application.checks()).database);

  const post = (url: string, payload: object, options: InjectOptions = {}) =>
    app.inject({ method: 'POST', url, payload, ...options });
  const names = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@exemple.fr', birthdate: null };
  const subscription = { ...names, opted_in: true, source: 'website_default' };
  const account = { email: 'new@exemple.fr', password: PASSWORD };
  const responses = [
    await post(NEWSLETTER_API.subscriptions, subscription),
    await logIn(app, { email: boss.email, password: boss.password }),
    await post(ADMIN_API.users, account, asHolder(cookie)),
    await editor.call('PUT', ADMIN_API.recipe(recipe.id), { ...editedRecipe(recipe), title: 'Flan doux' }),
  ];
  for (const response of responses)
    expect(response.json<Problem>()).toMatchObject({ status: 507, code: 'STORAGE_FULL' });

  expect((await app.inject(API.recipes)).statusCode).toBe(200);
  expect((await editor.call('GET', ADMIN_API.recipe(recipe.id))).json()).toEqual(recipe);
  expect((await editor.call('GET', ADMIN_API.history('recipe', recipe.id))).json().total).toBe(1);
  // The response to a failed write does not wait for its row.
  const unwritten = () => lines.filter(({ msg }) => msg === 'An entry of the audit log could not be stored');
  await until('the log has the row that could not be stored', () => unwritten().length > 1);
  expect(unwritten().map(({ audit }) => audit)).toMatchObject([
    { action: 'POST /api/admin/users', outcome: 'STORAGE_FULL' },
    { action: 'PUT /api/admin/recipes/:id', outcome: 'STORAGE_FULL' },
  ]);
});
