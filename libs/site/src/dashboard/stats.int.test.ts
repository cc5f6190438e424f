import { AdminStatsSchema } from '@tdt/contracts';
import { silentLog } from '@tdt/database/testing';
import { aSubscription, tokenIn } from '@tdt/newsletter/testing';
import { expect, it } from 'vitest';
import { openTemporary } from '../testing/temporary-application.ts';
import { createStats } from './stats.ts';

it('counts what is stored, and of the subscribers the active ones', async () => {
  const { stats, users, newsletter } = await openTemporary();
  await users.create({ email: 'chef@exemple.fr', password: 'secret', is_super_admin: false });
  const leaver = await newsletter.subscribe(aSubscription({ email: 'partie@exemple.fr' }));
  await newsletter.subscribe(aSubscription({ email: 'fidele@exemple.fr' }));
  await newsletter.unsubscribe(tokenIn(newsletter.links(leaver.id).unsubscribe));
  expect(AdminStatsSchema.parse(await stats.count())).toEqual({
    recipes: 0,
    users: 1,
    countries: 0,
    subscribers: 1,
    orders: 0,
    completed: 0,
  });
});

it('returns null for a count that fails, and logs which one it is', async () => {
  const warnings: unknown[] = [];
  const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) };
  const one = async () => 1;
  const recipes = () => Promise.reject(new Error('too slow'));
  const stats = createStats({ recipes, users: one, countries: one, subscribers: one, log });
  expect(await stats.count()).toMatchObject({ recipes: null, users: 1, countries: 1, subscribers: 1 });
  expect(warnings).toEqual([{ err: new Error('too slow'), what: 'recipes' }]);
});
