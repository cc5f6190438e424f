import { ADMIN_API, API } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

async function asked(app: FastifyInstance, url: string, times: number, cookie?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { statusCode } = await app.inject({ url, ...(cookie !== undefined && asHolder(cookie)) });
    statuses.push(statusCode);
  }
  return statuses;
}

it('counts signed-in callers by session, independently of others behind the same address', async () => {
  const app = await appFor(fixture, { LIMIT_PUBLIC: '3', limits: { signedIn: 4 } });
  const [one, other] = [await anAccount(fixture.application), await anAccount(fixture.application)];
  const cookies = [await cookieOf(app, one), await cookieOf(app, other)] as const;
  // Signing in was two of the three.
  expect(await asked(app, ADMIN_API.session, 2)).toEqual([200, 429]);
  expect(await asked(app, ADMIN_API.session, 2, cookies[0])).toEqual([200, 200]);
  expect(await asked(app, ADMIN_API.stats, 3, cookies[0])).toEqual([200, 200, 429]);
  expect(await asked(app, ADMIN_API.stats, 1, cookies[1])).toEqual([200]);
});

it('counts callers with an invalid token by address, and all callers of public routes', async () => {
  const app = await appFor(fixture, { LIMIT_PUBLIC: '3' });
  expect(await asked(app, ADMIN_API.stats, 4, 'tdt_session=forged')).toEqual([401, 401, 401, 429]);
  const other = await appFor(fixture, { LIMIT_PUBLIC: '3', CACHE_SECONDS: '0' });
  const cookie = await cookieOf(other, await anAccount(fixture.application));
  expect(await asked(other, API.site, 3, cookie)).toEqual([200, 200, 429]);
});
