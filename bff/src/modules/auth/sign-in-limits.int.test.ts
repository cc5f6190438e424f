import { ADMIN_API } from '@tdt/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, logIn, PASSWORD } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

/** Signs in `times` times, one after the other, from an address. */
async function tries(app: FastifyInstance, times: number, credentials: object, remoteAddress = '192.0.2.1') {
  const responses: LightMyRequestResponse[] = [];
  for (let turn = 0; turn < times; turn += 1) responses.push(await logIn(app, credentials, { remoteAddress }));
  return responses;
}
const statuses = (responses: LightMyRequestResponse[]) => responses.map(({ statusCode }) => statusCode);

describe('guessing the password of one account', () => {
  it('is stopped after five failures, for the right password too, with the time to wait', async () => {
    const app = await appFor(fixture);
    const { email } = await anAccount(fixture.application);
    expect(statuses(await tries(app, 6, { email, password: 'a guess' }))).toEqual([401, 401, 401, 401, 401, 429]);
    const [right] = await tries(app, 1, { email, password: PASSWORD });
    expect(right?.statusCode).toBe(429);
    expect(right?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', title: 'Trop de requêtes.' });
    expect(Number(right?.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(right?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(right?.cookies).toEqual([]);
  });

  it('is stopped however the address is written, and also when all come at once', async () => {
    const app = await appFor(fixture, { LIMIT_SIGN_IN: '0' });
    const { email } = await anAccount(fixture.application);
    const written = [email, email.toUpperCase(), ` ${email}`, email.replace('exemple', 'EXEMPLE')];
    const guesses = Array.from({ length: 16 }, (_, index) => {
      return logIn(app, { email: written[index % 4], password: `guess ${index}` });
    });
    const all = statuses(await Promise.all(guesses));
    expect(all.filter((status) => status === 401)).toHaveLength(5);
    expect(all.filter((status) => status === 429)).toHaveLength(11);
  });

  it('is allowed again at once when an operator unlocks the account, until it is locked again', async () => {
    const app = await appFor(fixture);
    const { id, email } = await anAccount(fixture.application);
    expect(statuses(await tries(app, 6, { email, password: 'a guess' })).at(-1)).toBe(429);
    await fixture.application.users.unlock(id);
    expect(statuses(await tries(app, 6, { email, password: 'a guess' }))).toEqual([401, 401, 401, 401, 401, 429]);
    expect(statuses(await tries(app, 1, { email, password: PASSWORD }))).toEqual([429]);
    await fixture.application.users.unlock(id);
    expect(statuses(await tries(app, 1, { email, password: PASSWORD }))).toEqual([200]);
  });

  it('does not lock the same account elsewhere, or another account here', async () => {
    const app = await appFor(fixture);
    const [one, other] = [await anAccount(fixture.application), await anAccount(fixture.application)];
    await tries(app, 6, { email: one.email, password: 'a guess' });
    const elsewhere = await tries(app, 1, { email: one.email, password: PASSWORD }, '192.0.2.2');
    const here = await tries(app, 1, { email: other.email, password: PASSWORD });
    expect([...statuses(elsewhere), ...statuses(here)]).toEqual([200, 200]);
  });

  it('gets the same response for an account that does not exist', async () => {
    const app = await appFor(fixture);
    const responses = await tries(app, 7, { email: 'nobody@exemple.fr', password: 'a guess' });
    expect(statuses(responses)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('from many addresses delays sign-ins to the account, and never locks it', async () => {
    const app = await appFor(fixture, { failedSignIns: { fromAll: 2 } });
    const { email } = await anAccount(fixture.application);
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      await tries(app, 1, { email, password: 'a guess' }, address);
    }
    const start = performance.now();
    const [right] = await tries(app, 1, { email, password: PASSWORD }, '192.0.2.4');
    expect(right?.statusCode).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(990);
  });
});

describe('failures from one address', () => {
  it('are limited over all accounts', async () => {
    const app = await appFor(fixture, { LIMIT_SIGN_IN: '3' });
    const { email } = await anAccount(fixture.application);
    for (const typed of ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr']) {
      expect(statuses(await tries(app, 1, { email: typed, password: 'a guess' }))).toEqual([401]);
    }
    const [refused] = await tries(app, 1, { email, password: PASSWORD });
    expect(refused?.statusCode).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
    expect(statuses(await tries(app, 1, { email, password: PASSWORD }, '192.0.2.9'))).toEqual([200]);
  });

  it('alone count: an office signs in as often as it likes, and forgets a slip', async () => {
    const app = await appFor(fixture, { LIMIT_SIGN_IN: '3', failedSignIns: { fromOneAddress: 2 } });
    const { email } = await anAccount(fixture.application);
    const slip = { email, password: 'a slip' };
    const right = { email, password: PASSWORD };
    expect(statuses(await tries(app, 1, slip))).toEqual([401]);
    expect(statuses(await tries(app, 6, right))).toEqual(Array(6).fill(200));
    expect(statuses(await tries(app, 1, slip))).toEqual([401]);
    expect(statuses(await tries(app, 1, right))).toEqual([200]);
  });

  it('do not come from a form that was not filled in', async () => {
    const app = await appFor(fixture, { LIMIT_SIGN_IN: '1', failedSignIns: { fromOneAddress: 1 } });
    const { email } = await anAccount(fixture.application);
    await tries(app, 3, { email, password: '' });
    expect(statuses(await tries(app, 1, { email, password: PASSWORD }))).toEqual([200]);
  });
});

it('limits the writes of one account, whatever its address, and not its reading', async () => {
  const app = await appFor(fixture, { limits: { adminWrites: 2 } });
  const { email } = await anAccount(fixture.application, { isSuper: true });
  const [{ cookies } = { cookies: [] }] = await tries(app, 1, { email, password: PASSWORD });
  const headers = {
    cookie: `tdt_session=${cookies[0]?.value}`,
    origin: 'http://127.0.0.1:3000',
    'x-requested-with': 'app',
  };
  const write = (remoteAddress: string) =>
    app.inject({ method: 'DELETE', url: ADMIN_API.user('nobody'), headers, remoteAddress });
  const responses = [await write('192.0.2.1'), await write('192.0.2.2'), await write('192.0.2.3')];
  expect(statuses(responses)).toEqual([404, 404, 429]);
  expect(Number(responses[2]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject({ url: ADMIN_API.stats, headers })).statusCode).toBe(200);
});
